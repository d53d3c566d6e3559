import { type Check, findingsIn } from "../check.ts"
import { envelopeOf, fieldOf } from "../exchange.ts"

const failures = 3

/** Runs last: afterwards the account needs a captcha. */
export const captchaAfterFailures: Check = {
  id: "captchaAfterFailures",
  rule: "§3 Session and registration",
  title: "After three wrong passwords in a row a login wants a captcha",
  player: "Logins are refused, and no captcha appears.",
  changes: "sends three wrong passwords for the account, so that its next login needs a captcha",
  find: async (session) => {
    // Logs in first, because a wrong password counts only for an account that can log in.
    let { exchange: last } = await session.member()
    for (let sent = 0; sent < failures; sent += 1) last = await session.logIn(`wrong-${crypto.randomUUID()}`)
    const right = await session.logIn(session.account.password)
    const wants = fieldOf(envelopeOf(last)?.value, "captcha") === true
    return [
      ...findingsIn(last, !wants && `refusal ${failures} does not ask for a captcha`),
      ...findingsIn(right, envelopeOf(right)?.success === true && "the next login passes without a captcha"),
    ]
  },
}
