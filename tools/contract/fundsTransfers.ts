import { walletTransfer } from "#gateway/calls/cashier/funds.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import type { Sender } from "#gateway/requestHeaders.ts"

import type { Exchange } from "./client.ts"
import type { Visit } from "./testSession.ts"
import { askedFor, envelopeOf, fieldOf, type Input } from "./exchange.ts"

/** What is moved between two wallets of the member, and back, in the wallet's major unit. */
export const moved = 1

/** Balances in cents, by the codes of wallets. */
export type Balances = ReadonlyMap<string, number>

/** The balances of a value that is a member's wallet; undefined for any other. */
export const balancesOf = ({ answered }: Exchange): Balances | undefined => {
  const envelope = envelopeOf(answered)
  const wallets = fieldOf(envelope?.value, "wallets")
  if (envelope?.success !== true || !Array.isArray(wallets)) return undefined
  return new Map(
    wallets.map((wallet: unknown) => [
      String(fieldOf(wallet, "vassalage")),
      Math.round(Number(fieldOf(wallet, "balance")) * 100),
    ]),
  )
}

/** Two wallets of the member, and how to move money between them. */
export interface TwoWallets {
  readonly from: string
  readonly to: string
  readonly before: Balances
  readonly balances: () => Promise<Exchange>
  readonly move: (options: MoveOptions) => Promise<Exchange>
  /** Moves back what was moved. False when money may stay in the other wallet. */
  readonly restore: () => Promise<boolean>
}

export interface MoveOptions {
  readonly requestId: string
  readonly amount?: number
  readonly sender?: Sender
}

/** The fullest wallet and another one. Undefined when the member has no two, or too little. */
export const openWallets = async ({ session, client }: Visit): Promise<TwoWallets | undefined> => {
  const { sender } = await session()
  const balances = () => client.send(askedFor(memberWallet, { type: "member" }, sender), "memberWallet")
  const before = balancesOf(await balances())
  const [fullest, other] = [...(before ?? [])].sort(([, a], [, b]) => b - a)
  if (before === undefined || fullest === undefined || other === undefined) return undefined
  if (!(fullest[1] >= moved * 100)) return undefined
  const [from, to] = [fullest[0], other[0]]
  const send = (input: Input, by: Sender) =>
    client.send(askedFor(walletTransfer, input, by), "walletTransfer")
  return {
    from,
    to,
    before,
    balances,
    move: ({ requestId, amount = moved, sender: by = sender }) => send({ from, to, amount, requestId }, by),
    restore: async () => {
      const now = balancesOf(await balances())
      if (now === undefined) return false
      const extra = ((now.get(to) ?? 0) - (before.get(to) ?? 0)) / 100
      if (extra <= 0) return true
      const input = { from: to, to: from, amount: extra, requestId: crypto.randomUUID() }
      return envelopeOf((await send(input, sender)).answered)?.success === true
    },
  }
}

/** Whether balances are those before, after this amount in cents went from one wallet to the other. */
export const areAfter = (
  { before, from, to }: TwoWallets,
  now: Balances | undefined,
  cents: number,
): boolean =>
  now !== undefined &&
  [...before].every(([code, balance]) => {
    const change = (code === to ? cents : 0) - (code === from ? cents : 0)
    return now.get(code) === balance + change
  })
