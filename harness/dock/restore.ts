import type { Harness } from "../api.ts"
import * as Scenario from "../scenario/scenario.ts"
import { setFields } from "../scenario/setFields.ts"

/**
 * Gives the fields in which two scenarios differ the values of the second. Other fields stay: a player may have changed
 * them meanwhile.
 */
const restore = (harness: Harness, from: Scenario.Scenario, to: Scenario.Scenario): Promise<void> => {
  const patch = Scenario.differing(to, from)
  const { hour, time, frozen } = to.surroundings
  // A reset of the clock ends its freeze.
  const clock = "hour" in patch || "time" in patch ? { hour, time, frozen } : {}
  return setFields(harness, { ...patch, ...clock })
}

/** Restores the texts of scenarios one after the other: a session of an earlier one must not end a later one. */
export const makeRestoreQueue = (harness: Harness) => {
  let running = Promise.resolve()
  return (from: string, to: string): Promise<void> => {
    running = running
      .then(() => restore(harness, Scenario.read(from).scenario, Scenario.read(to).scenario))
      .catch((error: unknown) => console.error(error))
    return running
  }
}
