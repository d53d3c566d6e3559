import type { Harness } from "../api.ts"
import { faultWords, heldWords, titleOf, waitWords } from "../panels/faultWords.ts"
import type { Scenario } from "../scenario/scenario.ts"

/** A field, the faults, or the wait or the hold of a call that differs between two scenarios, with both values in words. */
export interface Difference {
  readonly id: string
  readonly name: string
  readonly before: string
  readonly after: string
}

/** A value with its words, by the id of a difference. */
type Worded = readonly [string, { readonly name: string; readonly value: unknown; readonly words: string }]

/** How many times are left of the faults, and how many responses wait, in a scenario that runs. */
type Running = Pick<Harness, "faultStates" | "heldCount">

/** Longer lists show as their length. */
const longestList = 3

const listWords = (names: ReadonlyArray<string>): string => {
  if (names.length === 0) return "none"
  return names.length > longestList ? String(names.length) : names.join(", ")
}

/** A value of a field in words. */
const valueWords = (value: unknown): string => {
  if (typeof value === "boolean") return value ? "on" : "off"
  if (Array.isArray(value)) return listWords(value.map(String))
  if (typeof value === "object" && value !== null)
    return listWords(Object.entries(value).flatMap(([name, each]) => (each === "" ? [] : [name])))
  if (typeof value === "number") return String(value)
  return typeof value === "string" && value !== "" ? value : "none"
}

/** `modulesOff` as "modules off". */
const nameWords = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const callsIn = ({ settings }: Scenario, running?: Running): ReadonlyArray<Worded> => {
  const { faults, latencies, held } = settings
  const states = running?.faultStates() ?? []
  return [
    ...[...new Set(faults.map(({ call }) => call))].map((call): Worded => {
      const value = faults.filter((fault) => fault.call === call)
      const words = value.map((fault) => faultWords(fault, states[faults.indexOf(fault)])).join("; ")
      return [`fault ${call}`, { name: titleOf(call), value, words }]
    }),
    ...Object.entries(latencies).map(([call, value]): Worded => [
      `wait ${call}`,
      { name: titleOf(call), value, words: waitWords(value) },
    ]),
    ...held.map((call): Worded => [
      `hold ${call}`,
      { name: titleOf(call), value: true, words: heldWords(running?.heldCount(call)) },
    ]),
  ]
}

const fieldsIn = ({ visitor, surroundings, settings }: Scenario): ReadonlyArray<Worded> => {
  const { faults: _, latencies: __, held: ___, ...others } = settings
  return Object.entries({ ...visitor, ...surroundings, ...others }).map(([name, value]) => [
    name,
    { name: nameWords(name), value, words: valueWords(value) },
  ])
}

/** Every entry of a value, for two that have the same short words. */
const fullWords = (value: unknown): string =>
  Array.isArray(value) && value.every((each) => typeof each === "string")
    ? value.join(", ")
    : JSON.stringify(value)

/** Everything that differs between two scenarios, faults first. The second one may run. */
export const differences = (
  before: Scenario,
  after: Scenario,
  running?: Running,
): ReadonlyArray<Difference> => {
  const one = new Map([...callsIn(before), ...fieldsIn(before)])
  const two = new Map([...callsIn(after, running), ...fieldsIn(after)])
  const all = new Map([...callsIn(before), ...two])
  return [...all].flatMap(([id, { name }]) => {
    const [first, second] = [one.get(id), two.get(id)]
    if (JSON.stringify(first?.value) === JSON.stringify(second?.value)) return []
    const isClear = first?.words !== second?.words
    const words = (worded: typeof first): string => {
      if (worded === undefined) return "none"
      return isClear ? worded.words : fullWords(worded.value)
    }
    return [{ id, name, before: words(first), after: words(second) }]
  })
}
