import { Option, Schema } from "effect"
import { createContext } from "react"

import type { Harness } from "../api.ts"
import { makeListeners } from "../listeners.ts"
import * as Scenario from "../scenario/scenario.ts"
import { differences } from "./differences.ts"
import type { Forms } from "./forms.ts"
import { makeRestoreQueue } from "./restore.ts"

/** A change of settings: the short texts of the scenarios before and after it. */
const UndoEntry = Schema.Struct({ before: Schema.String, after: Schema.String })
export type UndoEntry = typeof UndoEntry.Type

/** The changes that can be undone and those that can be redone, each with the next one at its end. */
const UndoHistory = Schema.Struct({ done: Schema.Array(UndoEntry), undone: Schema.Array(UndoEntry) })
type UndoHistory = typeof UndoHistory.Type

const emptyHistory: UndoHistory = { done: [], undone: [] }

/** The name of the history in the remembered forms. */
const name = "Dock steps"

/** The largest number of changes that can be undone. */
const maxEntries = 50

/** Longer descriptions show these changes and the number of the others. */
const mostNamed = 3

/** Describes the changes of an entry: "scale few, latency 300". */
export const describeEntry = ({ before, after }: UndoEntry): string => {
  const all = differences(Scenario.read(before).scenario, Scenario.read(after).scenario)
  const named = all.slice(0, mostNamed).map((each) => `${each.name} ${each.after}`)
  const others = all.length - named.length
  return [named.join(", "), ...(others === 0 ? [] : [`and ${others} more`])].join(" ")
}

/** Whether the texts differ after they are read: invalid parts become defaults. */
const hasChange = (entry: UndoEntry): boolean => describeEntry(entry) !== ""

/** Undo and redo of the dock's settings. */
export interface Undo {
  readonly history: () => UndoHistory
  readonly undo: () => void
  readonly redo: () => void
  /** Calls the listener after every change of the history; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void
}

const makeHistory = (harness: Harness, forms: Forms) => {
  const stored = Option.getOrElse(
    Schema.decodeUnknownOption(UndoHistory)(forms.get(name)),
    () => emptyHistory,
  )
  let history: UndoHistory = { done: stored.done.filter(hasChange), undone: stored.undone.filter(hasChange) }
  const { notifyListeners, subscribe } = makeListeners()
  const run = makeRestoreQueue(harness)
  const change = (next: UndoHistory): void => {
    history = next
    forms.set(name, next)
    notifyListeners()
  }
  const undo: Undo = {
    history: () => history,
    undo: () => {
      const entry = history.done.at(-1)
      if (entry === undefined) return
      change({ done: history.done.slice(0, -1), undone: [...history.undone, entry] })
      void run(entry.after, entry.before)
    },
    redo: () => {
      const entry = history.undone.at(-1)
      if (entry === undefined) return
      change({ done: [...history.done, entry], undone: history.undone.slice(0, -1) })
      void run(entry.before, entry.after)
    },
    subscribe,
  }
  return {
    undo,
    /** Adds a change, after which nothing can be redone. Equal scenarios add no entry. */
    add: (before: Scenario.Scenario, after: Scenario.Scenario): void => {
      const entry = { before: Scenario.write(before), after: Scenario.write(after) }
      if (hasChange(entry)) change({ done: [...history.done, entry].slice(-maxEntries), undone: [] })
    },
    forget: () => change(emptyHistory),
  }
}

/** Makes actions that add an entry for what they change of the scenario. */
const makeNoting = (harness: Harness, add: ReturnType<typeof makeHistory>["add"]) => ({
  /** For an action that changes settings or environment at once, before the app has refetched. */
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
 * without this harness, so it is no entry.
 */
export const withUndo = (
  harness: Harness,
  forms: Forms,
): { readonly harness: Harness; readonly undo: Undo } => {
  const { undo, add, forget } = makeHistory(harness, forms)
  const { noting, leadingTo } = makeNoting(harness, add)
  const setting = noting("settings")
  const environmentSetting = noting("surroundings")
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
    setJustLoggedIn: environmentSetting(harness.setJustLoggedIn),
    signInAs: leadingTo(harness.signInAs, (before, persona) => ({
      ...before,
      visitor: { ...before.visitor, persona },
    })),
    choose: leadingTo(harness.choose, (before, choice) => ({
      ...before,
      visitor: { ...before.visitor, ...choice },
    })),
    applyScenario: leadingTo(harness.applyScenario, (_, named) => Scenario.read(`name:${named}`).scenario),
    // An advance of the clock is no entry: its timers have run.
    clock: {
      ...clock,
      setHour: environmentSetting(clock.setHour),
      setTime: environmentSetting(clock.setTime),
      freeze: environmentSetting(clock.freeze),
      resume: environmentSetting(clock.resume),
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
