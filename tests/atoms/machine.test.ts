import { assert, beforeEach, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { createStore } from "jotai"

import { machineAtom, type Owner, type Tools } from "#atoms/kernel/machine.ts"
import { accountKeyAtom, runtimeAtom } from "#atoms/kernel/runtime.ts"
import { go, type Machine } from "#machines/Machine.ts"

import { type FreshStore, freshStore } from "../support/showAtoms.ts"

let services: FreshStore
let store: FreshStore["store"]
beforeEach(() => {
  services = freshStore()
  store = services.store
})

type Event = { readonly _tag: "Pressed" } | { readonly _tag: "Ticked"; readonly by: number }
type Command = "tick at once" | "tick later"

const pressed: Event = { _tag: "Pressed" }

/** Counts ticks; a press sends one at once and one after a delay. */
const counter: Machine<number, Event, Command> = {
  initial: 0,
  start: ["tick at once"],
  transition: (count, event) =>
    event._tag === "Pressed" ? go(count, "tick later", "tick at once") : go(count + event.by),
}

const open = async (owner: Owner = "page") => {
  const state = { begun: 0, interrupted: 0 }
  const perform = (command: Command, { send }: Tools<Event>) => {
    if (command === "tick at once") return Effect.sync(() => send({ _tag: "Ticked", by: 1 }))
    return Effect.suspend(() => {
      state.begun += 1
      return Effect.sleep("1 second").pipe(
        Effect.andThen(Effect.sync(() => send({ _tag: "Ticked", by: 10 }))),
        Effect.onInterrupt(() => Effect.sync(() => void (state.interrupted += 1))),
      )
    })
  }
  const counterAtom = machineAtom(owner, counter, perform)
  const leave = services.mount(counterAtom)
  await services.adjust(0)
  return { counterAtom, state, leave }
}

describe("a machine atom", () => {
  it("a machine atom is started when its first subscriber mounts, and only once for all subscribers", async () => {
    const { counterAtom } = await open()
    services.mount(counterAtom)
    await services.adjust(0)
    assert.strictEqual(store.get(counterAtom), 1)
  })

  it("a machine atom accepts events, and its commands send events", async () => {
    const { counterAtom } = await open()
    const seen: Array<number> = []
    store.sub(counterAtom, () => seen.push(store.get(counterAtom)))
    store.set(counterAtom, pressed)
    await services.adjust("999 millis")
    assert.strictEqual(store.get(counterAtom), 2)
    await services.adjust("1 millis")
    assert.strictEqual(store.get(counterAtom), 12)
    assert.deepStrictEqual(seen, [2, 12])
  })

  it("a machine atom resets and interrupts its commands when the last subscriber unmounts", async () => {
    const { counterAtom, state, leave } = await open()
    const leaveTwo = services.mount(counterAtom)
    store.set(counterAtom, pressed)
    await services.adjust("500 millis")
    leave()
    await services.adjust(0)
    assert.deepStrictEqual(state, { begun: 1, interrupted: 0 })
    leaveTwo()
    await services.adjust("10 seconds")
    assert.deepStrictEqual(state, { begun: 1, interrupted: 1 })
    assert.strictEqual(store.get(counterAtom), 0)
  })

  it("a machine atom starts again when the next subscriber mounts", async () => {
    const { counterAtom, leave } = await open()
    store.set(counterAtom, pressed)
    leave()
    services.mount(counterAtom)
    await services.adjust("10 seconds")
    assert.strictEqual(store.get(counterAtom), 1)
  })

  it("each store has separate machine states", async () => {
    const { counterAtom } = await open()
    const other = createStore()
    other.set(runtimeAtom, services.runtime)
    assert.strictEqual(store.get(counterAtom), 1)
    assert.strictEqual(other.get(counterAtom), 0)
  })

  it.each(["session", "app"] as const)(
    "owned by the %s keeps its state and its commands without subscribers",
    async (owner) => {
      const { counterAtom, state, leave } = await open(owner)
      store.set(counterAtom, pressed)
      leave()
      await services.adjust("1 second")
      services.mount(counterAtom)
      await services.adjust(0)
      assert.strictEqual(store.get(counterAtom), 12)
      assert.deepStrictEqual(state, { begun: 1, interrupted: 0 })
    },
  )

  it("a machine atom owned by the session restarts when the account changes, and ignores results for the previous account", async () => {
    const { counterAtom } = await open("session")
    store.set(counterAtom, pressed)
    store.set(accountKeyAtom, "lotus")
    await services.adjust("10 seconds")
    assert.strictEqual(store.get(counterAtom), 1)
  })

  it.each(["page", "app"] as const)("owned by the %s ignores a change of account", async (owner) => {
    const { counterAtom } = await open(owner)
    store.set(counterAtom, { _tag: "Ticked", by: 5 })
    store.set(accountKeyAtom, "lotus")
    await services.adjust(0)
    assert.strictEqual(store.get(counterAtom), 6)
  })
})
