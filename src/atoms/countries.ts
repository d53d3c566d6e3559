import { Effect } from "effect"

import { Registrations } from "#services/Registrations.ts"

import { queryAtom } from "./kernel/query.ts"

/** The countries whose dialling codes are offered. */
export const countriesAtom = queryAtom(
  () => Registrations.use(({ countries }) => countries).pipe(Effect.provide(Registrations.layer)),
  { isPublic: true },
)
