import { Context, Effect, Fiber, Layer, Option } from "effect"

import * as Change from "#domain/account/Passwords.ts"
import * as PasswordRecovery from "#domain/entry/PasswordRecovery.ts"
import { changePassword, setPasswordByEmail, setPasswordByPhone } from "#gateway/calls/entry/account.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { Storage } from "#platform/Storage.ts"
import { Backend } from "#services/Backend.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { rememberedLogins } from "#services/entry/rememberedLogins.ts"
import { Whitelabels } from "#services/Whitelabels.ts"

export class Passwords extends Context.Service<
  Passwords,
  {
    readonly change: (typed: Change.Typed) => Effect.Effect<void, GatewayError>
    readonly recover: (
      mode: PasswordRecovery.Mode,
      typed: PasswordRecovery.Typed,
      countryDialingCode: string,
    ) => Effect.Effect<void, GatewayError>
  }
>()("h5/services/Passwords") {
  static readonly layer = Layer.effect(
    Passwords,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession
      const { untilKeyKnown } = yield* Whitelabels
      const logins = rememberedLogins(yield* Storage)

      const remember = Effect.fnUntraced(function* (username: string, password: string) {
        const stored = yield* logins.of("username")
        if (Option.exists(stored, (login) => login.username === username))
          yield* logins.keep("username", { username, password, countryDialingCode: "" }, true)
      })

      const dropIf = (isWrong: boolean) => (isWrong ? current.dropHeldPassword : Effect.void)

      const change = Effect.fnUntraced(function* (typed: Change.Typed) {
        const held = yield* current.passwordInMemory
        yield* backend
          .change(changePassword, {
            oldPassword: Option.getOrElse(held, () => typed.oldPassword),
            newPassword: typed.newPassword,
            confirmNewPassword: typed.confirmPassword,
          })
          .pipe(Effect.tapError(({ reason }) => dropIf(Change.isWrongOld(reason))))
        const session = yield* current.get
        if (Option.isSome(session)) yield* remember(session.value.userName, typed.newPassword)
        yield* current.passwordChanged
      })

      const byEmail = ({ username, email, code, ...typed }: PasswordRecovery.Typed) =>
        backend
          .change(setPasswordByEmail, {
            username,
            email,
            verificationCode: code,
            newPassword: typed.newPassword,
            confirmNewPassword: typed.confirmPassword,
          })
          .pipe(Effect.andThen(remember(username, typed.newPassword)))

      const bySms = Effect.fnUntraced(function* (typed: PasswordRecovery.Typed, countryDialingCode: string) {
        yield* untilKeyKnown
        yield* backend.change(setPasswordByPhone, {
          mobileNo: typed.mobile,
          countryDialingCode,
          verificationCode: typed.code,
          newPassword: typed.newPassword,
          confirmNewPassword: typed.confirmPassword,
        })
      })

      return Passwords.of({
        change: (typed) => change(typed).pipe(Effect.forkDetach, Effect.flatMap(Fiber.join)),
        recover: (mode, typed, countryDialingCode) => {
          const clean = PasswordRecovery.trimmed(typed)
          return mode === "email" ? byEmail(clean) : bySms(clean, countryDialingCode)
        },
      })
    }),
  )
}
