import type { Harness } from "../api.ts"
import * as Scenario from "../scenario/scenario.ts"
import { setFields } from "../scenario/setFields.ts"

/**
 * Sets the fields in which two scenarios differ to the values of the second scenario. Other fields stay, because a
 * player may have changed them meanwhile.
 */
const restore = (harness: Harness, from: Scenario.Scenario, to: Scenario.Scenario): Promise<void> => {
  const patch = Scenario.differing(to, from)
  const { hour, time, frozen } = to.surroundings
  // Restores all clock fields together: the time alone would end a freeze of the clock.
  const clock = "hour" in patch || "time" in patch ? { hour, time, frozen } : {}
  return setFields(harness, { ...patch, ...clock })
}

/** Queues restores of scenarios, because a session that an earlier restore starts must not replace a later session. */
export const makeRestoreQueue = (harness: Harness) => {
  let running = Promise.resolve()
  return (from: string, to: string): Promise<void> => {
    running = running
      .then(() => restore(harness, Scenario.read(from).scenario, Scenario.read(to).scenario))
      .catch((error: unknown) => console.error(error))
    return running
  }
}
