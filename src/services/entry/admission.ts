import { Effect, Option } from "effect"

import { Failure } from "#domain/Failure.ts"
import * as MemberType from "#domain/MemberType.ts"
import type { Session } from "#domain/Session.ts"
import { logout } from "#gateway/calls/entry/account.ts"
import { GatewayError } from "#gateway/GatewayError.ts"
import { Backend } from "#services/Backend.ts"
import { Whitelabels } from "#services/Whitelabels.ts"

type Begun = Pick<Session, "token" | "merchantCode" | "type">

/** Checks the account type of a session before it starts (spec §6, open point 135). */
export const admission = Effect.gen(function* () {
  const backend = yield* Backend
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

  const end = ({ token, merchantCode: merchant }: Pick<Begun, "token" | "merchantCode">) =>
    Effect.asVoid(Effect.forkDetach(Effect.ignore(backend.sendAs({ token, merchant }, logout, {}))))

  const admit = ({ path }: { readonly path: string }, session: Begun) =>
    Effect.tapError(check(path, session.type), () => end(session))

  return { check, end, admit }
})
