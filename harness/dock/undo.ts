import { Option, Schema } from "effect"
import { createContext } from "react"

import type { Harness } from "../api.ts"
import { makeListeners } from "../listeners.ts"
import * as Scenario from "../scenario/scenario.ts"
import { differences } from "./differences.ts"
import type { Forms } from "./forms.ts"
import { restoreInTurn } from "./restore.ts"

/** A change of settings: the short texts of the scenarios before and after it. */
const Step = Schema.Struct({ before: Schema.String, after: Schema.String })
export type Step = typeof Step.Type

/** The steps that can be undone and those that can be redone, each with the next one at its end. */
const Steps = Schema.Struct({ done: Schema.Array(Step), undone: Schema.Array(Step) })
type Steps = typeof Steps.Type

const noSteps: Steps = { done: [], undone: [] }

/** The name of the steps in the remembered forms. */
const name = "Dock steps"

/** The largest number of steps that can be undone. */
const mostSteps = 50

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
const isStep = (step: Step): boolean => stepWords(step) !== ""

/** Undo and redo of the dock's settings. */
export interface Undo {
  readonly steps: () => Steps
  readonly undo: () => void
  readonly redo: () => void
  /** Calls the listener after every change of the steps; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
}

const makeSteps = (harness: Harness, forms: Forms) => {
  const stored = Option.getOrElse(Schema.decodeUnknownOption(Steps)(forms.get(name)), () => noSteps)
  let steps: Steps = { done: stored.done.filter(isStep), undone: stored.undone.filter(isStep) }
  const { notifyListeners, subscribe } = makeListeners()
  const run = restoreInTurn(harness)
  const change = (next: Steps): void => {
    steps = next
    forms.set(name, next)
    notifyListeners()
  }
  const undo: Undo = {
    steps: () => steps,
    undo: () => {
      const step = steps.done.at(-1)
      if (step === undefined) return
      change({ done: steps.done.slice(0, -1), undone: [...steps.undone, step] })
      void run(step.after, step.before)
    },
    redo: () => {
      const step = steps.undone.at(-1)
      if (step === undefined) return
      change({ done: [...steps.done, step], undone: steps.undone.slice(0, -1) })
      void run(step.before, step.after)
    },
    subscribe,
  }
  return {
    undo,
    /** Adds a change, after which nothing can be redone. Equal scenarios add no step. */
    add: (before: Scenario.Scenario, after: Scenario.Scenario): void => {
      const step = { before: Scenario.write(before), after: Scenario.write(after) }
      if (isStep(step)) change({ done: [...steps.done, step].slice(-mostSteps), undone: [] })
    },
    forget: () => change(noSteps),
  }
}

/** Makes actions that add a step for what they change of the scenario. */
const makeNoting = (harness: Harness, add: ReturnType<typeof makeSteps>["add"]) => ({
  /** For an action that changes settings or surroundings at once, before the app has refetched. */
  noting:
    (part: "settings" | "surroundings") =>
    <Given extends ReadonlyArray<unknown>, A>(action: (...given: Given) => A) =>
    (...given: Given): A => {
      const before = harness.scenario()
      const done = action(...given)
      add(before, { ...before, [part]: harness.scenario()[part] })
      return done
    },
  /** For an action whose outcome is given: the app may not have stored a new session yet. */
  leadingTo:
    <Given extends ReadonlyArray<unknown>>(
      action: (...given: Given) => Promise<void>,
      after: (before: Scenario.Scenario, ...given: Given) => Scenario.Scenario,
    ) =>
    async (...given: Given): Promise<void> => {
      const before = harness.scenario()
      await action(...given)
      add(before, after(before, ...given))
    },
})

/**
 * A harness that remembers what its settings change, and the undo of it. What players do in the app changes the scenario
 * without this harness, so it is no step.
 */
export const withUndo = (
  harness: Harness,
  forms: Forms,
): { readonly harness: Harness; readonly undo: Undo } => {
  const { undo, add, forget } = makeSteps(harness, forms)
  const { noting, leadingTo } = makeNoting(harness, add)
  const setting = noting("settings")
  const surrounding = noting("surroundings")
  const { clock, platform } = harness
  const noted: Harness = {
    ...harness,
    configure: setting(harness.configure),
    setModule: setting(harness.setModule),
    allModules: setting(harness.allModules),
    setFault: setting(harness.setFault),
    setLatency: setting(harness.setLatency),
    hold: setting(harness.hold),
    release: setting(harness.release),
    setJustLoggedIn: surrounding(harness.setJustLoggedIn),
    signInAs: leadingTo(harness.signInAs, (before, persona) => ({
      ...before,
      visitor: { ...before.visitor, persona },
    })),
    choose: leadingTo(harness.choose, (before, choice) => ({
      ...before,
      visitor: { ...before.visitor, ...choice },
    })),
    applyScenario: leadingTo(harness.applyScenario, (_, named) => Scenario.read(`name:${named}`).scenario),
    // An advance of the clock is no step: its timers have run.
    clock: {
      ...clock,
      setHour: surrounding(clock.setHour),
      setTime: surrounding(clock.setTime),
      freeze: surrounding(clock.freeze),
      resume: surrounding(clock.resume),
    },
    platform: {
      ...platform,
      set: leadingTo(platform.set, (before, patch) => ({
        ...before,
        surroundings: { ...before.surroundings, ...patch },
      })),
    },
    reset: () => {
      // First, because a reset clears the storage to which this writes.
      forget()
      return harness.reset()
    },
  }
  return { harness: noted, undo }
}

export const UndoContext = createContext<Undo | undefined>(undefined)
