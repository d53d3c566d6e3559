import { Option, Schema } from "effect"
import { createContext } from "react"

import type { Harness } from "../api.ts"
import * as Scenario from "../scenario/scenario.ts"
import type { Forms } from "./forms.ts"
import { restore } from "./restore.ts"
import * as Steps from "./steps.ts"

const List = Schema.Array(Schema.Struct({ before: Schema.String, after: Schema.String }))
const decode = Schema.decodeUnknownOption(Schema.Struct({ done: List, undone: List }))

/** The name of the steps in the remembered forms. */
const name = "Dock steps"

/** Undo and redo of the dock's settings. */
export interface Undo {
  readonly lists: () => Steps.StepLists
  readonly undo: () => void
  readonly redo: () => void
  /** Calls the listener after every change of the lists; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
}

/** The stored steps; invalid ones are dropped. */
const readSteps = (stored: unknown): Steps.StepLists => {
  const { done, undone } = Option.getOrElse(decode(stored), () => Steps.noSteps)
  return { done: done.filter(Steps.isStep), undone: undone.filter(Steps.isStep) }
}

const makeStored = (forms: Forms) => {
  let lists = readSteps(forms.get(name))
  const listeners = new Set<() => void>()
  return {
    lists: () => lists,
    change: (next: Steps.StepLists): void => {
      if (next === lists) return
      lists = next
      forms.set(name, next)
      for (const listener of listeners) listener()
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

type Stored = ReturnType<typeof makeStored>

const makeUndo = (harness: Harness, { lists, change, subscribe }: Stored): Undo => {
  let running: Promise<unknown> = Promise.resolve()
  /** Restores one after the other: a session of an earlier one must not end a later one. */
  const run = (from: string, to: string): void => {
    running = running
      .then(() => restore(harness, Scenario.read(from).scenario, Scenario.read(to).scenario))
      .catch((error: unknown) => console.error(error))
  }
  return {
    lists,
    undo: () => {
      const step = lists().done.at(-1)
      if (step === undefined) return
      change(Steps.undo(lists()))
      run(step.after, step.before)
    },
    redo: () => {
      const step = lists().undone.at(-1)
      if (step === undefined) return
      change(Steps.redo(lists()))
      run(step.before, step.after)
    },
    subscribe,
  }
}

/** Adds a step for what an action changes of the scenario. */
const makeNote = (harness: Harness, { lists, change }: Stored) => {
  const add = (before: Scenario.Scenario, after: Partial<Scenario.Scenario>): void =>
    change(Steps.add(lists(), before, { ...before, ...after }))
  return {
    /** Settings of the gateway change before the app has refetched. */
    settings: (act: () => Promise<void>): Promise<void> => {
      const before = harness.scenario()
      const done = act()
      add(before, { settings: harness.scenario().settings })
      return done
    },
    clock: (act: () => void): void => {
      const before = harness.scenario()
      act()
      add(before, { surroundings: harness.scenario().surroundings })
    },
    /** The outcome is given: the app may not have stored a new session yet. */
    given: async (
      act: () => Promise<void>,
      after: (before: Scenario.Scenario) => Partial<Scenario.Scenario>,
    ): Promise<void> => {
      const before = harness.scenario()
      await act()
      add(before, after(before))
    },
  }
}

type Note = ReturnType<typeof makeNote>

const notedSettings = (harness: Harness, note: Note) =>
  ({
    configure: (patch) => note.settings(() => harness.configure(patch)),
    setModule: (id, on) => note.settings(() => harness.setModule(id, on)),
    allModules: (on) => note.settings(() => harness.allModules(on)),
    setFault: (fault) => note.settings(() => harness.setFault(fault)),
    clearFaults: () => note.settings(() => harness.clearFaults()),
    setLatency: (call, milliseconds) => note.settings(() => harness.setLatency(call, milliseconds)),
    hold: (call) => note.settings(() => harness.hold(call)),
    release: (call) => note.settings(() => harness.release(call)),
  }) satisfies Partial<Harness>

const notedVisitor = (harness: Harness, note: Note) =>
  ({
    signInAs: (persona) =>
      note.given(
        () => harness.signInAs(persona),
        ({ visitor }) => ({ visitor: { ...visitor, persona } }),
      ),
    setJustLoggedIn: (justLoggedIn) =>
      note.given(
        () => harness.setJustLoggedIn(justLoggedIn),
        ({ surroundings }) => ({ surroundings: { ...surroundings, justLoggedIn } }),
      ),
    choose: (choice) =>
      note.given(
        () => harness.choose(choice),
        ({ visitor }) => ({ visitor: { ...visitor, ...choice } }),
      ),
    applyScenario: (named) =>
      note.given(
        () => harness.applyScenario(named),
        () => Scenario.readLink(`name:${named}`).scenario,
      ),
  }) satisfies Partial<Harness>

/** An advance of the clock is no step: its timers have run. */
const notedSurroundings = (harness: Harness, note: Note) =>
  ({
    clock: {
      ...harness.clock,
      setHour: (hour) => note.clock(() => harness.clock.setHour(hour)),
      setTime: (time) => note.clock(() => harness.clock.setTime(time)),
      freeze: () => note.clock(() => harness.clock.freeze()),
      resume: () => note.clock(() => harness.clock.resume()),
    },
    platform: {
      ...harness.platform,
      set: (patch) =>
        note.given(
          () => harness.platform.set(patch),
          ({ surroundings }) => ({ surroundings: { ...surroundings, ...patch } }),
        ),
    },
  }) satisfies Partial<Harness>

/**
 * A harness that remembers what its settings change, and the undo of it. What players do in the app changes the scenario
 * without this harness, so it is no step.
 */
export const withUndo = (
  harness: Harness,
  forms: Forms,
): { readonly harness: Harness; readonly undo: Undo } => {
  const stored = makeStored(forms)
  const note = makeNote(harness, stored)
  return {
    harness: {
      ...harness,
      ...notedSettings(harness, note),
      ...notedVisitor(harness, note),
      ...notedSurroundings(harness, note),
      reset: async () => {
        // First, because a reset clears the storage to which this writes.
        stored.change(Steps.noSteps)
        await harness.reset()
      },
    },
    undo: makeUndo(harness, stored),
  }
}

export const UndoContext = createContext<Undo | undefined>(undefined)
