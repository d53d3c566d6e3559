import { Effect, Fiber } from "effect"
import { atom, type Getter, type Setter } from "jotai"

import type { Machine } from "#machines/Machine.ts"
import type { AppServices } from "#services/layer.ts"

import { accountKeyAtom, actingAtom, machineLogAtom, runtimeAtom } from "./runtime.ts"

export interface Tools<Event> {
  readonly get: Getter
  readonly set: Setter
  readonly send: (event: Event) => void
}

/**
 * `page`: when the last subscriber unmounts, the machine resets and its commands are interrupted.
 *
 * `session`: resets when the account changes. `app`: never resets.
 */
export type Owner = "page" | "session" | "app"

export const machineInstance = <State, Event, Command>(
  owner: Owner,
  machine: Machine<State, Event, Command>,
  perform: (command: Command, tools: Tools<Event>) => Effect.Effect<void, never, AppServices>,
) => {
  const stateAtom = atom(machine.initial)
  const isStartedAtom = atom(false)
  const runningAtom = atom(() => new Set<Fiber.Fiber<void>>())

  const report = (get: Getter, event: Event | "mounted" | "unmounted") =>
    get(machineLogAtom).report?.({ machine, instance: stateAtom, event, state: get(stateAtom) })

  const performAtom = atom(null, (get, set, commands: ReadonlyArray<Command>) => {
    const running = get(runningAtom)
    for (const command of commands) {
      // Inside an atom's own `write`, Jotai's `set` assigns a value without calling `write`. Events use `sendAtom`.
      const effect = perform(command, { get, set, send: (event) => set(sendAtom, event) }).pipe(
        get(actingAtom),
      )
      const fiber = get(runtimeAtom).runFork(effect)
      running.add(fiber)
      fiber.addObserver(() => running.delete(fiber))
    }
  })

  const sendAtom = atom(
    (get) => get(stateAtom),
    (get, set, event: Event) => {
      const { state, commands } = machine.transition(get(stateAtom), event)
      set(stateAtom, state)
      report(get, event)
      set(performAtom, commands)
    },
  )

  const lifecycleAtom = atom(null, (get, set, change: "mounted" | "unmounted") => {
    if (change === "mounted") {
      if (get(isStartedAtom)) return
      set(isStartedAtom, true)
      report(get, change)
      set(performAtom, machine.start)
    } else if (owner === "page") {
      get(runningAtom).forEach((fiber) => fiber.interruptUnsafe())
      set(isStartedAtom, false)
      set(stateAtom, machine.initial)
      report(get, change)
    }
  })
  lifecycleAtom.onMount = (set) => {
    set("mounted")
    return () => set("unmounted")
  }
  return { lifecycleAtom, sendAtom }
}

export const machineAtom = <State, Event, Command>(
  owner: Owner,
  machine: Machine<State, Event, Command>,
  perform: (command: Command, tools: Tools<Event>) => Effect.Effect<void, never, AppServices>,
) => {
  const instanceAtom = atom((get) => {
    if (owner === "session") get(accountKeyAtom)
    return machineInstance(owner, machine, perform)
  })
  return atom(
    (get) => {
      const { lifecycleAtom, sendAtom } = get(instanceAtom)
      get(lifecycleAtom)
      return get(sendAtom)
    },
    (get, set, event: Event) => set(get(instanceAtom).sendAtom, event),
  )
}
