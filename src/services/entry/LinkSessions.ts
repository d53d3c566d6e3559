import { Context, Effect, Layer, Option, Schema } from "effect"

import { isSameAccount } from "#domain/entry/LinkSession.ts"
import { Failure } from "#domain/Failure.ts"
import { type Session, SessionToken } from "#domain/Session.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { GatewayError } from "#gateway/GatewayError.ts"
import { Backend } from "#services/Backend.ts"
import { CurrentSession } from "#services/CurrentSession.ts"

import { admission } from "./admission.ts"

/** Another account is logged in, so a dialog asks whether to switch the account (open point 150). */
export interface SwitchQuestion {
  readonly current: Session
  readonly other: Session
}

export class LinkSessions extends Context.Service<
  LinkSessions,
  {
    /**
     * Stores the token's session unless another account is logged in (spec §3 "Session info", open point 150).
     * A guest's session is unconfirmed.
     */
    readonly adopt: (found: string) => Effect.Effect<SwitchQuestion | undefined, GatewayError>
    readonly start: (session: Session) => Effect.Effect<void>
  }
>()("h5/services/LinkSessions") {
  static readonly layer = Layer.effect(
    LinkSessions,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession
      const { check, start } = yield* admission

      const sessionOf = Effect.fnUntraced(function* (token: SessionToken) {
        const merchant = current.siteMerchant
        const { id, userName, account, type, merchantCode } = yield* backend.sendAs(
          { token, merchant },
          memberInfo,
          {},
        )
        const name = userName || account
        if (name === "") return yield* refused
        // A refused session is not ended at the gateway, because the site for its account type may use the session.
        yield* check(memberInfo.path, type)
        return {
          token,
          merchantCode: merchantCode || merchant,
          id,
          userName: name,
          type,
          firstTimeLogin: false,
        } satisfies Session
      })

      const adopt = Effect.fnUntraced(
        function* (found: string) {
          const token = Schema.decodeOption(SessionToken)(found)
          if (Option.isNone(token)) return yield* refused
          const session = yield* sessionOf(token.value)
          const before = Option.filter(yield* current.get, ({ isUnconfirmed }) => isUnconfirmed !== true)
          if (Option.isNone(before)) {
            yield* start({ ...session, isUnconfirmed: true })
            return undefined
          }
          const known = { ...before.value, merchantCode: before.value.merchantCode || current.siteMerchant }
          if (!isSameAccount(known, session)) return { current: before.value, other: session }
          // Merchant, id and name do not change, because they identify the account in the device's storage.
          yield* start({ ...before.value, token: session.token, type: session.type })
          return undefined
        },
        Effect.tapError(({ reason }) =>
          Effect.logWarning("The token of the address was not accepted", reason._tag),
        ),
      )

      return LinkSessions.of({ adopt, start })
    }),
  )
}

const refused = new GatewayError({
  call: memberInfo.path,
  reason: Failure.Refused({ code: "login_failed", captcha: false }),
})
