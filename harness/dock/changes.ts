import type { Harness } from "../api.ts"
import * as Scenario from "../scenario/scenario.ts"
import { setFields } from "../scenario/setFields.ts"
import { type Difference, differences } from "./differences.ts"

/** A value that differs from its default: a setting, or the faults, the delay or the hold of a call. */
export interface Change extends Pick<Difference, "id" | "name"> {
  readonly description: string
  /** Restores the default. */
  readonly reset: () => Promise<void> | void
}

const reset = (harness: Harness, id: string): Promise<void> | void => {
  const [, kind, call = ""] = /^(fault|wait|hold) (.*)$/.exec(id) ?? []
  const { faults } = harness.scenario().settings
  if (kind === "fault") return harness.configure({ faults: faults.filter((fault) => fault.call !== call) })
  if (kind === "wait") return harness.setLatency(call, null)
  if (kind === "hold") return harness.release(call)
  const standard = Object.entries(Scenario.fieldsOf(Scenario.defaults)).filter(([name]) => name === id)
  return setFields(harness, Object.fromEntries(standard))
}

/** All values that differ from the default, faults first. Faults show how many times remain. */
export const changesOf = (harness: Harness): ReadonlyArray<Change> =>
  differences(Scenario.defaults, harness.scenario(), harness).map(({ id, name, after }) => ({
    id,
    name,
    description: after,
    reset: () => reset(harness, id),
  }))
