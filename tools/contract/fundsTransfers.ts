import { walletTransfer } from "#gateway/calls/cashier/funds.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import type { Sender } from "#gateway/requestHeaders.ts"

import { envelopeOf, type Exchange, fieldOf, type Input, requestFor, valueOf } from "./exchange.ts"
import { NotRun } from "./NotRun.ts"
import type { TestSession } from "./testSession.ts"

/** The amount, in the major unit, that checks transfer between two wallets of the member and back. */
export const transferred = 1

/** Balances in cents, by wallet code. Empty if the response contains no wallets. */
const balancesOf = (exchange: Exchange): ReadonlyMap<string, number> => {
  const wallets = fieldOf(valueOf(exchange), "wallets")
  return new Map(
    (Array.isArray(wallets) ? wallets : []).map((wallet: unknown) => [
      String(fieldOf(wallet, "vassalage")),
      Math.round(Number(fieldOf(wallet, "balance")) * 100),
    ]),
  )
}

export interface TransferOptions {
  readonly requestId?: string
  readonly amount?: number
  readonly sender?: Sender
}

export type TwoWallets = Awaited<ReturnType<typeof openWallets>>

/** Selects the member's wallet with the highest balance and a second wallet. Throws `NotRun` if a wallet or money is missing. */
export const openWallets = async ({ member, client }: TestSession) => {
  const { sender } = await member()
  const read = () => client.send(requestFor(memberWallet, { type: "member" }, sender), "memberWallet")
  const before = balancesOf(await read())
  const [fullest, other] = [...before].sort(([, a], [, b]) => b - a)
  if (fullest === undefined || other === undefined || !(fullest[1] >= transferred * 100))
    throw new NotRun(`The member has no two wallets with ${transferred} in one of them.`)
  const [[from, most], [to]] = [fullest, other]
  const send = (input: Input, by: Sender = sender) =>
    client.send(
      requestFor(walletTransfer, { requestId: crypto.randomUUID(), ...input }, by),
      "walletTransfer",
    )
  return {
    read,
    /** An amount above the balance, which the gateway must refuse to transfer. */
    tooMuch: most / 100 + 1,
    transfer: ({ sender: by, ...input }: TransferOptions = {}) =>
      send({ from, to, amount: transferred, ...input }, by),
    /** Whether the response contains the balances after a transfer of this amount. */
    isAfter: (exchange: Exchange, amount: number): boolean => {
      const now = balancesOf(exchange)
      const changes = new Map([
        [from, -amount * 100],
        [to, amount * 100],
      ])
      return [...before].every(([code, balance]) => now.get(code) === balance + (changes.get(code) ?? 0))
    },
    /** Transfers the money back. Returns false if money may remain in the other wallet. */
    restore: async (): Promise<boolean> => {
      const now = balancesOf(await read()).get(to)
      if (now === undefined) return false
      const amount = (now - (before.get(to) ?? 0)) / 100
      return amount <= 0 || envelopeOf(await send({ from: to, to: from, amount }))?.success === true
    },
  }
}
