import { assert, describe, it, vi } from "@effect/vitest"
import { Effect, Option } from "effect"

import * as Member from "#domain/account/Member.ts"
import { captcha, freePlay, login, logout, trialUser } from "#gateway/calls/entry/account.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { storageItems } from "#platform/storageItems.ts"
import { Backend } from "#services/Backend.ts"
import { Accounts } from "#services/entry/Accounts.ts"
import { LinkSessions } from "#services/entry/LinkSessions.ts"
import { signOut } from "#services/entry/signOut.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { Members } from "#services/account/Members.ts"
import { captchaSource } from "#ui/form/verification/captchaSource.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { logsOf, openTestServices, sessionOf, settled } from "#tests/support/services.ts"
import { type ScriptedReply } from "#tests/support/gatewayClient.ts"
import { openLogin, response, stored } from "./openLogin.ts"
import * as sample from "#tests/domain/samples.ts"

const typed = { username: "  neo ", password: "secret1", captcha: "", countryDialingCode: "" }

describe("logging in", () => {
  itEffect("[LG-12] a login sends the username without surrounding spaces", function* () {
    const { accounts, payload } = yield* openLogin()
    yield* accounts.logIn("username", typed, false)
    assert.deepStrictEqual(yield* payload, { username: "neo", password: "secret1", type: "username" })
  })

  itEffect("[SS-06] [EN-01] a login stores session info and token, and fetches member info", function* () {
    const member = { value: { id: 9, nickname: "Neo", account: "neo", userName: "neo", type: 0 } }
    const { accounts, areas, of } = yield* openLogin(undefined, { script: { [memberInfo.path]: member } })
    yield* accounts.logIn("username", typed, false)
    assert.deepStrictEqual(JSON.parse(stored(areas, "MC_SESSION_INFO") ?? ""), {
      token: "T-9",
      merchantCode: "lantern",
      id: "9",
      userName: "neo",
      type: 0,
      firstTimeLogin: false,
    })
    assert.strictEqual(stored(areas, "TOKEN"), "T-9")
    assert.deepStrictEqual(Option.map(yield* of(Members).renew, Member.displayName), Option.some("Neo"))
  })

  itEffect("logins fetch the gateway's encryption key first, and only once", function* () {
    const { accounts, requestedPaths } = yield* openLogin()
    yield* accounts.logIn("username", typed, false)
    yield* accounts.logIn("username", typed, false)
    assert.deepStrictEqual(requestedPaths(), [whitelabel.path, login.path, login.path])
  })

  itEffect("[EN-29] a standalone app sends its device header", function* () {
    for (const isStandalone of [true, false]) {
      const { accounts, fake } = yield* openLogin(undefined, { isStandalone })
      yield* accounts.logIn("username", typed, false)
      const [request] = fake.requestsTo(login.path)
      assert.strictEqual(request?.headers["Device"], isStandalone ? "OTHERS" : undefined)
    }
  })

  it.effect("a login without a secure context sends and stores nothing", () =>
    Effect.gen(function* () {
      const { accounts, fake, areas } = yield* openLogin()
      vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) })
      const { reason } = yield* Effect.flip(accounts.logIn("username", typed, true))
      assert.strictEqual(reason._tag, "Insecure")
      assert.isEmpty(fake.requestsTo(login.path))
      assert.isNull(stored(areas, "remPass"))
      assert.isNull(stored(areas, "MC_SESSION_INFO"))
    }).pipe(Effect.ensuring(Effect.sync(() => vi.unstubAllGlobals()))),
  )

  itEffect("a refused login starts no session and stores no login", function* () {
    const { accounts, areas } = yield* openLogin({ refused: "login_failed", captcha: true })
    const { reason } = yield* Effect.flip(accounts.logIn("username", typed, true))
    assert.deepInclude(reason, { _tag: "Refused", code: "login_failed", captcha: true })
    for (const key of ["MC_SESSION_INFO", "TOKEN", "remPass"]) assert.isNull(stored(areas, key), key)
  })

  itEffect("[EN-35] auto-login is '1' after a remembered login, '0' after logout", function* () {
    const { accounts, areas, context } = yield* openLogin(undefined, {
      script: { [logout.path]: { value: null } },
    })
    yield* accounts.logIn("username", typed, true)
    assert.strictEqual(stored(areas, "autoLogin"), "1")
    yield* Effect.provide(signOut, context)
    assert.strictEqual(stored(areas, "autoLogin"), "0")
    yield* accounts.logIn("username", typed, false)
    assert.strictEqual(stored(areas, "autoLogin"), "0")
  })
})

describe("a remembered login", () => {
  itEffect("[EN-32] can be restored after a reload, and its stored password is not plain text", function* () {
    const { accounts, areas } = yield* openLogin()
    yield* accounts.logIn("username", typed, true)
    assert.notInclude(stored(areas, "remPass") ?? "", "secret1")
    const { of } = yield* openTestServices({ areas })
    assert.deepStrictEqual(
      yield* of(Accounts).remembered("username"),
      Option.some({ username: "neo", password: "secret1", countryDialingCode: "" }),
    )
    assert.deepStrictEqual(yield* of(Accounts).remembered("sms"), Option.none())
  })

  itEffect("is replaced by the next login, and removed when the player opts out", function* () {
    const sms = { type: "sms", username: "917", password: "x", countryDialingCode: "63" }
    const { accounts, areas } = yield* openLogin(undefined, {
      stored: { remPass: JSON.stringify([sms]) },
    })
    const storedLogins = () =>
      JSON.parse(stored(areas, "remPass") ?? "[]") as ReadonlyArray<{ username: string }>
    yield* accounts.logIn("username", typed, true)
    yield* accounts.logIn("username", { ...typed, username: "trinity" }, true)
    assert.deepStrictEqual(
      storedLogins().map(({ username }) => username),
      ["917", "trinity"],
    )
    yield* accounts.logIn("username", typed, false)
    assert.deepStrictEqual(storedLogins(), [sms])
  })
})

describe("free play", () => {
  const script = (customerType: unknown = 4) => ({
    [freePlay.path]: { value: { token: "T-4", userName: "trial77", customerType } },
    [trialUser.path]: { value: { userName: "trial77", password: "pw77" } },
    [whitelabel.path]: { value: sample.bareWhitelabel },
    [logout.path]: { value: null },
  })

  itEffect("[CA-05] sends the module id, and starts the session in the response", function* () {
    const { of, fake } = yield* openTestServices({ script: script() })
    assert.isTrue(yield* of(Accounts).playFree(""))
    const [request] = fake.requests
    assert.strictEqual(`${request?.method} ${request?.path}`, "POST /wps/session/login/freeplay")
    assert.deepStrictEqual(JSON.parse(request?.body ?? ""), { moduleId: "FREEPLAY3" })
    const session = Option.getOrThrow(yield* of(CurrentSession).get)
    assert.deepInclude<object>(session, { token: "T-4", userName: "trial77", type: 4 })
  })

  itEffect("[EN-55] stores the trial account's name until the tab closes", function* () {
    const { of, fake, areas } = yield* openTestServices({ script: script() })
    yield* of(Accounts).playFree("")
    assert.strictEqual(areas.session.getItem("trialName"), "trial77")
    assert.isNull(areas.local.getItem("trialName"))
    const [request] = fake.requestsTo(trialUser.path)
    assert.strictEqual(request?.method, "GET")
    assert.strictEqual(request?.headers["Authorization"], "T-4")
  })

  itEffect("[CA-06, SS-13] keeps the trial account in memory until the sign-out", function* () {
    const { of, fake, areas, context } = yield* openTestServices({
      script: script(),
    })
    const current = of(CurrentSession)
    assert.isTrue(Option.isNone(yield* current.trialAccount))
    yield* of(Accounts).playFree("")
    assert.deepStrictEqual(fake.requests.map(({ method, path }) => `${method} ${path}`).slice(0, 3), [
      "POST /wps/session/login/freeplay",
      `GET ${whitelabel.path}`,
      "GET /wps/member/trialuser",
    ])
    assert.deepStrictEqual(Option.getOrThrow(yield* current.trialAccount), {
      userName: "trial77",
      password: "pw77",
    })
    const storedLogins = Object.values(storageItems).map(({ key, area }) => areas[area].getItem(key))
    assert.notInclude(JSON.stringify(storedLogins), "pw77")
    yield* Effect.provide(signOut, context)
    assert.isTrue(Option.isNone(yield* current.trialAccount))
    assert.isNull(areas.session.getItem("trialName"))
  })

  itEffect("[SS-14] free play uses the trial merchant until the player signs out", function* () {
    const { of, fake, context } = yield* openTestServices({
      script: script(),
    })
    const site = yield* of(CurrentSession).merchant
    yield* of(Accounts).playFree("")
    assert.notStrictEqual(yield* of(CurrentSession).merchant, site)
    assert.strictEqual(
      fake.requestsTo(trialUser.path)[0]?.headers["Merchant"],
      yield* of(CurrentSession).merchant,
    )
    yield* Effect.provide(signOut, context)
    assert.strictEqual(yield* of(CurrentSession).merchant, site)
  })

  itEffect("free play reports a trial account when the response has type 4 or no type", function* () {
    for (const [customerType, expected] of [
      ["4", true],
      [undefined, true],
      [0, false],
    ] as const) {
      const { of } = yield* openTestServices({ script: script(customerType) })
      assert.strictEqual(yield* of(Accounts).playFree(""), expected)
    }
  })

  itEffect("[LG-16] signs out when the trial account cannot be fetched, and can start again", function* () {
    for (const reply of [{ refused: "no_permission" }, { status: 401 }, { value: {} }] as const) {
      const services = yield* openTestServices({ script: script() })
      const { of, fake, areas } = services
      const changes: Array<string> = []
      of(CurrentSession).watch((change) => changes.push(change))
      fake.respondWith(trialUser.path, [reply, { value: { userName: "trial77", password: "pw77" } }])
      yield* Effect.flip(of(Accounts).playFree(""))
      yield* settled
      assert.isEmpty(changes)
      assert.isNull(areas.local.getItem("MC_SESSION_INFO"))
      const [ended] = fake.requestsTo(logout.path)
      assert.deepStrictEqual(JSON.parse(ended?.body ?? ""), { token: "T-4" })
      assert.isTrue(yield* of(Accounts).playFree(""))
      assert.lengthOf(fake.requestsTo(freePlay.path), 2)
      assert.deepStrictEqual(changes, ["started"])
    }
  })
})

describe("the captcha", () => {
  itEffect("[CA-09] the captcha is fetched by GET and becomes an image URL", function* () {
    const image = btoa("<svg xmlns='http://www.w3.org/2000/svg'/>")
    const { of, fake } = yield* openTestServices({ script: { [captcha.path]: { value: image } } })
    assert.strictEqual(yield* of(Backend).read(captcha, {}), image)
    assert.strictEqual(`${fake.requests[0]?.method} ${fake.requests[0]?.path}`, "GET /wps/captcha")
    assert.strictEqual(captchaSource(image), `data:image/svg+xml;base64,${image}`)
    assert.match(captchaSource("iVBORw0KGgo=") ?? "", /^data:image\/png;base64,/)
  })
})

describe("secrets of an account", () => {
  itEffect("are not logged by login, sign-out or member info, whatever the response", function* () {
    const secrets = ["secret1", "T-9", "token-0", "T-4", "pw77", btoa("secret1"), "ab12"]
    const replies: ReadonlyArray<ScriptedReply> = [
      { value: response },
      { value: { ...response, type: { token: "T-9" }, merchantCode: ["T-9"] } },
      { text: '{"success":true,"value":{"token":["T-9"]}}' },
      { refused: "login_failed" },
      { status: 401 },
      "unreachable",
    ]
    const all: Array<string> = []
    for (const reply of replies) {
      const { accounts, of, context } = yield* openLogin(reply, {
        session: sessionOf(0),
        script: {
          [memberInfo.path]: { text: '{"success":true,"value":{"token":7,"memberLabel":["T-9"]}}' },
          [logout.path]: { status: 500 },
        },
      })
      const lines = yield* logsOf(
        Effect.gen(function* () {
          yield* Effect.exit(accounts.logIn("username", { ...typed, captcha: "ab12" }, true))
          yield* Effect.exit(of(Members).renew)
          yield* Effect.exit(of(LinkSessions).adopt("T-4"))
          yield* Effect.provide(signOut, context)
        }),
      )
      all.push(...lines)
    }
    assert.isNotEmpty(all)
    for (const secret of secrets) assert.notInclude(all.join("\n"), secret)
  })
})
