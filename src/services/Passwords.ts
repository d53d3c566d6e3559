import { Context, Effect, Fiber, Layer, Option } from "effect"

import * as Change from "#domain/Passwords.ts"
import * as Recovery from "#domain/Recovery.ts"
import { changePassword, setPasswordByEmail, setPasswordByPhone } from "#gateway/calls/account.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { Storage } from "#platform/Storage.ts"

import { Backend } from "./Backend.ts"
import { CurrentSession } from "./CurrentSession.ts"
import { rememberedLogins } from "./rememberedLogins.ts"
import { Whitelabels } from "./Whitelabels.ts"

/** Changes of passwords: never repeated by themselves, and no password is kept longer than its call. */
export class Passwords extends Context.Service<
  Passwords,
  {
    /**
     * Changes the password of the session's member; one that is held stands in for the old one.
     *
     * It goes on when whoever asked has left. Afterwards nothing is forced any
     * more, and a login remembered on this device has the new password. A held
     * password that the backend does not take is dropped, so that the old one is asked for.
     */
    readonly change: (typed: Change.Typed) => Effect.Effect<void, GatewayError>
    /** Sets a password by the code that came by e-mail or by SMS. */
    readonly recover: (
      way: Recovery.Way,
      typed: Recovery.Typed,
      countryDialingCode: string,
    ) => Effect.Effect<void, GatewayError>
  }
>()("h5/services/Passwords") {
  static readonly layer = Layer.effect(
    Passwords,
    Effect.gen(function* () {
      const backend = yield* Backend
      const current = yield* CurrentSession
      const whitelabels = yield* Whitelabels
      const logins = rememberedLogins(yield* Storage)

      /** A login that is remembered on this device goes on working. */
      const remember = Effect.fnUntraced(function* (username: string, password: string) {
        const kept = yield* logins.of("username")
        if (Option.exists(kept, (login) => login.username === username))
          yield* logins.keep("username", { username, password, countryDialingCode: "" }, true)
      })

      const dropIf = (isWrong: boolean) => (isWrong ? current.dropHeldPassword : Effect.void)

      const change = Effect.fnUntraced(function* (typed: Change.Typed) {
        const held = yield* current.heldPassword
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

      const byEmail = ({ username, email, code, ...typed }: Recovery.Typed) =>
        backend
          .change(setPasswordByEmail, {
            username,
            email,
            verificationCode: code,
            newPassword: typed.newPassword,
            confirmNewPassword: typed.confirmPassword,
          })
          .pipe(Effect.andThen(remember(username, typed.newPassword)))

      const bySms = Effect.fnUntraced(function* (typed: Recovery.Typed, countryDialingCode: string) {
        // The key that protects the password comes with the whitelabel answer.
        if (Option.isNone(yield* whitelabels.cached)) yield* whitelabels.refresh
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
        recover: (way, typed, countryDialingCode) => {
          const clean = Recovery.trimmed(typed)
          return way === "email" ? byEmail(clean) : bySms(clean, countryDialingCode)
        },
      })
    }),
  )
}
