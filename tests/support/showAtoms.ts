import { type Atom, createStore } from "jotai"
import { onTestFinished } from "vitest"

import { lifecycleAtom } from "#atoms/frame/lifecycle.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { followSessionAtom, sessionLifeAtom } from "#atoms/session.ts"

import { type BenchOptions, runBench, sessionOf } from "./services.ts"

export type FreshStore = ReturnType<typeof freshStore>

/** An empty store on a bench, until the test ends. */
export const freshStore = (options: BenchOptions = {}) => {
  const running = runBench(options)
  onTestFinished(running.stop)
  const store = createStore()
  store.set(runtimeAtom, running.runtime)
  return { ...running, store }
}

/** A running app with these atoms mounted, until the test ends. */
export const showAtoms = async (atoms: ReadonlyArray<Atom<unknown>>, options: BenchOptions = {}) => {
  const running = freshStore(options)
  const { store } = running
  for (const each of [sessionLifeAtom, lifecycleAtom, ...atoms]) store.sub(each, () => {})
  await running.adjust(0)
  return running
}

/** A member's session with these atoms mounted, until `leave` or the end of the test. The app's lifecycle is not. */
export const showMemberAtoms = async (atoms: ReadonlyArray<Atom<unknown>>, options: BenchOptions = {}) => {
  const running = freshStore({ session: sessionOf(0), ...options })
  const { store } = running
  store.set(followSessionAtom)
  const stops = [sessionLifeAtom, ...atoms].map((each) => store.sub(each, () => {}))
  await running.adjust(0)
  return { ...running, leave: () => stops.forEach((stop) => stop()) }
}
