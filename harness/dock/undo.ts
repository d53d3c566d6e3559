import { Option, Schema } from "effect"
import { createContext } from "react"

import type { Harness } from "../api.ts"
import { makeListeners } from "../listeners.ts"
import * as Scenario from "../scenario/scenario.ts"
import { differences } from "./differences.ts"
import type { Forms } from "./forms.ts"
import { makeRestoreQueue } from "./restore.ts"

/** A change that can be undone: the scenarios before and after the change, as short texts. */
const UndoEntry = Schema.Struct({ before: Schema.String, after: Schema.String })
export type UndoEntry = typeof UndoEntry.Type

/** The changes to undo and the changes to redo. The last entry of each list is the next to apply. */
const UndoHistory = Schema.Struct({ done: Schema.Array(UndoEntry), undone: Schema.Array(UndoEntry) })
type UndoHistory = typeof UndoHistory.Type

const emptyHistory: UndoHistory = { done: [], undone: [] }

/** The name under which `Forms` stores the history. */
const name = "Dock steps"

/** The largest number of changes that can be undone. */
const maxEntries = 50

/** A description lists this many changes, followed by the number of further changes. */
const mostNamed = 3

/** Describes the changes of an entry: "scale few, latency 300". */
export const describeEntry = ({ before, after }: UndoEntry): string => {
  const all = differences(Scenario.read(before).scenario, Scenario.read(after).scenario)
  const named = all.slice(0, mostNamed).map((each) => `${each.name} ${each.after}`)
  const others = all.length - named.length
  return [named.join(", "), ...(others === 0 ? [] : [`and ${others} more`])].join(" ")
}

/** Whether both texts still describe different scenarios. Invalid parts of a text become defaults. */
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
    /** Adds a change and empties the list of changes to redo. Ignores equal scenarios. */
    add: (before: Scenario.Scenario, after: Scenario.Scenario): void => {
      const entry = { before: Scenario.write(before), after: Scenario.write(after) }
      if (hasChange(entry)) change({ done: [...history.done, entry].slice(-maxEntries), undone: [] })
    },
    forget: () => change(emptyHistory),
  }
}

/** Wraps actions so that they add their change of the scenario to the history. */
const makeNoting = (harness: Harness, add: ReturnType<typeof makeHistory>["add"]) => ({
  /** For an action that changes settings or environment synchronously, before the app refetches. */
  noting:
    (part: "settings" | "surroundings") =>
    <Given extends ReadonlyArray<unknown>, A>(action: (...given: Given) => A) =>
    (...given: Given): A => {
      const before = harness.scenario()
      const done = action(...given)
      add(before, { ...before, [part]: harness.scenario()[part] })
      return done
    },
  /** For an action whose resulting scenario the caller computes, because the app may not have stored a new session yet. */
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
 * Wraps a harness so that changes of its settings can be undone. Changes by players in the app bypass this harness, so
 * they cannot be undone.
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
    // An advance of the clock cannot be undone, because timers have run.
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
      // Must come first: the reset then clears the storage to which `forget` writes.
      forget()
      return harness.reset()
    },
  }
  return { harness: noted, undo }
}

export const UndoContext = createContext<Undo | undefined>(undefined)
