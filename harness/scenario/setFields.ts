import type { Harness } from "../api.ts"
import { defaults, type Fields } from "./scenario.ts"

/** The values of a patch whose names occur in a part of the scenario. */
const within = <A extends object>(part: A, patch: Partial<A>): Partial<A> => {
  const found: Partial<A> = {}
  for (const name in part) if (Object.hasOwn(patch, name)) found[name] = patch[name]
  return found
}

const isEmpty = (patch: object): boolean => Object.keys(patch).length === 0

const setClock = ({ clock }: Harness, { hour, time, frozen }: Partial<Fields>): void => {
  if (time !== undefined && time !== "") clock.setTime(time)
  else if (hour !== undefined || time !== undefined) clock.setHour(hour ?? null)
  if (frozen === undefined || frozen === clock.isFrozen()) return
  if (frozen) clock.freeze()
  else clock.resume()
}

/** Sets fields of the scenario by the same actions as the panels. */
export const setFields = async (harness: Harness, patch: Partial<Fields>): Promise<void> => {
  const settings = within(defaults.settings, patch)
  const { persona, ...choice } = within(defaults.visitor, patch)
  const { hour: _, time: __, frozen: ___, justLoggedIn, ...platform } = within(defaults.surroundings, patch)
  if (!isEmpty(settings)) await harness.configure(settings)
  if (!isEmpty(platform)) await harness.platform.set(platform)
  if (!isEmpty(choice)) await harness.choose(choice)
  if (justLoggedIn !== undefined) await harness.setJustLoggedIn(justLoggedIn)
  if (persona !== undefined) await harness.signInAs(persona)
  setClock(harness, patch)
}
