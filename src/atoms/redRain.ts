import { Effect } from "effect"

import { RedRains } from "#services/RedRains.ts"

import { queryAtom } from "./kernel/query.ts"

/** The red rain of the day; set to ask again. */
export const redRainAtom = queryAtom(
  () => RedRains.use(({ today }) => today).pipe(Effect.provide(RedRains.layer)),
  { ofMember: true },
)
