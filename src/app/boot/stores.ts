import { createStore, type Store } from "jotai/vanilla"

import { popupsAtom } from "#atoms/popups.ts"
import { firstPaintDoneAtom } from "#atoms/frame/firstPaint.ts"
import { gateAtom } from "#atoms/system/gate.ts"
import { workerAtom } from "#atoms/system/platform.ts"
import {
  type AppRuntime,
  isRenewedAtom,
  type MachineChange,
  machineLogAtom,
  runtimeAtom,
  storeRenewalAtom,
} from "#atoms/kernel/runtime.ts"
import { lifecycleAtom } from "#atoms/frame/lifecycle.ts"
import { sessionLifeAtom } from "#atoms/session.ts"
import { makeListeners } from "#platform/listeners.ts"

interface Opened {
  readonly store: Store
  readonly number: number
}

/** Contains the current Jotai store. A login with another account replaces the store. */
export interface Stores {
  /** Returns the same object until the store is replaced. */
  readonly current: () => Opened
  readonly watch: (listener: () => void) => () => void
  readonly stop: () => void
}

export type MachineLog = () => (change: MachineChange) => void

export const openStores = (runtime: AppRuntime, worker?: string, machineLog?: MachineLog): Stores => {
  const listeners = makeListeners()

  const open = (number: number, isPainted: boolean) => {
    const store = createStore()
    store.set(runtimeAtom, runtime)
    store.set(machineLogAtom, { report: machineLog?.() })
    store.set(workerAtom, worker)
    store.set(isRenewedAtom, number > 0)
    store.set(firstPaintDoneAtom, isPainted)
    store.set(storeRenewalAtom, { renew })
    // These atoms stay mounted as long as the store. The first render needs the session and the stored status.
    const stops = [gateAtom, sessionLifeAtom, popupsAtom, lifecycleAtom].map((each) =>
      store.sub(each, () => {}),
    )
    return { store, number, stop: () => stops.forEach((stop) => stop()) }
  }

  const renew = (prepare: (store: Store) => void) => {
    const before = opened
    before.stop()
    opened = open(before.number + 1, before.store.get(firstPaintDoneAtom))
    prepare(opened.store)
    listeners.notify()
  }

  let opened = open(0, false)
  return {
    current: () => opened,
    watch: listeners.watch,
    stop: () => opened.stop(),
  }
}
