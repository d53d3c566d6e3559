import { Effect, Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import type { Bet, Source } from "#domain/Bet.ts"
import { Bets } from "#services/Bets.ts"

import { actionAtom } from "./kernel/action.ts"
import { queryAtom } from "./kernel/query.ts"
import { recordsAtom } from "./kernel/records.ts"
import { walletAtom } from "./wallet.ts"

/** What the betting record is narrowed to; each empty for any. */
export type WantedBets = {
  readonly source: Source
  /** `YYYY-MM-DD`. */
  readonly startDate: string
  readonly endDate: string
  readonly gameType: string
  readonly vassalage: string
  readonly status: string
}

const withBets = <A, E>(use: (bets: Bets["Service"]) => Effect.Effect<A, E>) =>
  Bets.use(use).pipe(Effect.provide(Bets.layer))

/** The betting record on screen. */
export const betsAtom = recordsAtom<WantedBets, Bet>({
  idOf: ({ orderId }) => orderId,
  page: ({ source, ...wanted }) =>
    withBets(({ lotteries, vendors }) => (source === "lottery" ? lotteries(wanted) : vendors(wanted))),
})

/** Makes what asks for a lottery bet with its parts. */
export const betDetailAtomOf = (orderId: string) =>
  queryAtom(() => withBets(({ detail }) => detail(orderId)), { ofMember: true })

const cancelAtom = actionAtom({
  run: (suborderId: string) => withBets(({ cancelPart }) => cancelPart(suborderId)),
  waits: timings.loader,
  saved: { message: { key: "bet_part_cancelled" }, shownFor: timings.toastDefault },
})

/** Takes a part of a lottery bet back; answers whether that was done. The balance is asked for again then. */
export const cancelPartAtom = atom(
  (get) => get(cancelAtom),
  async (_get, set, suborderId: string): Promise<boolean> => {
    const outcome = await set(cancelAtom, suborderId)
    if (Option.isSome(outcome)) set(walletAtom)
    return Option.isSome(outcome)
  },
)
