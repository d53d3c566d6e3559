import { Effect } from "effect"

import { RedRains } from "#services/RedRains.ts"

import { queryAtom } from "./kernel/query.ts"
import { sessionAtom } from "./session.ts"

/** The red rain of the day; set to ask again. */
export const redRainAtom = queryAtom((get) => {
  get(sessionAtom)
  return RedRains.use(({ today }) => today).pipe(Effect.provide(RedRains.layer))
})
