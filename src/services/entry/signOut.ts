import { Effect, Option, Schema } from "effect"

import { local, receiptsKey } from "#platform/slots.ts"
import { Storage } from "#platform/Storage.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { lazyService } from "#services/lazyLayer.ts"

const withAccounts = lazyService(() => import("./Accounts.ts").then(({ Accounts }) => Accounts))

/**
 * Signs out. The device clears the session and the receipts at once and sends the logout; this tab changes after its response
 * (decision 149), whatever it is (decision 106).
 */
export const signOut = Effect.gen(function* () {
  const { leave, left } = yield* CurrentSession
  const session = yield* leave
  yield* Storage.use(({ remove }) => remove(local(receiptsKey, Schema.String, "")))
  if (Option.isSome(session)) yield* Effect.ignore(withAccounts(({ logOut }) => logOut(session.value)))
  yield* left
})
