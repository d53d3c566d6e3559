import type { Scenario } from "../scenario/scenario.ts"
import { heldWords, titleOf, waitWords } from "../panels/faultWords.ts"
import { faultWords, listed, nameWords, valueWords } from "./changes.ts"

/** A field, a fault, or the wait or the hold of a call that differs between two scenarios, with both values in words. */
export interface Difference {
  readonly id: string
  readonly name: string
  readonly before: string
  readonly after: string
}

/** A value with its words. */
interface Worded {
  readonly name: string
  readonly value: unknown
  readonly words: string
}

const faultsIn = ({ settings }: Scenario): ReadonlyArray<readonly [string, Worded]> => {
  const calls = [...new Set(settings.faults.map(({ call }) => call))]
  return calls.map((call) => {
    const value = settings.faults.filter((fault) => fault.call === call)
    const words = value.map((fault) => faultWords(fault)).join("; ")
    return [`fault ${call}`, { name: titleOf(call), value, words }]
  })
}

const waitsIn = ({ settings }: Scenario): ReadonlyArray<readonly [string, Worded]> =>
  Object.entries(settings.latencies).map(([call, value]) => [
    `wait ${call}`,
    { name: titleOf(call), value, words: waitWords(value) },
  ])

const holdsIn = ({ settings }: Scenario): ReadonlyArray<readonly [string, Worded]> =>
  settings.held.map((value) => [`hold ${value}`, { name: titleOf(value), value, words: heldWords() }])

const fieldsIn = ({ visitor, surroundings, settings }: Scenario): ReadonlyArray<readonly [string, Worded]> =>
  Object.entries({ ...visitor, ...surroundings, ...settings })
    .filter(([name]) => !listed.includes(name))
    .map(([name, value]) => [name, { name: nameWords(name), value, words: valueWords(value) }])

const valuesIn = (scenario: Scenario): ReadonlyMap<string, Worded> =>
  new Map([...faultsIn(scenario), ...waitsIn(scenario), ...holdsIn(scenario), ...fieldsIn(scenario)])

/** Every entry of a value, for two that have the same short words. */
const fullWords = (value: unknown): string =>
  Array.isArray(value) && value.every((each) => typeof each === "string")
    ? value.join(", ")
    : JSON.stringify(value)

/** Everything that differs between two scenarios, faults first. */
export const differences = (before: Scenario, after: Scenario): ReadonlyArray<Difference> => {
  const one = valuesIn(before)
  const two = valuesIn(after)
  const all = new Map([...one, ...two])
  return [...all].flatMap(([id, { name }]) => {
    const [first, second] = [one.get(id), two.get(id)]
    if (JSON.stringify(first?.value) === JSON.stringify(second?.value)) return []
    const isClear = first?.words !== second?.words
    const words = (worded: Worded | undefined): string => {
      if (worded === undefined) return "none"
      return isClear ? worded.words : fullWords(worded.value)
    }
    return [{ id, name, before: words(first), after: words(second) }]
  })
}
