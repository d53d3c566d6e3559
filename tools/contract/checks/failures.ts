import { type Check, failedBy, notRun } from "../check.ts"
import { envelopeOf, fieldOf } from "../exchange.ts"

const failures = 3

/** Runs last: afterwards the account needs a captcha. */
export const captchaAfterFailures: Check = {
  id: "captchaAfterFailures",
  rule: "§3 Session and registration",
  title: "After three wrong passwords in a row a login wants a captcha",
  player: "Logins are refused, and no captcha appears.",
  changes: "sends three wrong passwords for the account, so that its next login needs a captcha",
  run: async ({ visit }) => {
    // A wrong password is only counted for an account that can log in.
    await visit.session()
    let last
    for (let sent = 0; sent < failures; sent += 1) last = await visit.logIn(`wrong-${crypto.randomUUID()}`)
    if (last === undefined) return notRun("No login was sent.")
    const wants = fieldOf(envelopeOf(last.answered)?.value, "captcha") === true
    const right = await visit.logIn(visit.account.password)
    const isOpen = envelopeOf(right.answered)?.success === true
    return failedBy(
      [
        ...(wants ? [] : [{ what: `refusal ${failures} does not ask for a captcha`, exchange: last }]),
        ...(isOpen ? [{ what: "the next login passes without a captcha", exchange: right }] : []),
      ],
      "The gateway asked for a captcha.",
    )
  },
}
