import * as Scenario from "../scenario/scenario.ts"
import { differences } from "./differences.ts"

/** A change of settings: the short texts of the scenarios before and after it. */
export interface Step {
  readonly before: string
  readonly after: string
}

/** The steps that can be undone and those that can be redone, each with the next one at its end. */
export interface StepLists {
  readonly done: ReadonlyArray<Step>
  readonly undone: ReadonlyArray<Step>
}

export const noSteps: StepLists = { done: [], undone: [] }

/** The largest number of steps that can be undone. */
export const mostSteps = 50

/** Longer steps show as these and the number of the others. */
const mostNamed = 3

/** The changes of a step in words: "scale few, latency 300". */
export const stepWords = ({ before, after }: Step): string => {
  const all = differences(Scenario.read(before).scenario, Scenario.read(after).scenario)
  const named = all.slice(0, mostNamed).map((each) => `${each.name} ${each.after}`)
  const others = all.length - named.length
  return [named.join(", "), ...(others === 0 ? [] : [`and ${others} more`])].join(" ")
}

/** Whether the texts differ after they are read: invalid parts become defaults. */
export const isStep = (step: Step): boolean => stepWords(step) !== ""

/** Adds a change, after which nothing can be redone. Equal scenarios add no step. */
export const add = (lists: StepLists, before: Scenario.Scenario, after: Scenario.Scenario): StepLists => {
  const step: Step = { before: Scenario.write(before), after: Scenario.write(after) }
  return isStep(step) ? { done: [...lists.done, step].slice(-mostSteps), undone: [] } : lists
}

export const undo = ({ done, undone }: StepLists): StepLists => ({
  done: done.slice(0, -1),
  undone: [...undone, ...done.slice(-1)],
})

export const redo = ({ done, undone }: StepLists): StepLists => ({
  done: [...done, ...undone.slice(-1)],
  undone: undone.slice(0, -1),
})
