import { Context, Data, Effect, Layer, Option, Schema } from "effect"

import type { Member } from "#domain/account/Member.ts"
import { Failure } from "#domain/Failure.ts"
import { accountOf, type Session, SessionToken } from "#domain/Session.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { GatewayError } from "#gateway/GatewayError.ts"
import { Address } from "#platform/Address.ts"
import { Backend } from "#services/Backend.ts"
import { CurrentSession } from "#services/CurrentSession.ts"

/** The outcome of a session token in the address. */
export type Adopted = Data.TaggedEnum<{
  /** The address has no token. */
  None: {}
  Stored: {}
  /** Another account is logged in: a dialog asks the player (decision 150). */
  OfAnother: { readonly current: Session; readonly other: Session }
}>
export const Adopted = Data.taggedEnum<Adopted>()

/** The member behind the session. */
export class Members extends Context.Service<
  Members,
  {
    /** Fetches the member; returns none for guests, without a request. */
    readonly renew: Effect.Effect<Option.Option<Member>, GatewayError>
    /**
     * Removes a session token from the address, verifies it with one member-info call, and stores its session
     * unless another account is logged in (spec §3 "Session info", decision 150). A failure changes nothing.
     */
    readonly adoptFromAddress: Effect.Effect<Adopted, GatewayError>
  }
>()("h5/services/Members") {
  static readonly layer = Layer.effect(
    Members,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession
      const address = yield* Address

      const renew = Effect.gen(function* () {
        const session = yield* current.get
        if (Option.isNone(session)) return Option.none<Member>()
        return Option.some(yield* backend.read(memberInfo, {}))
      })

      const sessionOf = Effect.fnUntraced(function* (token: SessionToken) {
        const merchant = current.siteMerchant
        const { id, userName, account, type, merchantCode } = yield* backend.sendAs(
          { token, merchant },
          memberInfo,
          {},
        )
        const name = userName || account
        if (name === "") return yield* Effect.fail(refused)
        return {
          token,
          merchantCode: merchantCode || merchant,
          id,
          userName: name,
          type,
          firstTimeLogin: false,
        } satisfies Session
      })

      const adoptFromAddress = Effect.gen(function* () {
        const found = yield* address.take("token")
        if (found === "") return Adopted.None()
        const token = Schema.decodeOption(SessionToken)(found)
        if (Option.isNone(token)) return yield* Effect.fail(refused)
        const session = yield* sessionOf(token.value)
        const before = yield* current.get
        if (Option.isSome(before) && accountOf(before.value) !== accountOf(session))
          return Adopted.OfAnother({ current: before.value, other: session })
        const firstTimeLogin = Option.exists(before, (known) => known.firstTimeLogin)
        yield* current.start({ ...session, firstTimeLogin })
        return Adopted.Stored()
      }).pipe(
        Effect.tapError(({ reason }) =>
          Effect.logWarning("The token of the address was not accepted", reason._tag),
        ),
      )

      return Members.of({ renew, adoptFromAddress })
    }),
  )
}

/** The failure of a malformed token, or of a member without a name. */
const refused = new GatewayError({
  call: memberInfo.path,
  reason: Failure.Refused({ code: "login_failed", captcha: false }),
})
