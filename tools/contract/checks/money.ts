import { type Check, failedBy, type Finding, notRun, type Outcome, warnedBy } from "../check.ts"
import type { Exchange } from "../client.ts"
import { areAfter, balancesOf, moved, openWallets, type TwoWallets } from "../fundsTransfers.ts"
import type { Visit } from "../testSession.ts"
import { envelopeOf, fieldOf } from "../exchange.ts"

/** The value of a read that gave a result. */
const valueOf = async (visit: Visit, name: string) => {
  const exchange = (await visit.reads()).find((each) => each.name === name)?.exchange
  const envelope = exchange === undefined ? undefined : envelopeOf(exchange.answered)
  return { exchange, value: envelope?.success === true ? envelope.value : undefined }
}

const entriesOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

/** Codes after which the gateway did not process the attempt, and those after which nothing is known (gateway §4). */
const unprocessed = [
  "not_logged_in",
  "logged_out",
  "maintenance",
  "system_upgrading",
  "ip_blocked",
  "location_blocked",
]
const unknown = ["unknown_error", "network_slow"]

const refusalOf = ({ answered }: Exchange): string | undefined => {
  const envelope = envelopeOf(answered)
  return envelope?.success === false ? String(envelope.message) : undefined
}

const withWallets = async (
  visit: Visit,
  run: (wallets: TwoWallets) => Promise<ReadonlyArray<Finding> | Outcome>,
  passed: string,
): Promise<Outcome> => {
  const wallets = await openWallets(visit)
  if (wallets === undefined) return notRun(`The member has no two wallets with ${moved} in one of them.`)
  const found = await run(wallets)
  const left = (await wallets.restore()) ? [] : [{ what: `money may stay in the wallet ${wallets.to}` }]
  if ("state" in found) return left.length === 0 ? found : failedBy(left, passed)
  return failedBy([...found, ...left], passed)
}

const finding = (holds: boolean, what: string, exchange: Exchange): ReadonlyArray<Finding> =>
  holds ? [] : [{ what, exchange }]

const cents = moved * 100
const move = `moves ${moved} between two wallets of the account, and back`

const oneMove = async (wallets: TwoWallets): Promise<ReadonlyArray<Finding> | Outcome> => {
  const sent = await wallets.move({ requestId: crypto.randomUUID() })
  const refused = refusalOf(sent)
  if (refused !== undefined) return notRun(`The gateway refused the transfer: ${refused}.`)
  const read = await wallets.balances()
  return [
    ...finding(areAfter(wallets, balancesOf(sent), cents), "a success without the new wallet", sent),
    ...finding(areAfter(wallets, balancesOf(read), cents), "the wallet does not have the moved amount", read),
  ]
}

const twoMoves = async (wallets: TwoWallets): Promise<ReadonlyArray<Finding> | Outcome> => {
  const requestId = crypto.randomUUID()
  const first = await wallets.move({ requestId })
  const refused = refusalOf(first)
  if (refused !== undefined) return notRun(`The gateway refused the transfer: ${refused}.`)
  const second = await wallets.move({ requestId })
  const read = await wallets.balances()
  const isOnce = areAfter(wallets, balancesOf(read), cents)
  const [one, two] = [first, second].map(({ answered }) => JSON.stringify(envelopeOf(answered)))
  return [
    ...finding(one === two, "a repeated id does not get the first response", second),
    ...finding(isOnce, "a repeated id moved the money twice", read),
  ]
}

const tooMuch = async (wallets: TwoWallets): Promise<ReadonlyArray<Finding>> => {
  const amount = (wallets.before.get(wallets.from) ?? 0) / 100 + 1
  const sent = await wallets.move({ requestId: crypto.randomUUID(), amount })
  const code = refusalOf(sent)
  const read = await wallets.balances()
  return [
    ...finding(code !== undefined, "more than the wallet holds is not refused", sent),
    ...finding(
      code === undefined || ![...unknown, ...unprocessed, "undefined"].includes(code),
      `a refusal with ${code} leaves the move unsettled`,
      sent,
    ),
    ...finding(areAfter(wallets, balancesOf(read), 0), "a refused move changed the wallet", read),
  ]
}

const foreignMove = async (visit: Visit, wallets: TwoWallets): Promise<ReadonlyArray<Finding>> => {
  const sender = { ...visit.guest, token: "no-such-token" }
  const sent = await wallets.move({ requestId: crypto.randomUUID(), sender })
  const read = await wallets.balances()
  return [
    ...finding(
      sent.answered.status === 401,
      `a move with an unknown token gets status ${sent.answered.status}, not 401`,
      sent,
    ),
    ...finding(
      areAfter(wallets, balancesOf(read), 0),
      "a move with an unknown token changed the wallet",
      read,
    ),
  ]
}

/** Rules of gateway §4. */
export const moneyChecks: ReadonlyArray<Check> = [
  {
    id: "depositLimits",
    rule: "§4 Wallet and cashier",
    title: "The limits of each deposit target leave an amount",
    player: "Every amount is refused by the form.",
    run: async ({ visit }) => {
      const { exchange, value } = await valueOf(visit, "depositBanks")
      if (value === undefined) return notRun("The deposit targets gave no result.")
      const odd = entriesOf(value).filter((bank) => {
        const max = Number(fieldOf(bank, "max"))
        return max !== 0 && Number(fieldOf(bank, "min")) > max
      })
      return failedBy(
        odd.map((bank) => ({ what: `${String(fieldOf(bank, "bankName"))}: min is above max`, exchange })),
        "Every target takes an amount.",
      )
    },
  },
  {
    id: "currency",
    rule: "§4 Wallet and cashier",
    title: "The member's wallet has the merchant's currency",
    player: "Two currencies on one page.",
    run: async ({ visit }) => {
      const [merchant, member] = [
        await valueOf(visit, "merchantWallet"),
        await valueOf(visit, "memberWallet"),
      ]
      if (member.value === undefined) return notRun("The member's wallet gave no result.")
      const isSame = fieldOf(merchant.value, "currency") === fieldOf(member.value, "currency")
      return warnedBy(
        isSame ? [] : [{ what: "the currencies differ", exchange: member.exchange }],
        "Both wallets have one currency.",
      )
    },
  },
  {
    id: "moneyMoved",
    rule: "§4 Money moves",
    title: "A successful transfer returns the wallet after it",
    player: "The transfer stays unsettled: the player cannot tell whether it happened.",
    changes: move,
    run: ({ visit }) => withWallets(visit, oneMove, "The transfer moved the amount."),
  },
  {
    id: "repeatedId",
    rule: "§4 Money moves",
    title: "A repeated request id gets the first response and moves nothing twice",
    player: "Money moves twice after a broken connection.",
    changes: move,
    run: ({ visit }) => withWallets(visit, twoMoves, "The repeat moved nothing."),
  },
  {
    id: "refusedMove",
    rule: "§4 Money moves",
    title: "A refused move has a definite code and moves nothing",
    player: "The transfer stays unsettled, although nothing was moved.",
    changes: "asks to move more than the account's wallet holds, which must be refused",
    run: ({ visit }) => withWallets(visit, tooMuch, "The gateway refused with a definite code."),
  },
  {
    id: "foreignMove",
    rule: "§4 Money moves",
    title: "A move with an unknown token gets 401 and moves nothing",
    player: "Another person moves the player's money.",
    changes: `asks to move ${moved} between the account's wallets with an unknown token, which must be refused`,
    run: ({ visit }) => withWallets(visit, (wallets) => foreignMove(visit, wallets), "The gateway sent 401."),
  },
]
