import type { Harness } from "../api.ts"
import * as Scenario from "../scenario/scenario.ts"
import { type Difference, differences } from "./differences.ts"

/** A setting that differs from its default, the faults of a call, or its wait or hold. */
export interface Change extends Pick<Difference, "id" | "name"> {
  readonly words: string
  /** Returns to the default. */
  readonly reset: () => Promise<void> | void
}

/** The default of one value, by its name. */
const only = (standard: object, name: string) =>
  Object.fromEntries(Object.entries(standard).filter(([each]) => each === name))

const resetField = (harness: Harness, name: string): Promise<void> | void => {
  const { visitor, surroundings, settings } = Scenario.defaults
  if (name === "persona") return harness.signInAs(visitor.persona)
  if (name === "justLoggedIn") return harness.setJustLoggedIn(surroundings.justLoggedIn)
  if (name === "hour" || name === "time") return harness.clock.setHour(null)
  if (name === "frozen") return harness.clock.resume()
  if (Object.hasOwn(visitor, name)) return harness.choose(only(visitor, name))
  if (Object.hasOwn(surroundings, name)) return harness.platform.set(only(surroundings, name))
  return harness.configure(only(settings, name))
}

const reset = (harness: Harness, id: string): Promise<void> | void => {
  const [, kind, call = ""] = /^(fault|wait|hold) (.*)$/.exec(id) ?? []
  const { faults } = harness.scenario().settings
  if (kind === "fault") return harness.configure({ faults: faults.filter((fault) => fault.call !== call) })
  if (kind === "wait") return harness.setLatency(call, null)
  return kind === "hold" ? harness.release(call) : resetField(harness, id)
}

/** Everything that differs from the default now, faults first, with the number of times that are left. */
export const changesOf = (harness: Harness): ReadonlyArray<Change> =>
  differences(Scenario.defaults, harness.scenario(), harness).map(({ id, name, after }) => ({
    id,
    name,
    words: after,
    reset: () => reset(harness, id),
  }))
