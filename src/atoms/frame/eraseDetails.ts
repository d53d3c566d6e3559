import { Effect } from "effect"
import { atom } from "jotai"

import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { Storage } from "#platform/Storage.ts"
import { eraseDetails } from "#services/eraseDetails.ts"

export const eraseDetailsAtom = atom(null, (get) =>
  get(runtimeAtom).runSync(Effect.flatMap(Storage, eraseDetails)),
)
