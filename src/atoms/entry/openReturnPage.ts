import { Effect, Option } from "effect"

import { paths } from "#config/paths.ts"
import { Address } from "#platform/Address.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { takePageAfterLogin } from "#services/entry/pageAfterLogin.ts"

/** Opens the stored return page, or else home (open point 102). A forced password change comes first. */
export const openReturnPage = Effect.gen(function* () {
  const { replace, returnTo } = yield* Address
  const session = yield* CurrentSession.use((current) => current.get)
  const isForced = Option.exists(session, ({ firstTimeLogin }) => firstTimeLogin)
  if (isForced) return yield* replace(paths.changePassword)
  const page = yield* takePageAfterLogin
  yield* page === "" ? replace(paths.home) : returnTo(page)
})
