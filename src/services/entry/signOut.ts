import { Effect, Option, Schema } from "effect"

import type { Session } from "#domain/Session.ts"
import { draftsKey, local, receiptsKey, searchesKey } from "#platform/slots.ts"
import { Storage } from "#platform/Storage.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { lazyService } from "#services/lazyLayer.ts"

const withAccounts = lazyService(() => import("./Accounts.ts").then(({ Accounts }) => Accounts))

/** Sends the logout of a session that left the device. This tab changes after its response. */
const logOut = (session: Option.Option<Session>) =>
  Effect.gen(function* () {
    if (Option.isSome(session))
      yield* Effect.ignore(withAccounts((accounts) => accounts.logOut(session.value)))
    yield* CurrentSession.use(({ left }) => left)
  })

/** Erases details by code that the first load does without. Without that code, nothing is erased here. */
const eraseDetails = (session: Session) =>
  Effect.ignore(
    Effect.flatMap(
      Effect.tryPromise(() => import("./eraseDetails.ts")),
      (module) => module.eraseDetails(session),
    ),
  )

/**
 * Signs out. The device clears the session, the receipts, the searches, the cached responses, the details of unsettled
 * moves and the unsent values of forms at once and sends the logout; this tab changes after its response (decision
 * 149), whatever it is (decision 106).
 */
export const signOut = Effect.gen(function* () {
  const { leave } = yield* CurrentSession
  const session = yield* leave
  for (const key of [receiptsKey, draftsKey, searchesKey])
    yield* Storage.use(({ remove }) => remove(local(key, Schema.String, "")))
  if (Option.isSome(session)) yield* eraseDetails(session.value)
  yield* logOut(session)
})

/** Ends a session that a link opened for another player. The device's remembered login stays. */
export const disownSession = Effect.flatMap(
  CurrentSession.use(({ drop }) => drop),
  logOut,
)
