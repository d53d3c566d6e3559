import { assert, describe } from "@effect/vitest"
import { Effect, Option } from "effect"

import { obfuscate } from "#domain/entry/obfuscation.ts"
import { login } from "#gateway/calls/entry/account.ts"
import { Accounts } from "#services/entry/Accounts.ts"
import { renewLogin } from "#services/entry/autoLogin.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { openTestServices, sessionOf } from "#tests/support/services.ts"
import { openLogin, stored } from "./openLogin.ts"

describe("a login by SMS code", () => {
  itEffect("[EN-26, EN-32] a login by SMS code stores number and country, never the code", function* () {
    const { accounts, areas, payload } = yield* openLogin()
    const byName = { username: "neo", password: "secret1", captcha: "", countryDialingCode: "" }
    const bySms = { username: "917 555 1000", password: "123456", captcha: "", countryDialingCode: "63" }
    yield* accounts.logIn("username", byName, true)
    yield* accounts.logIn("sms", bySms, true)
    assert.deepStrictEqual(yield* payload, {
      username: "9175551000",
      password: "123456",
      type: "sms",
    })
    assert.strictEqual(stored(areas, "autoLogin"), "0")
    const { of } = yield* openTestServices({ areas })
    assert.deepStrictEqual(
      yield* of(Accounts).remembered("sms"),
      Option.some({ username: "9175551000", password: "", countryDialingCode: "63" }),
    )
    assert.isTrue(Option.isSome(yield* of(Accounts).remembered("username")))
    yield* accounts.logIn("sms", bySms, false)
    assert.isTrue(Option.isNone(yield* of(Accounts).remembered("sms")))
  })
})

describe("auto-login", () => {
  const remembered = (autoLogin: "0" | "1") => ({
    autoLogin,
    remPass: JSON.stringify([
      { type: "username", username: "neo", password: obfuscate("secret1"), countryDialingCode: "" },
    ]),
  })

  itEffect(
    "auto-login '1' logs in with the remembered login, and auto-login '0' does nothing (open point 103)",
    function* () {
      for (const autoLogin of ["1", "0"] as const) {
        const services = yield* openLogin(undefined, { stored: remembered(autoLogin) })
        yield* Effect.provide(renewLogin, services.context)
        const session = yield* services.of(CurrentSession).get
        assert.strictEqual(Option.isSome(session), autoLogin === "1")
        assert.lengthOf(services.fake.requestsTo(login.path), autoLogin === "1" ? 1 : 0)
      }
    },
  )

  itEffect("does nothing for a member, on the login page, or without a stored login", function* () {
    for (const options of [
      { stored: remembered("1"), session: sessionOf(0) },
      { stored: remembered("1"), address: "/m/login" },
      { stored: { autoLogin: "1" } },
    ]) {
      const services = yield* openLogin(undefined, options)
      yield* Effect.provide(renewLogin, services.context)
      assert.isEmpty(services.fake.requestsTo(login.path))
    }
  })

  itEffect("is turned off after a refusal, but not after a server error", function* () {
    for (const [reply, expected] of [
      [{ refused: "login_failed" }, "0"],
      [{ status: 500 }, "1"],
    ] as const) {
      const services = yield* openLogin(reply, { stored: remembered("1") })
      yield* Effect.provide(renewLogin, services.context)
      assert.strictEqual(stored(services.areas, "autoLogin"), expected)
      assert.isTrue(Option.isSome(yield* services.of(Accounts).remembered("username")))
    }
  })
})
