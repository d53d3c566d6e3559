import { assert, describe } from "@effect/vitest"
import { Effect, Fiber, Option } from "effect"
import { TestClock } from "effect/testing"

import { Failure, message } from "#domain/Failure.ts"
import type { Draft } from "#domain/entry/Registration.ts"
import { draft as draftOf } from "#fixtures/machines/Registration.ts"
import { login, sendLoginCode, sendRegisterCode } from "#gateway/calls/entry/account.ts"
import { register, registerMobile } from "#gateway/calls/entry/registration.ts"
import type { Firebase } from "#platform/Firebase.ts"
import { IdentityFailed } from "#platform/identity.ts"
import { Accounts } from "#services/entry/Accounts.ts"
import { Codes } from "#services/entry/VerificationCodes.ts"
import { IdentityProviders } from "#services/entry/IdentityProviders.ts"
import { Registrations } from "#services/entry/Registrations.ts"
import { theLock } from "#tests/gateway/lock.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { project } from "#tests/support/fakeFirebase.ts"
import { logsOf, openTestServices } from "#tests/support/services.ts"
import * as sample from "#tests/domain/samples.ts"

const session = {
  token: "T-1",
  userName: "neo",
  type: 0,
  firstTimeLogin: false,
  id: 1,
  merchantCode: "lantern",
}
const to = { mobile: "09175551000", countryDialingCode: "63" }
const smsCalls = [sendRegisterCode.path, sendLoginCode.path]

const wrongCode = new IdentityFailed({
  reason: Failure.Refused({ code: "verification_code_error", captcha: false }),
})

const open = (firebase: Partial<Firebase> = {}, settings: object | null = project) =>
  Effect.gen(function* () {
    const lock = yield* Effect.promise(theLock)
    const order: Array<string> = []
    const services = yield* openTestServices({
      script: {
        [login.path]: { value: session },
        [register.path]: { value: session },
        [registerMobile.path]: { value: session },
        ...Object.fromEntries(smsCalls.map((path) => [path, { value: { expirationTime: 45_000 } }])),
      },
      stored: {
        WHITELABEL: JSON.stringify({ ...sample.bareWhitelabel, loginKey: lock.loginKey, firebase: settings }),
      },
      firebase: {
        sendCode: (_, mobile) => Effect.sync(() => void order.push(`send ${mobile}`)),
        verifyCode: (_, mobile, code) =>
          Effect.sync(() => {
            order.push(`prove ${mobile} ${code}`)
            return "id-token"
          }),
        forget: Effect.sync(() => void order.push("forget")),
        ...firebase,
      },
    })
    const read = (path: string) => Effect.promise(() => lock.read(services.fake.requestsTo(path).at(-1)))
    return { ...services, order, read }
  })

const draft = (mode: "username" | "mobile", withCode: boolean): Draft => {
  const { circumstances, ...rest } = draftOf({ mobileNum: "9175550001", verificationCode: "123456" })
  const whitelabel = { modules: withCode ? ["REGMOBVERF3" as const] : [], firebase: project }
  return { ...rest, circumstances: { ...circumstances, mode, whitelabel } }
}

describe("SMS codes by Firebase", () => {
  itEffect("are sent for login and registration, and can be sent again after one minute", function* () {
    const { of, order, requestedPaths } = yield* open()
    for (const purpose of ["login", "register"] as const)
      assert.strictEqual(yield* of(Codes).sendSms(purpose, to, "proof"), 60_000)
    assert.deepStrictEqual(order, ["send +639175551000", "send +639175551000"])
    assert.deepStrictEqual(requestedPaths(), [])
  })

  itEffect("are sent by the gateway for a password reset, or if Firebase is not enabled", function* () {
    const recovery = yield* open()
    assert.strictEqual(yield* recovery.of(Codes).sendSms("recover", to, "proof"), 45_000)
    for (const settings of [null, { ...project, sms: false }]) {
      const { of, order, requestedPaths } = yield* open({}, settings)
      assert.strictEqual(yield* of(Codes).sendSms("login", to, "proof"), 45_000)
      assert.deepStrictEqual([order, requestedPaths()], [[], [sendLoginCode.path]])
    }
  })

  itEffect("an SMS code fails after one minute if the player does not solve Firebase's puzzle", function* () {
    const { of } = yield* open({ sendCode: () => Effect.never })
    const fiber = yield* Effect.forkChild(Effect.flip(of(Codes).sendSms("login", to, "proof")))
    yield* TestClock.adjust("1 minute")
    assert.strictEqual((yield* Fiber.join(fiber)).reason._tag, "TimedOut")
  })

  itEffect("SMS codes are not sent through an unencrypted emulator", function* () {
    for (const [authEmulator, expected] of [
      ["http://elsewhere.example", "verification_failed"],
      ["http://127.0.0.1:4400", "sent"],
      ["https://emulator.example", "sent"],
    ] as const) {
      const { of } = yield* open({}, { ...project, authEmulator })
      const outcome = of(IdentityProviders)
        .sendCode(to)
        .pipe(
          Effect.match({ onSuccess: () => "sent", onFailure: ({ reason }): string => message(reason).key }),
        )
      assert.strictEqual(yield* outcome, expected)
    }
  })
})

describe("logins through Firebase", () => {
  const typed = { username: "09175551000", password: "123456", captcha: "", countryDialingCode: "63" }

  itEffect("[EN-26, EN-27] send four Firebase fields by SMS code, and clear the verification", function* () {
    const { of, order, read } = yield* open()
    yield* of(Accounts).logIn("sms", typed, false)
    assert.deepStrictEqual(yield* read(login.path), {
      username: "09175551000",
      password: "123456",
      type: "firebase",
      countryDialingCode: "63",
      firebaseChannel: "sms",
      firebaseIdToken: "id-token",
      firebaseMobileNo: "+639175551000",
    })
    assert.deepStrictEqual(order, ["prove +639175551000 123456", "forget"])
  })

  itEffect("[EN-27] send no Firebase fields with a username or the gateway's SMS code", function* () {
    const byName = yield* open()
    yield* byName.of(Accounts).logIn("username", { ...typed, username: "neo" }, false)
    const bySms = yield* open({}, null)
    yield* bySms.of(Accounts).logIn("sms", typed, false)
    for (const { read } of [byName, bySms])
      assert.doesNotHaveAnyKeys(yield* read(login.path), [
        "firebaseChannel",
        "firebaseIdToken",
        "firebaseMobileNo",
        "countryDialingCode",
      ])
  })

  itEffect("a login by Facebook or Google sends the provider, but no name or number", function* () {
    const { of, read, areas } = yield* open()
    yield* of(Accounts).logInWith({ provider: "google", idToken: "id-token", captcha: "ab12" })
    assert.deepStrictEqual(yield* read(login.path), {
      username: "",
      password: "",
      captcha: "ab12",
      type: "firebase",
      countryDialingCode: "",
      firebaseChannel: "google",
      firebaseIdToken: "id-token",
      firebaseMobileNo: "",
    })
    assert.include(areas.local.getItem("MC_SESSION_INFO") ?? "", "T-1")
  })

  itEffect("a login through Firebase logs no token and no code, whatever fails", function* () {
    const { of } = yield* open({ verifyCode: () => Effect.fail(wrongCode) })
    const lines = yield* logsOf(of(Accounts).logIn("sms", typed, false))
    assert.notMatch(lines.join("\n"), /123456|id-token/)
  })
})

describe("registrations through Firebase", () => {
  itEffect("[RG-21, EN-38] verify the SMS code before a registration by mobile number", function* () {
    const { of, order, read } = yield* open()
    yield* of(Registrations).verifyCode(draft("mobile", false))
    assert.deepStrictEqual(order, ["prove +639175550001 123456"])
    assert.isTrue(Option.isSome(yield* of(Registrations).register(draft("mobile", false), "proof")))
    assert.deepInclude(yield* read(registerMobile.path), {
      firebaseChannel: "sms",
      firebaseIdToken: "id-token",
    })
  })

  itEffect("[RG-21] a registration stops when Firebase's verification of the SMS code fails", function* () {
    const { of, requestedPaths } = yield* open({ verifyCode: () => Effect.fail(wrongCode) })
    const { verifyCode, register: send } = of(Registrations)
    assert.deepStrictEqual((yield* Effect.flip(verifyCode(draft("mobile", false)))).reason, wrongCode.reason)
    yield* Effect.flip(send(draft("mobile", false), "proof"))
    assert.deepStrictEqual(requestedPaths(), [])
  })

  itEffect("[RG-22] a registration by username verifies the code only with REGMOBVERF3", function* () {
    for (const [isOn, expected] of [
      [true, ["prove +639175550001 123456"]],
      [false, []],
    ] as const) {
      const { of, order, read } = yield* open()
      yield* of(Registrations).verifyCode(draft("username", isOn))
      assert.deepStrictEqual<ReadonlyArray<string>>(order, expected)
      yield* of(Registrations).register(draft("username", isOn), "proof")
      const sent = yield* read(register.path)
      if (isOn) assert.deepInclude(sent, { firebaseIdToken: "id-token" })
      else assert.notProperty(sent, "firebaseIdToken")
    }
  })
})
