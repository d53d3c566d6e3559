import { memberInfo } from "#gateway/calls/account/member.ts"
import { bankCards } from "#gateway/calls/account/security.ts"
import { depositBanks } from "#gateway/calls/cashier/deposits.ts"
import { walletTransfer } from "#gateway/calls/cashier/funds.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { captcha, login } from "#gateway/calls/entry/account.ts"
import { checkAffiliate, checkUsername } from "#gateway/calls/entry/registration.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { gameList } from "#gateway/calls/games/gameLists.ts"
import { helpTopics } from "#gateway/calls/help/help.ts"
import { mails } from "#gateway/calls/messages/inbox.ts"
import { memberTasks } from "#gateway/calls/promo/tasks.ts"
import { profitLoss, txCodes } from "#gateway/calls/records/records.ts"
import { type Answered, type Asked, type Carry, envelopeOf } from "#tools/contract/exchange.ts"

/** A simulated gateway with a fault: what it answers to a request. */
export type Plant = (stage: {
  readonly carry: Carry
  /** Lets this many milliseconds pass. */
  readonly passes: (milliseconds: number) => void
}) => Carry

interface Named {
  readonly path: string
}

const isFor = ({ address }: Asked, { path }: Named): boolean => address.split("?")[0] === path

/** Changes the responses of one call. */
const answers =
  (call: Named, change: (answered: Answered, asked: Asked) => Answered): Plant =>
  ({ carry }) =>
  async (asked) => {
    const answered = await carry(asked)
    return isFor(asked, call) ? change(answered, asked) : answered
  }

/** Changes the requests of one call before the gateway gets them. */
const receives =
  (call: Named, change: (asked: Asked, nth: number, before: ReadonlyArray<Asked>) => Asked): Plant =>
  ({ carry }) => {
    const before: Array<Asked> = []
    let nth = 0
    return (asked) => {
      before.push(asked)
      return carry(isFor(asked, call) ? change(asked, (nth += 1), before) : asked)
    }
  }

/** Changes every field of a name in the responses of one call; undefined leaves it out. */
const field = (call: Named, name: string, change: (value: unknown) => unknown): Plant =>
  answers(call, (answered) => ({
    ...answered,
    text: JSON.stringify(JSON.parse(answered.text), (key, value: unknown) =>
      key === name ? change(value) : value,
    ),
  }))

const whenRefused = (call: Named, change: (answered: Answered) => Answered): Plant =>
  answers(call, (answered) => (envelopeOf(answered)?.success === false ? change(answered) : answered))

const enveloped = (status: number, body: unknown): Answered => ({
  status,
  headers: {},
  text: JSON.stringify(body),
})

const withBody = (asked: Asked, change: (body: Readonly<Record<string, unknown>>) => unknown): Asked => ({
  ...asked,
  body: JSON.stringify(change(JSON.parse(asked.body ?? "{}"))),
})

const tokenOf = ({ headers }: Asked): string => headers["Authorization"] ?? ""

/** The token that the requests before had. */
const lastToken = (before: ReadonlyArray<Asked>): string =>
  before.map(tokenOf).findLast((token) => token !== "" && token !== "no-such-token") ?? ""

const withToken = (asked: Asked, token: string): Asked => ({
  ...asked,
  headers: { ...asked.headers, Authorization: token },
})

const late: Plant =
  ({ carry, passes }) =>
  async (asked) => {
    if (isFor(asked, helpTopics)) passes(16_000)
    return carry(asked)
  }

/** Refuses more than the wallet holds, but moves a part of it. */
const movesAnyway: Plant =
  ({ carry }) =>
  async (asked) => {
    const answered = await carry(asked)
    if (!isFor(asked, walletTransfer) || envelopeOf(answered)?.message !== "insufficient_balance")
      return answered
    await carry(withBody(asked, (sent) => ({ ...sent, amount: 1, requestId: crypto.randomUUID() })))
    return answered
  }

/** Refuses each request id that it has seen. */
const refusesRepeats: Plant = ({ carry }) => {
  const seen = new Set<unknown>()
  return async (asked) => {
    if (!isFor(asked, walletTransfer)) return carry(asked)
    const { requestId }: { readonly requestId?: unknown } = JSON.parse(asked.body ?? "{}")
    if (seen.has(requestId)) return enveloped(200, { success: false, message: "no_permission" })
    seen.add(requestId)
    return carry(asked)
  }
}

/** The faults of `docs/conformance.md`. */
export const plants: Readonly<Record<string, Plant>> = {
  "`success` is a text in place of a boolean": field(txCodes, "success", String),
  "a proxy's page comes with status 200": answers(txCodes, () => ({
    status: 200,
    headers: {},
    text: "<!doctype html><h1>It works!</h1>",
  })),
  "a refusal has status 400": whenRefused(checkAffiliate, (answered) => ({ ...answered, status: 400 })),
  "a read fails with 500": answers(txCodes, () => ({ status: 500, headers: {}, text: "" })),
  "a living session gets 401": answers(bankCards, () =>
    enveloped(401, { success: false, message: "logged_out" }),
  ),
  "an unknown token is refused with status 200": answers(memberInfo, (answered, asked) =>
    tokenOf(asked) === "no-such-token" ? { ...answered, status: 200 } : answered,
  ),
  "a guest gets member info": answers(memberInfo, (answered, asked) =>
    tokenOf(asked) === "" ? enveloped(200, { success: true, value: { userName: "member0" } }) : answered,
  ),
  "a refusal has no code": field(checkAffiliate, "message", () => undefined),
  "a 503 has no `Retry-After`": answers(txCodes, () => ({ status: 503, headers: {}, text: "" })),
  "a read takes longer than the app waits": late,
  "an empty list is left out": field(memberTasks, "value", () => undefined),
  "a promised field is left out": field(profitLoss, "bonus", () => undefined),
  "an amount is a text": field(memberWallet, "sumBalance", String),
  "a time is in seconds": field(mails, "time", (time) => Math.floor(Number(time) / 1000)),
  "a date has another form": field(profitLoss, "date", (date) => String(date).replaceAll("-", "/")),
  "a flag is a number": field(checkUsername, "exists", Number),
  "pages count from 0": field(gameList, "pageNum", (page) => Number(page) - 1),
  "every page is the first one": receives(gameList, (asked) => ({
    ...asked,
    address: asked.address.replace(/pageNo=\d+/, "pageNo=1"),
  })),
  "the key of logins is no SPKI": field(whitelabel, "loginKey", () => "AAAA"),
  "a deposit method is not one of the contract": field(depositBanks, "method", () => "CASH"),
  "the captcha comes without a cookie": answers(captcha, (answered) => ({ ...answered, headers: {} })),
  "the third wrong password asks for no captcha": whenRefused(login, (answered) =>
    enveloped(200, { success: false, message: envelopeOf(answered)?.message }),
  ),
  "a login has no merchant": field(login, "merchantCode", () => undefined),
  "a login has no token": field(login, "token", () => undefined),
  "member info is that of another member": field(memberInfo, "userName", () => "member1"),
  "a deposit's lowest amount is above its highest": field(depositBanks, "min", () => 10_000_000),
  "a success has no value": answers(walletTransfer, (answered) =>
    envelopeOf(answered)?.success === true ? enveloped(200, { success: true }) : answered,
  ),
  "a repeated request id moves the money again": receives(walletTransfer, (asked) =>
    withBody(asked, (sent) => ({ ...sent, requestId: crypto.randomUUID() })),
  ),
  "a repeated request id is refused": refusesRepeats,
  "a refused move has the code `unknown_error`": whenRefused(walletTransfer, (answered) =>
    answered.status === 401 ? answered : enveloped(200, { success: false, message: "unknown_error" }),
  ),
  "a refused move moves money": movesAnyway,
  "a move with an unknown token happens": receives(walletTransfer, (asked, _, before) =>
    tokenOf(asked) === "no-such-token" ? withToken(asked, lastToken(before)) : asked,
  ),
}
