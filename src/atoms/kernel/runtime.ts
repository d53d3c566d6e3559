import { Effect, type ManagedRuntime } from "effect"
import { atom } from "jotai"
import type { Store } from "jotai/vanilla"

import { ActingAccount } from "#services/CurrentSession.ts"
import type { AppServices } from "#services/layer.ts"

export type AppRuntime = ManagedRuntime.ManagedRuntime<AppServices, never>

const runtimeStateAtom = atom<AppRuntime | undefined>(undefined)

export const runtimeAtom = atom(
  (get) => {
    const runtime = get(runtimeStateAtom)
    if (runtime === undefined) throw new Error("The store has no runtime.")
    return runtime
  },
  (_get, set, runtime: AppRuntime) => set(runtimeStateAtom, runtime),
)

/** Increases when all queries must refetch: back online, or back from the back-forward cache. */
export const wakeAtom = atom(0)

/** Increases when failed queries must refetch. */
export const recoveryAtom = atom(0)

/** The session's token; empty for guests. No account sees the values of another account (spec §6). */
export const identityAtom = atom("")

/** The account whose data the store contains. A renewed token or an expired session does not change it. */
export const accountKeyAtom = atom("")

/** Empty for guests; undefined until the stored session is read. */
export const actingAccountAtom = atom<string | undefined>(undefined)

/** Provides the acting account to an effect, whose requests are not sent after another account has logged in. */
export const actingAtom = atom((get) => Effect.provideService(ActingAccount, get(actingAccountAtom)))

export const isRenewedAtom = atom(false)

export interface MachineChange {
  readonly machine: { readonly initial: unknown }
  /** All changes of one machine instance have this same object. */
  readonly instance: object
  readonly event: unknown
  readonly state: unknown
}

export const machineLogAtom = atom<{ readonly report?: ((change: MachineChange) => void) | undefined }>({})

/** Replaces the store, so that no data of an account survives its session. */
export const storeRenewalAtom = atom<{ readonly renew?: (prepare: (store: Store) => void) => void }>({})
