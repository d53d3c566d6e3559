import { type Atom, createStore } from "jotai"
import { onTestFinished } from "vitest"

import { lifecycleAtom } from "#atoms/frame/lifecycle.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { readAtom, toastsAtom } from "#atoms/kernel/toasts.ts"
import { followSessionAtom, sessionLifeAtom } from "#atoms/session.ts"

import { type TestServicesOptions, runTestServices, sessionOf } from "./services.ts"

export type FreshStore = ReturnType<typeof freshStore>

/** An empty store on test services, which stop when the test ends. */
export const freshStore = (options: TestServicesOptions = {}) => {
  const running = runTestServices(options)
  onTestFinished(running.stop)
  const store = createStore()
  store.set(runtimeAtom, running.runtime)
  // Starts the specified time of each toast, as its text does on screen.
  store.sub(toastsAtom, () => {
    for (const { id, shownFor } of store.get(toastsAtom))
      if (shownFor !== undefined) store.set(readAtom, { id, text: "" })
  })
  return {
    ...running,
    store,
    /** Subscribes to atoms as a page does, until the returned function is called. */
    mount: (...atoms: ReadonlyArray<Atom<unknown>>) => {
      const stops = atoms.map((each) => store.sub(each, () => {}))
      return () => stops.forEach((stop) => stop())
    },
    /** Key and tone of the toasts on screen. */
    toasts: () => store.get(toastsAtom).map(({ message, tone }) => `${message.key} ${tone}`),
    /** The bodies sent to a path, oldest first. */
    bodiesTo: (path: string) => running.fake.requestsTo(path).map(({ body }) => body ?? ""),
  }
}

/** Mounts atoms and the app's lifecycle, until the test ends. */
export const showAtoms = async (atoms: ReadonlyArray<Atom<unknown>>, options: TestServicesOptions = {}) => {
  const running = freshStore(options)
  running.mount(sessionLifeAtom, lifecycleAtom, ...atoms)
  await running.adjust(0)
  return running
}

/** Mounts atoms in a member's session, without the app's lifecycle, until `leave` is called or the test ends. */
export const showMemberAtoms = async (
  atoms: ReadonlyArray<Atom<unknown>>,
  options: TestServicesOptions = {},
) => {
  const running = freshStore({ session: sessionOf(0), ...options })
  running.store.set(followSessionAtom)
  const leave = running.mount(sessionLifeAtom, ...atoms)
  await running.adjust(0)
  return { ...running, leave }
}
