import { Effect, Option } from "effect"

import type { Credentials, Mode } from "#domain/entry/Credentials.ts"
import { obfuscate, reveal } from "#domain/entry/obfuscation.ts"
import { storageItems } from "#platform/storageItems.ts"
import type { Storage } from "#platform/Storage.ts"

export type Remembered = Omit<Credentials, "captcha">

export const rememberedLogins = (storage: Storage["Service"]) => ({
  // An SMS code is valid once, so the code is not stored with the mobile number (open point 103).
  keep: Effect.fnUntraced(function* (mode: Mode, login: Remembered, remember: boolean) {
    const all = yield* storage.get(storageItems.remembered)
    const others = all.filter(({ type }) => type !== mode)
    const mine = {
      type: mode,
      username: login.username,
      password: obfuscate(mode === "username" ? login.password : ""),
      countryDialingCode: login.countryDialingCode,
    } as const
    yield* storage.set(storageItems.remembered, remember ? [...others, mine] : others)
    yield* storage.set(storageItems.autoLogin, remember && mode === "username" ? "1" : "0")
  }),
  of: (mode: Mode) =>
    Effect.map(storage.get(storageItems.remembered), (all): Option.Option<Remembered> => {
      const stored = all.find(({ type }) => type === mode)
      const password = stored && reveal(stored.password)
      return stored && password !== undefined
        ? Option.some({
            username: stored.username,
            password,
            countryDialingCode: stored.countryDialingCode,
          })
        : Option.none()
    }),
})
