import { Effect } from "effect"

import { FundDesk } from "#services/FundDesk.ts"

import { queryAtom } from "./kernel/query.ts"
import { sessionAtom } from "./session.ts"

const withFunds = <A, E>(use: (desk: FundDesk["Service"]) => Effect.Effect<A, E>) =>
  FundDesk.use(use).pipe(Effect.provide(FundDesk.layer))

/** All that the member owns: balance, bonus, what is held back, points. */
export const fundsAtom = queryAtom((get) => {
  get(sessionAtom)
  return withFunds(({ all }) => all)
})
