import { Effect, Option } from "effect"

import type { Session } from "#domain/Session.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { lazyService } from "#services/lazyLayer.ts"

const withAccounts = lazyService(() => import("./Accounts.ts").then(({ Accounts }) => Accounts))

const logOut = (session: Option.Option<Session>) =>
  Option.isSome(session)
    ? Effect.ignore(withAccounts((accounts) => accounts.logOut(session.value)))
    : Effect.void

const left = CurrentSession.use((current) => current.left)

/** Clears stored data at once. This tab shows a guest after the response of the logout (open points 106 and 149). */
export const signOut = Effect.gen(function* () {
  const { leave } = yield* CurrentSession
  const session = yield* leave
  yield* logOut(session)
  yield* left
})

/** Ends a session that the player has not confirmed. The tab shows a guest before the response of the logout. */
export const disownSession = Effect.gen(function* () {
  const { drop } = yield* CurrentSession
  const session = yield* drop
  yield* left
  yield* logOut(session)
})
