import type { FaultState } from "#fixtures/faults.ts"
import type { Fault } from "#fixtures/settings.ts"

import type { Harness } from "../api.ts"
import { heldWords, kindTitles, timesWords, titleOf, waitWords } from "../panels/faultWords.ts"
import * as Scenario from "../scenario/scenario.ts"

/** A setting that differs from its default, a fault, or the wait or the hold of a call. */
export interface Change {
  readonly id: string
  readonly text: string
  /** Returns to the default. */
  readonly reset: () => Promise<void> | void
}

/** Longer lists show as their length. */
const longestList = 3

const listWords = (names: ReadonlyArray<string>): string => {
  if (names.length === 0) return "none"
  return names.length > longestList ? String(names.length) : names.join(", ")
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "")

/** A value of a field in words. */
export const valueWords = (value: unknown): string => {
  if (typeof value === "boolean") return value ? "on" : "off"
  if (Array.isArray(value)) return listWords(value.map(String))
  if (typeof value === "object" && value !== null)
    return listWords(Object.entries(value).flatMap(([name, each]) => (each === "" ? [] : [name])))
  return typeof value === "number" ? String(value) : textOf(value) || "none"
}

/** `modulesOff` as "modules off". */
export const nameWords = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** The default of one value, by its name. */
const only = (standard: object, name: string) =>
  Object.fromEntries(Object.entries(standard).filter(([each]) => each === name))

const reset = (harness: Harness, name: string): Promise<void> | void => {
  const { visitor, surroundings, settings } = Scenario.defaults
  if (name === "persona") return harness.signInAs(visitor.persona)
  if (name === "justLoggedIn") return harness.setJustLoggedIn(surroundings.justLoggedIn)
  if (name === "hour" || name === "time") return harness.clock.setHour(null)
  if (name === "frozen") return harness.clock.resume()
  if (Object.hasOwn(visitor, name)) return harness.choose(only(visitor, name))
  if (Object.hasOwn(surroundings, name)) return harness.platform.set(only(surroundings, name))
  return harness.configure(only(settings, name))
}

/** Describes a fault in words, with the number of times that are left by a state. */
export const faultWords = (fault: Fault, state?: FaultState): string =>
  `${kindTitles[fault.kind]}, ${timesWords(fault, state)}`

const faultChanges = (harness: Harness): ReadonlyArray<Change> => {
  const { faults, latencies, held } = harness.scenario().settings
  const states = harness.faultStates()
  return [
    ...faults.map((fault, index) => ({
      id: `fault ${fault.call}`,
      text: `${titleOf(fault.call)}: ${faultWords(fault, states[index])}`,
      reset: () => harness.configure({ faults: faults.filter((each) => each !== fault) }),
    })),
    ...Object.entries(latencies).map(([call, milliseconds]) => ({
      id: `wait ${call}`,
      text: `${titleOf(call)}: ${waitWords(milliseconds)}`,
      reset: () => harness.setLatency(call, null),
    })),
    ...held.map((call) => ({
      id: `hold ${call}`,
      text: `${titleOf(call)}: ${heldWords(harness.heldCount(call))}`,
      reset: () => harness.release(call),
    })),
  ]
}

/** The settings with words for each fault, wait and held call instead of one for all. */
export const listed: ReadonlyArray<string> = ["faults", "latencies", "held"]

/** Everything that differs from the default now, faults first, with the number of times that are left. */
export const changesOf = (harness: Harness): ReadonlyArray<Change> => {
  const { visitor, surroundings, settings } = harness.scenario()
  const values = new Map<string, unknown>(Object.entries({ ...visitor, ...surroundings, ...settings }))
  const names = Scenario.changedFields(harness.scenario()).filter((name) => !listed.includes(name))
  return [
    ...faultChanges(harness),
    ...names.map((name) => ({
      id: name,
      text: `${nameWords(name)}: ${valueWords(values.get(name))}`,
      reset: () => reset(harness, name),
    })),
  ]
}
