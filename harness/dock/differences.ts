import type { Harness } from "../api.ts"
import { describeFault, describeHold, titleOf, describeWait } from "../panels/describeFault.ts"
import type { Scenario } from "../scenario/scenario.ts"

/** A value that differs between two scenarios, with descriptions of both: a field, or a call's faults, delay or hold. */
export interface Difference {
  readonly id: string
  readonly name: string
  readonly before: string
  readonly after: string
}

/** A value with its description, by the id of a difference. */
type Worded = readonly [
  string,
  { readonly name: string; readonly value: unknown; readonly description: string },
]

/** Progress of a running scenario: how many times faults still happen, and how many responses wait. */
type Running = Pick<Harness, "faultStates" | "heldCount">

/** Longer lists are described by their length. */
const longestList = 3

const describeList = (names: ReadonlyArray<string>): string => {
  if (names.length === 0) return "none"
  return names.length > longestList ? String(names.length) : names.join(", ")
}

/** Describes the value of a field. */
const describeValue = (value: unknown): string => {
  if (typeof value === "boolean") return value ? "on" : "off"
  if (Array.isArray(value)) return describeList(value.map(String))
  if (typeof value === "object" && value !== null)
    return describeList(Object.entries(value).flatMap(([name, each]) => (each === "" ? [] : [name])))
  if (typeof value === "number") return String(value)
  return typeof value === "string" && value !== "" ? value : "none"
}

/** `modulesOff` as "modules off". */
const spacedName = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const callsIn = ({ settings }: Scenario, running?: Running): ReadonlyArray<Worded> => {
  const { faults, latencies, held } = settings
  const states = running?.faultStates() ?? []
  return [
    ...[...new Set(faults.map(({ call }) => call))].map((call): Worded => {
      const value = faults.filter((fault) => fault.call === call)
      const description = value.map((fault) => describeFault(fault, states[faults.indexOf(fault)])).join("; ")
      return [`fault ${call}`, { name: titleOf(call), value, description }]
    }),
    ...Object.entries(latencies).map(([call, value]): Worded => [
      `wait ${call}`,
      { name: titleOf(call), value, description: describeWait(value) },
    ]),
    ...held.map((call): Worded => [
      `hold ${call}`,
      { name: titleOf(call), value: true, description: describeHold(running?.heldCount(call)) },
    ]),
  ]
}

const fieldsIn = ({ visitor, surroundings, settings }: Scenario): ReadonlyArray<Worded> => {
  const { faults: _, latencies: __, held: ___, ...others } = settings
  return Object.entries({ ...visitor, ...surroundings, ...others }).map(([name, value]) => [
    name,
    { name: spacedName(name), value, description: describeValue(value) },
  ])
}

/** Describes every entry of a value, for two values with the same short description. */
const describeInFull = (value: unknown): string =>
  Array.isArray(value) && value.every((each) => typeof each === "string")
    ? value.join(", ")
    : JSON.stringify(value)

/** All values that differ between two scenarios, faults first. `running` is the progress of the second scenario, if it runs. */
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
    const isClear = first?.description !== second?.description
    const describe = (worded: typeof first): string => {
      if (worded === undefined) return "none"
      return isClear ? worded.description : describeInFull(worded.value)
    }
    return [{ id, name, before: describe(first), after: describe(second) }]
  })
}
