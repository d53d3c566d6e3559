import { Effect, Option } from "effect"

import type { Credentials, Mode } from "#domain/Credentials.ts"
import { obfuscate, reveal } from "#domain/obfuscation.ts"
import { slots } from "#platform/slots.ts"
import type { Storage } from "#platform/Storage.ts"

/** A login kept on this device, readable. */
export type Remembered = Omit<Credentials, "captcha">

/** The logins kept in a storage, at most one a mode (decision 59). */
export const rememberedLogins = (storage: Storage["Service"]) => ({
  /**
   * Keeps a login, or forgets that of its mode. Of a login by SMS the number alone is kept, for a code is good once;
   * auto-login needs a password, so it follows logins by name (decision 103).
   */
  keep: Effect.fnUntraced(function* (mode: Mode, login: Remembered, remember: boolean) {
    const all = yield* storage.get(slots.remembered)
    const others = all.filter(({ type }) => type !== mode)
    const mine = {
      type: mode,
      username: login.username,
      password: obfuscate(mode === "username" ? login.password : ""),
      countryDialingCode: login.countryDialingCode,
    } as const
    yield* storage.set(slots.remembered, remember ? [...others, mine] : others)
    yield* storage.set(slots.autoLogin, remember && mode === "username" ? "1" : "0")
  }),
  /** The login of a mode; none when what is stored is not ours. */
  of: (mode: Mode) =>
    Effect.map(storage.get(slots.remembered), (all): Option.Option<Remembered> => {
      const kept = all.find(({ type }) => type === mode)
      const password = kept && reveal(kept.password)
      return kept && password !== undefined
        ? Option.some({
            username: kept.username,
            password,
            countryDialingCode: kept.countryDialingCode,
          })
        : Option.none()
    }),
  /** Forgets every login. */
  forget: Effect.andThen(storage.set(slots.autoLogin, "0"), storage.remove(slots.remembered)),
})
