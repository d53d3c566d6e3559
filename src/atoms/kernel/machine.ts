import { Effect, Fiber } from "effect"
import { atom, type Getter, type Setter } from "jotai"

import type { Machine } from "#machines/Machine.ts"
import type { AppServices } from "#services/layer.ts"

import { runtimeAtom } from "./query.ts"

/** What a command may use: the store, and the way to answer with an event. */
export interface Tools<Event> {
  readonly get: Getter
  readonly set: Setter
  readonly send: (event: Event) => void
}

/**
 * A machine as an atom: its state to read, its events to set.
 *
 * It starts when it is mounted. When its last reader leaves, its commands are
 * interrupted and it is back at its initial state.
 */
export const machineAtom = <State, Event, Command>(
  machine: Machine<State, Event, Command>,
  perform: (command: Command, tools: Tools<Event>) => Effect.Effect<void, never, AppServices>,
) => {
  const stateAtom = atom(machine.initial)
  const runningAtom = atom(() => new Set<Fiber.Fiber<void>>())

  const performAtom = atom(null, (get, set, commands: ReadonlyArray<Command>) => {
    const running = get(runningAtom)
    for (const command of commands) {
      // Jotai takes set of an atom inside its own write as a plain assignment, so replies go round by sendAtom.
      const effect = perform(command, { get, set, send: (event) => set(sendAtom, event) })
      const fiber = get(runtimeAtom).runFork(effect)
      running.add(fiber)
      fiber.addObserver(() => running.delete(fiber))
    }
  })

  const sendAtom = atom(null, (get, set, event: Event) => {
    const { state, commands } = machine.step(get(stateAtom), event)
    set(stateAtom, state)
    set(performAtom, commands)
  })

  const lifeAtom = atom(null, (get, set, life: "start" | "stop") => {
    if (life === "start") {
      set(performAtom, machine.start)
      return
    }
    get(runningAtom).forEach((fiber) => fiber.interruptUnsafe())
    set(stateAtom, machine.initial)
  })

  const aliveAtom = atom(
    (get) => get(stateAtom),
    (_get, set, event: Event | { readonly life: "start" | "stop" }) => {
      if (isLife(event)) set(lifeAtom, event.life)
      else set(sendAtom, event)
    },
  )
  aliveAtom.onMount = (set) => {
    set({ life: "start" })
    return () => set({ life: "stop" })
  }
  return aliveAtom
}

const isLife = (event: unknown): event is { readonly life: "start" | "stop" } =>
  typeof event === "object" && event !== null && "life" in event
