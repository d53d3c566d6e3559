import { Effect, Option } from "effect"

import { paths } from "#config/paths.ts"
import { Address } from "#platform/Address.ts"
import { slots } from "#platform/slots.ts"
import { Storage } from "#platform/Storage.ts"

import { CurrentSession } from "./CurrentSession.ts"
import { later } from "./later.ts"

/**
 * Logs in again with the login that is remembered, where that was asked for and nobody is logged in (decision 103).
 *
 * Silent. Assumed: not on the login page, where the same login waits to be sent.
 */
export const renewLogin = Effect.gen(function* () {
  const wanted = yield* (yield* Storage).get(slots.autoLogin)
  const path = yield* (yield* Address).current
  const session = yield* CurrentSession.use((current) => current.get)
  if (wanted !== "1" || Option.isSome(session) || path.startsWith(paths.login)) return
  yield* later(
    () => import("./Accounts.ts"),
    ({ Accounts }) => Accounts.use(({ renew }) => renew).pipe(Effect.provide(Accounts.layer)),
  ).pipe(Effect.ignore)
})
