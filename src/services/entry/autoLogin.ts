import { Effect, Option } from "effect"

import { paths } from "#config/paths.ts"
import { Address } from "#platform/Address.ts"
import { storageItems } from "#platform/storageItems.ts"
import { Storage } from "#platform/Storage.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { lazyService } from "#services/lazyLayer.ts"

const withAccounts = lazyService(() => import("./Accounts.ts").then(({ Accounts }) => Accounts))

/** Logs a guest in with the remembered login, if auto-login is enabled (open point 103). Reports no failure. */
export const renewLogin = Effect.gen(function* () {
  const requested = yield* (yield* Storage).get(storageItems.autoLogin)
  const path = yield* (yield* Address).current
  const session = yield* CurrentSession.use((current) => current.get)
  // Assumed: no auto-login on the login page, where the form already contains the remembered login.
  if (requested !== "1" || Option.isSome(session) || path.startsWith(paths.login)) return
  yield* withAccounts(({ renew }) => renew).pipe(Effect.ignore)
})
