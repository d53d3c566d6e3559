import { Effect, Option } from "effect"
import { atom } from "jotai"

import { timings } from "#config/timings.ts"
import type { FieldRules } from "#domain/FieldRules.ts"
import { fieldRules } from "#gateway/calls/entry/fieldRules.ts"
import { Backend } from "#services/Backend.ts"

import { awaitValue } from "./kernel/awaitValue.ts"
import { waitForAtom } from "./kernel/loader.ts"
import { queryAtom } from "./kernel/query.ts"
import * as Remote from "./kernel/Remote.ts"
import { runtimeAtom } from "./kernel/runtime.ts"

// `AfterFirstPaint` mounts this query once the first content has rendered, for the whole visit.
const fieldRulesAtom = queryAtom(() => Backend.read(fieldRules, {}), { isPublic: true })

const noRules: FieldRules = { patterns: {} }

export const knownRulesAtom = atom((get) => Remote.getOrElse(get(fieldRulesAtom), () => noRules))

/** Waits for the server's rules. If they fail to load, the product's own rules apply. */
export const withRulesAtom = atom(null, (get, set, action: (rules: FieldRules) => void) => {
  const stopWaiting = set(waitForAtom, timings.valueWait)
  const rules = awaitValue(fieldRulesAtom, { set }).pipe(
    Effect.map(Option.getOrElse(() => noRules)),
    Effect.ensuring(Effect.sync(stopWaiting)),
  )
  return get(runtimeAtom).runCallback(Effect.map(rules, action))
})
