import { type Check, type Finding, findingsIn, warningsIn } from "../check.ts"
import { envelopeOf, type Exchange, fieldOf, refusalOf, valueOf } from "../exchange.ts"
import { openWallets, transferred, type TwoWallets } from "../fundsTransfers.ts"
import { NotRun } from "../NotRun.ts"
import type { TestSession } from "../testSession.ts"

/** The exchange of a read with a result. Throws `NotRun` if the read returned none. */
const resultOf = async (session: TestSession, name: string): Promise<Exchange> => {
  const exchange = (await session.reads()).find((each) => each.name === name)
  if (exchange === undefined || valueOf(exchange) === undefined) throw new NotRun(`${name} gave no result.`)
  return exchange
}

/** Message codes after which the outcome is unknown, or after which the gateway did not process the attempt (gateway §4). */
const unsettled: ReadonlySet<string> = new Set([
  "undefined",
  "unknown_error",
  "network_slow",
  "not_logged_in",
  "logged_out",
  "maintenance",
  "system_upgrading",
  "ip_blocked",
  "location_blocked",
])

/** Wraps a check that transfers money between two wallets, and transfers the money back afterwards. */
const withWallets =
  (find: (wallets: TwoWallets, session: TestSession) => Promise<ReadonlyArray<Finding>>): Check["find"] =>
  async (session) => {
    const wallets = await openWallets(session)
    try {
      const found = await find(wallets, session)
      return [...found, ...findingsIn(undefined, !(await wallets.restore()) && stays)]
    } catch (error) {
      if (error instanceof NotRun && !(await wallets.restore())) return findingsIn(undefined, stays)
      throw error
    }
  }

const stays = "money may stay in another wallet"
const thereAndBack = `moves ${transferred} between two wallets of the account, and back`

/** Sends a transfer. Throws `NotRun` if the gateway refuses the transfer. */
const transferOf = async (wallets: TwoWallets, requestId = crypto.randomUUID()): Promise<Exchange> => {
  const exchange = await wallets.transfer({ requestId })
  const refused = refusalOf(exchange)
  if (refused !== undefined && !isFailed(exchange))
    throw new NotRun(`The gateway refused the transfer: ${refused}.`)
  return exchange
}

/** Whether a response leaves a money move unsettled, whatever its body says. */
const isFailed = ({ response }: Exchange): boolean => response.status >= 500

const oneTransfer = withWallets(async (wallets) => {
  const sent = await transferOf(wallets)
  if (isFailed(sent)) return findingsIn(sent, `a transfer gets status ${sent.response.status}`)
  const read = await wallets.read()
  return [
    ...findingsIn(sent, !wallets.isAfter(sent, transferred) && "a success without the new wallet"),
    ...findingsIn(read, !wallets.isAfter(read, transferred) && "the wallet does not have the moved amount"),
  ]
})

const repeatedTransfer = withWallets(async (wallets) => {
  const requestId = crypto.randomUUID()
  const first = await transferOf(wallets, requestId)
  if (isFailed(first)) throw new NotRun("The gateway failed at the transfer.")
  const second = await wallets.transfer({ requestId })
  const read = await wallets.read()
  const isSame = JSON.stringify(envelopeOf(first)) === JSON.stringify(envelopeOf(second))
  return [
    ...findingsIn(second, !isSame && "a repeated id does not get the first response"),
    ...findingsIn(read, !wallets.isAfter(read, transferred) && "a repeated id moved the money twice"),
  ]
})

const refusedTransfer = withWallets(async (wallets) => {
  const sent = await wallets.transfer({ amount: wallets.tooMuch })
  const code = refusalOf(sent)
  const read = await wallets.read()
  return [
    ...findingsIn(
      sent,
      code === undefined && !isFailed(sent) && "more than the wallet holds is not refused",
      code !== undefined && unsettled.has(code) && `a refusal with ${code} leaves the money move unsettled`,
      isFailed(sent) && `a refusal with status ${sent.response.status} leaves the money move unsettled`,
    ),
    ...findingsIn(read, !wallets.isAfter(read, 0) && "a refused money move changed the wallet"),
  ]
})

const foreignTransfer = withWallets(async (wallets, session) => {
  const sent = await wallets.transfer({ sender: { ...session.guest, token: "no-such-token" } })
  const { status } = sent.response
  const read = await wallets.read()
  return [
    ...findingsIn(
      sent,
      status !== 401 && `a money move with an unknown token gets status ${status}, not 401`,
    ),
    ...findingsIn(read, !wallets.isAfter(read, 0) && "a money move with an unknown token changed the wallet"),
  ]
})

/** Rules of gateway §4. */
export const moneyChecks: ReadonlyArray<Check> = [
  {
    id: "depositLimits",
    rule: "§4 Wallet and cashier",
    title: "The limits of each deposit target leave an amount",
    player: "Every amount is refused by the form.",
    find: async (session) => {
      const exchange = await resultOf(session, "depositBanks")
      const banks = valueOf(exchange)
      return findingsIn(
        exchange,
        ...(Array.isArray(banks) ? banks : []).map((bank: unknown) => {
          const [min, max] = [Number(fieldOf(bank, "min")), Number(fieldOf(bank, "max"))]
          return max !== 0 && min > max && `${String(fieldOf(bank, "bankName"))}: min is above max`
        }),
      )
    },
  },
  {
    id: "currency",
    rule: "§4 Wallet and cashier",
    title: "The member's wallet has the merchant's currency",
    player: "Two currencies on one page.",
    find: async (session) => {
      const member = await resultOf(session, "memberWallet")
      const merchant = (await session.reads()).find(({ name }) => name === "merchantWallet")
      const [own, other] = [member, merchant].map((each) => each && fieldOf(valueOf(each), "currency"))
      return warningsIn(member, own !== other && "the currencies differ")
    },
  },
  {
    id: "moneyMoved",
    rule: "§4 Money moves",
    title: "A successful transfer returns the wallet after it",
    player: "The transfer stays unsettled: the player cannot tell whether it happened.",
    changes: thereAndBack,
    find: oneTransfer,
  },
  {
    id: "repeatedId",
    rule: "§4 Money moves",
    title: "A repeated request id gets the first response and moves nothing twice",
    player: "Money moves twice after a broken connection.",
    changes: thereAndBack,
    find: repeatedTransfer,
  },
  {
    id: "refusedMove",
    rule: "§4 Money moves",
    title: "A refused money move has a definite code and moves nothing",
    player: "The transfer stays unsettled, although nothing was moved.",
    changes: "asks to transfer more than the account's wallet holds, which must be refused",
    find: refusedTransfer,
  },
  {
    id: "foreignMove",
    rule: "§4 Money moves",
    title: "A money move with an unknown token gets 401 and moves nothing",
    player: "Another person moves the player's money.",
    changes: `asks to move ${transferred} between the account's wallets with an unknown token, which must be refused`,
    find: foreignTransfer,
  },
]
