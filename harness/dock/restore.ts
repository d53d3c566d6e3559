import type { Harness } from "../api.ts"
import * as Scenario from "../scenario/scenario.ts"

/** The values of `to` that differ from those of `from`. */
const changed = <A extends object>(from: A, to: A): Partial<A> => {
  const patch: Partial<A> = {}
  for (const name in to) if (JSON.stringify(to[name]) !== JSON.stringify(from[name])) patch[name] = to[name]
  return patch
}

const isEmpty = (patch: object): boolean => Object.keys(patch).length === 0

const setFrozen = (clock: Harness["clock"], frozen: boolean): void => {
  if (clock.isFrozen() === frozen) return
  if (frozen) clock.freeze()
  else clock.resume()
}

/**
 * Gives the fields in which two scenarios differ the values of the second, by the actions of the panels. Other fields
 * stay: a player may have changed them meanwhile.
 */
const restore = async (harness: Harness, from: Scenario.Scenario, to: Scenario.Scenario): Promise<void> => {
  const settings = changed(from.settings, to.settings)
  const { persona, ...choice } = changed(from.visitor, to.visitor)
  const { hour, time, frozen, justLoggedIn, ...platform } = changed(from.surroundings, to.surroundings)
  const isSet = hour !== undefined || time !== undefined
  if (!isEmpty(settings)) await harness.configure(settings)
  if (!isEmpty(platform)) await harness.platform.set(platform)
  if (!isEmpty(choice)) await harness.choose(choice)
  if (justLoggedIn !== undefined) await harness.setJustLoggedIn(justLoggedIn)
  if (persona !== undefined) await harness.signInAs(persona)
  if (isSet && to.surroundings.time === "") harness.clock.setHour(to.surroundings.hour)
  else if (isSet) harness.clock.setTime(to.surroundings.time)
  if (isSet || frozen !== undefined) setFrozen(harness.clock, to.surroundings.frozen)
}

/** Restores the texts of scenarios one after the other: a session of an earlier one must not end a later one. */
export const restoreInTurn = (harness: Harness) => {
  let running = Promise.resolve()
  return (from: string, to: string): Promise<void> => {
    running = running
      .then(() => restore(harness, Scenario.read(from).scenario, Scenario.read(to).scenario))
      .catch((error: unknown) => console.error(error))
    return running
  }
}
