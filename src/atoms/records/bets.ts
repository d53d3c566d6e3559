import { Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import type { Bet, Source } from "#domain/records/Bet.ts"
import { betDetail, bets, cancelBetPart, vendorBets } from "#gateway/calls/records/bets.ts"
import { Backend } from "#services/Backend.ts"
import { changeMessage } from "#atoms/changeMessage.ts"
import { actionAtom } from "#atoms/kernel/action.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { pagedListAtom } from "#atoms/kernel/pagedList.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"

export type BetsFilter = {
  readonly source: Source
  /** `YYYY-MM-DD`. */
  readonly startDate: string
  readonly endDate: string
  readonly gameType: string
  readonly vassalage: string
  readonly status: string
}

export const betsAtom = pagedListAtom<BetsFilter, Bet>({
  idOf: ({ orderId }) => orderId,
  page: ({ source, ...filter }) => Backend.read(source === "lottery" ? bets : vendorBets, filter),
})

export const betDetailAtomOf = (orderId: string) =>
  queryAtom(() => Backend.read(betDetail, { orderId }), { ofMember: true })

const cancelAtom = actionAtom({
  run: (suborderId: string) => Backend.change(cancelBetPart, { suborderId }),
  waits: timings.loader,
  saved: { message: { key: "bet_part_cancelled" } },
  message: changeMessage,
})

export const isCancellingPartAtom = cancelAtom.isRunningAtom

/** Returns whether the suborder was cancelled. Any outcome refetches the balance. */
export const cancelPartAtom = atom(null, async (get, set, suborderId: string): Promise<boolean> => {
  if (get(isCancellingPartAtom)) return false
  const outcome = await set(cancelAtom, suborderId)
  set(walletAtom.refetchAtom)
  return Option.isSome(outcome)
})
