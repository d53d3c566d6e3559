import { Effect, Option } from "effect"

import type { Credentials } from "#domain/Credentials.ts"
import { obfuscate, reveal } from "#domain/obfuscation.ts"
import type { RememberedLogin } from "#domain/RememberedLogin.ts"
import { slots } from "#platform/slots.ts"
import type { Storage } from "#platform/Storage.ts"

/** A login kept on this device, readable. */
export interface Remembered {
  readonly username: string
  readonly password: string
}

/** The logins kept in a storage, at most one a mode (decision 59). */
export const rememberedLogins = (storage: Storage["Service"]) => ({
  /** Keeps a login by name, or forgets it; auto-login follows (decision 103). */
  keep: Effect.fnUntraced(function* ({ username, password }: Credentials, remember: boolean) {
    const all = yield* storage.get(slots.remembered)
    const others = all.filter(({ type }) => type !== "username")
    const mine = {
      type: "username",
      username,
      password: obfuscate(password),
      countryDialingCode: "",
    } as const
    yield* storage.set(slots.remembered, remember ? [...others, mine] : others)
    yield* storage.set(slots.autoLogin, remember ? "1" : "0")
  }),
  /** The login of a mode; none when what is stored is not ours. */
  of: (type: RememberedLogin["type"]) =>
    Effect.map(storage.get(slots.remembered), (all): Option.Option<Remembered> => {
      const kept = all.find((each) => each.type === type)
      const password = kept && reveal(kept.password)
      return kept && password !== undefined
        ? Option.some({ username: kept.username, password })
        : Option.none()
    }),
  /** Forgets every login. */
  forget: Effect.andThen(storage.set(slots.autoLogin, "0"), storage.remove(slots.remembered)),
})
