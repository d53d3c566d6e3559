import { Effect, Option } from "effect"

import { Failure } from "#domain/Failure.ts"
import * as MemberType from "#domain/MemberType.ts"
import type { Session } from "#domain/Session.ts"
import { logout } from "#gateway/calls/entry/account.ts"
import { GatewayError } from "#gateway/GatewayError.ts"
import { Backend } from "#services/Backend.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { Whitelabels } from "#services/Whitelabels.ts"

type Begun = Pick<Session, "token" | "merchantCode" | "type">

/** The account type of a session is checked before it starts (spec §6, open point 135). */
export const admission = Effect.gen(function* () {
  const backend = yield* Backend
  const current = yield* CurrentSession
  const { cached, untilKeyKnown } = yield* Whitelabels

  const check = Effect.fnUntraced(function* (path: string, type: MemberType.MemberType) {
    yield* untilKeyKnown
    const site = Option.match(yield* cached, {
      onNone: () => "both" as const,
      onSome: (known) => known.siteAccountType,
    })
    const code = MemberType.refusalAt(site, type)
    if (code !== undefined)
      yield* new GatewayError({ call: path, reason: Failure.Refused({ code, captcha: false }) })
  })

  /** Ends the session at the gateway, and ignores the response (open point 106). */
  const logOut = ({ token, merchantCode }: Pick<Begun, "token" | "merchantCode">) => {
    const merchant = merchantCode || current.siteMerchant
    return Effect.ignore(backend.sendAs({ token, merchant }, logout, {}))
  }

  const end = (session: Pick<Begun, "token" | "merchantCode">) =>
    Effect.asVoid(Effect.forkDetach(logOut(session)))

  const admit = ({ path }: { readonly path: string }, session: Begun) =>
    Effect.tapError(check(path, session.type), () => end(session))

  /** A session that is replaced also ends at the gateway. */
  const start = Effect.fnUntraced(function* (session: Session, password?: string) {
    const before = yield* current.get
    yield* current.start(session, password)
    if (Option.isSome(before) && before.value.token !== session.token) yield* end(before.value)
  })

  return { check, logOut, end, admit, start }
})
