import { Effect } from "effect"

import { isInApp } from "#domain/Url.ts"
import { Address } from "#platform/Address.ts"
import { storageItems } from "#platform/storageItems.ts"
import { Storage } from "#platform/Storage.ts"

export const storePageAfterLogin = (path: string): Effect.Effect<void, never, Storage> =>
  isInApp(path) ? Storage.use(({ set }) => set(storageItems.returnPage, path)) : Effect.void

export const returnHereAfterLogin = Effect.flatMap(
  Address.use(({ current }) => current),
  storePageAfterLogin,
)

export const takePageAfterLogin = Effect.gen(function* () {
  const storage = yield* Storage
  const path = yield* storage.get(storageItems.returnPage)
  yield* storage.remove(storageItems.returnPage)
  return isInApp(path) ? path : ""
})
