import { Effect, type ManagedRuntime } from "effect"
import { atom } from "jotai"
import type { Store } from "jotai/vanilla"

import { ActingAccount } from "#services/CurrentSession.ts"
import type { AppServices } from "#services/layer.ts"

export type AppRuntime = ManagedRuntime.ManagedRuntime<AppServices, never>

const runtimeStateAtom = atom<AppRuntime | undefined>(undefined)

/** The runtime that effects run on. The app, a story or a test sets its own in the store. */
export const runtimeAtom = atom(
  (get) => {
    const runtime = get(runtimeStateAtom)
    if (runtime === undefined) throw new Error("The store has no runtime.")
    return runtime
  },
  (_get, set, runtime: AppRuntime) => set(runtimeStateAtom, runtime),
)

/** Incremented to refetch every query: back online, back from the back-forward cache. */
export const wakeAtom = atom(0)

/** Incremented to refetch what failed. */
export const recoveryAtom = atom(0)

/** Token of the session; empty for guests. No value outlives it, so that no account sees another's (spec §6). */
export const identityAtom = atom("")

/**
 * The account whose data the store holds; empty until one is logged in.
 *
 * A renewed token does not change it, nor does an expired session: after a new login the drafts are still there.
 */
export const accountKeyAtom = atom("")

/** The account that requests are made for; empty for guests, undefined until the stored session is read. */
export const actingAccountAtom = atom<string | undefined>(undefined)

/** Runs an effect for the current account. After another account logs in, its requests are not sent. */
export const actingAtom = atom((get) => Effect.provideService(ActingAccount, get(actingAccountAtom)))

/** Whether the store replaced an earlier one. */
export const isRenewedAtom = atom(false)

/** What happened to one of the app's running machines. */
export interface MachineChange {
  /** The same object for all instances of a machine. */
  readonly machine: { readonly initial: unknown }
  /** The same object for all changes of an instance. */
  readonly instance: object
  /** The event of a step; `mounted` and `unmounted` of its readers are texts. */
  readonly event: unknown
  /** The state after it. */
  readonly state: unknown
}

/** Receives every change of the store's machines, for inspecting them. Only the harness sets it. */
export const machineLogAtom = atom<{ readonly report?: ((change: MachineChange) => void) | undefined }>({})

/** Replaces the store, so that no data of an account survives its session. The app sets it. */
export const storeRenewalAtom = atom<{ readonly renew?: (prepare: (store: Store) => void) => void }>({})
