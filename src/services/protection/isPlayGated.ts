import { Effect, Option } from "effect"

import { isProtected } from "#domain/protection/isProtected.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { Whitelabels } from "#services/Whitelabels.ts"

export const isPlayGated = Effect.gen(function* () {
  const whitelabel = yield* Whitelabels.use(({ cached }) => cached)
  const session = yield* CurrentSession.use(({ get }) => get)
  return isProtected(Option.getOrUndefined(whitelabel), session)
})
