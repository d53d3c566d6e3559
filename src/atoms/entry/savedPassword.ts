import { Effect } from "effect"
import { atom } from "jotai"

import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { signOutAskedAtom } from "#atoms/session.ts"
import { storageItems } from "#platform/storageItems.ts"
import { Storage } from "#platform/Storage.ts"

export const losesPasswordAtom = atom((get) => {
  if (!get(signOutAskedAtom)) return false
  const stored = get(runtimeAtom).runSync(
    Effect.flatMap(Storage, (storage) => storage.get(storageItems.remembered)),
  )
  return stored.some(({ type }) => type === "username")
})
