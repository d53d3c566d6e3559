import { assert, describe } from "@effect/vitest"
import { Effect, Fiber, Option } from "effect"
import { TestClock } from "effect/testing"

import type { Draft } from "#domain/entry/Registration.ts"
import type { RegisterMode } from "#domain/entry/RegisterMode.ts"
import { draft as draftOf } from "#fixtures/machines/Registration.ts"
import { sendLoginCode, sendRegisterCode } from "#gateway/calls/entry/account.ts"
import { systemStatus, whitelabel } from "#gateway/calls/frame/system.ts"
import * as calls from "#gateway/calls/entry/registration.ts"
import { VerificationCancelled } from "#platform/challenge.ts"
import { Codes } from "#services/entry/VerificationCodes.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { HumanVerification } from "#services/entry/HumanVerification.ts"
import { Invitations } from "#services/entry/Invitations.ts"
import { Registrations } from "#services/entry/Registrations.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { type TestServicesOptions, logsOf, openTestServices } from "#tests/support/services.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"
import * as sample from "#tests/domain/samples.ts"

import { openWithKey } from "../openWithKey.ts"

const draft = (mode: RegisterMode): Draft => {
  const typed = { username: " newcomer1 ", mobileNum: "917 555 1000", verificationCode: "123456" }
  const { circumstances, ...rest } = draftOf(typed)
  return { ...rest, circumstances: { ...circumstances, mode } }
}

const response = { token: "T-9", userName: "newcomer1", type: 0, id: 9, merchantCode: "lantern" }

const openRegister = (reply: ScriptedReply = { value: response }, options: TestServicesOptions = {}) => {
  const script = { [calls.register.path]: reply, [calls.registerMobile.path]: reply, ...options.script }
  return Effect.map(openWithKey({ ...options, script }), (services) => ({
    ...services,
    registrations: services.of(Registrations),
  }))
}

describe("registering", () => {
  const modes = [
    ["username", calls.register.path],
    ["mobile", calls.registerMobile.path],
  ] as const

  itEffect.each(modes)("[CA-07, CA-08, EN-36] by %s sends an encrypted PUT to %s", function* ([mode, path]) {
    const { registrations, fake, read } = yield* openRegister()
    yield* registrations.register(draft(mode), "proof")
    const request = fake.requests.at(-1)
    assert.strictEqual(`${request?.method} ${request?.path}`, `PUT ${path}`)
    assert.notInclude(JSON.stringify(request), "Lantern1")
    assert.notInclude(JSON.stringify(request), "newcomer1")
    assert.property(request?.headers, "Encryption-Key")
    assert.deepInclude(yield* read(path), {
      registerUrl: "m.lantern.example",
      registerMethod: "H5",
      username: mode === "username" ? "newcomer1" : "",
      password: "Lantern1",
      confirmPassword: "Lantern1",
      mobileNum: "9175551000",
      countryDialingCode: "63",
      type: 0,
    })
  })

  itEffect.each(modes)(
    "[RG-27] by %s at %s sends the normal-register flag only with a username",
    function* ([mode, path]) {
      const { registrations, read } = yield* openRegister()
      yield* registrations.register(draft(mode), "proof")
      assert.strictEqual(
        Reflect.get(Object(yield* read(path)), "normalRegister"),
        mode === "username" || undefined,
      )
    },
  )

  itEffect("sends the human verification's result in the query, not in the body (gateway §3)", function* () {
    const { registrations, fake, read } = yield* openRegister()
    yield* registrations.register(draft("username"), "proof")
    assert.deepStrictEqual(fake.requests.at(-1)?.query, [["verification", "proof"]])
    assert.notProperty(yield* read(calls.register.path), "verification")
  })

  itEffect("a registration starts the session, if any, in its response (open point 101)", function* () {
    for (const [reply, expected] of [
      [{ value: response }, "T-9"],
      [{ value: null }, undefined],
      [{ value: undefined }, undefined],
    ] as const) {
      const { registrations, of } = yield* openRegister(reply)
      const session = yield* registrations.register(draft("username"), "")
      assert.strictEqual(String(Option.getOrUndefined(session)?.token), String(expected))
      assert.deepStrictEqual(yield* of(CurrentSession).get, session)
    }
  })

  itEffect("a registration logs no secret", function* () {
    const { registrations } = yield* openRegister({ text: '{"success":true,"value":{"token":["T-9"]}}' })
    const lines = yield* logsOf(registrations.register(draft("username"), "proof"))
    for (const secret of ["Lantern1", "123456", "ab12", "T-9"]) assert.notInclude(lines.join("\n"), secret)
  })
})

describe("requests that support the registration form", () => {
  itEffect("[CA-68, CA-70] fetch the field settings, and report an invalid pattern", function* () {
    const fields = { email: { enabled: true, required: false, regExp: "([a-z" } }
    const { registrations, fake } = yield* openRegister(undefined, {
      script: { [calls.registerSettings.path]: { value: { fields } } },
    })
    assert.deepStrictEqual((yield* registrations.settings).fields["email"], fields.email)
    const [request] = fake.requests
    assert.strictEqual(`${request?.method} ${request?.path}`, "GET /wps/system/setting/register")
    assert.include((yield* logsOf(registrations.settings)).join("\n"), "email")
  })

  itEffect("[CA-16, CA-17] check whether a username or an e-mail address is taken", function* () {
    const { registrations, fake } = yield* openRegister(undefined, {
      script: {
        [calls.checkUsername.path]: { value: { exists: true } },
        [calls.checkEmail.path]: { refused: "no_permission" },
      },
    })
    assert.isTrue(yield* registrations.isTaken("username", "member0"))
    assert.isFalse(yield* registrations.isTaken("email", "a@b.cd"))
    assert.deepStrictEqual(
      fake.requests.map(({ method, path, query }) => [method, path, query]),
      [
        ["GET", calls.checkUsername.path, [["username", "member0"]]],
        ["GET", calls.checkEmail.path, [["email", "a@b.cd"]]],
      ],
    )
  })
})

describe("invitation codes", () => {
  const open = (address: string, reply: ScriptedReply) =>
    openTestServices({ address, script: { [calls.checkAffiliate.path]: reply } })

  itEffect("[CA-20, EN-45] are validated with the site's domain, and are invalid when refused", function* () {
    const { of, fake } = yield* open("/m/register", { value: null })
    assert.isTrue(yield* of(Invitations).isInvited("LANTERN8"))
    assert.deepStrictEqual(fake.requests[0]?.query, [
      ["code", "LANTERN8"],
      ["domain", "m.lantern.example"],
    ])
    const refusing = yield* open("/m/register", { refused: "invitation_code_error" })
    assert.isFalse(yield* refusing.of(Invitations).isInvited("NOPE1"))
  })

  itEffect("an invitation code whose validation fails without a refusal returns the failure", function* () {
    const { of } = yield* open("/m/register", { status: 500 })
    const { reason } = yield* Effect.flip(of(Invitations).isInvited("LANTERN8"))
    assert.strictEqual(reason._tag, "Broken")
  })

  const addresses = [
    ["/m/register", { value: null }, "valid", 1],
    ["/m/register", { refused: "invitation_code_error" }, "unknown", 1],
    ["/m/register", { status: 500 }, "unknown", 1],
    ["/m/register?affiliateCode=LANTERN8", { value: null }, "valid", 1],
    ["/m/register?affiliateCode=NOPE1", { refused: "invitation_code_error" }, "invalid", 1],
    ["/m/register?affiliateCode=LANTERN8", { status: 500 }, "unknown", 1],
    ["/m/register?affiliateCode=A%E2%80%AEB", { value: null }, "invalid", 0],
  ] as const

  itEffect.each(addresses)(
    "in the address %s with the response %j are %s (open point 100)",
    function* ([address, reply, expected, count]) {
      const { of, fake } = yield* open(address, reply)
      assert.strictEqual(yield* of(Invitations).affiliate, expected)
      assert.lengthOf(fake.requests, count)
    },
  )
})

describe("SMS codes", () => {
  const to = { mobile: "9175551000", countryDialingCode: "63" }
  const purposes = [
    ["[CA-10, EN-43]", "register", sendRegisterCode.path, "mobileNum"],
    ["[CA-11, EN-44]", "login", sendLoginCode.path, "mobileNo"],
  ] as const

  itEffect.each(purposes)("%s for %s are sent by POST to %s with %s", function* ([, purpose, path, name]) {
    const { of, fake } = yield* openTestServices({
      script: { [path]: { value: { expirationTime: 45_000 } } },
    })
    assert.strictEqual(yield* of(Codes).sendSms(purpose, to, "proof"), 45_000)
    const [request] = fake.requests
    assert.strictEqual(`${request?.method} ${request?.path}`, `POST ${path}`)
    assert.deepStrictEqual(JSON.parse(request?.body ?? ""), {
      [name]: "9175551000",
      countryDialingCode: "63",
      verification: "proof",
    })
  })
})

describe("human verification", () => {
  const geetest = { ...sample.bareWhitelabel, geetest: { captchaId: "id-1" } }
  const resources = [{ resourceType: "GEETEST", url: "https://check.example/gt4.js" }]
  const status = { ...sample.bareStatus, info: { ...sample.bareStatus.info, resources } }

  itEffect("[RG-09] uses the purpose and the merchant's challenge, in the player's language", function* () {
    const challenges: Array<unknown> = []
    const { of } = yield* openTestServices({
      script: { [whitelabel.path]: { value: geetest }, [systemStatus.path]: { value: status } },
      stored: { SYSTEM_STATUS: JSON.stringify(status), language: "JA" },
      solveChallenge: (challenge) => {
        challenges.push(challenge)
        return Effect.succeed("given")
      },
    })
    assert.deepStrictEqual(JSON.parse(yield* of(HumanVerification).verify("sms")), {
      purpose: "sms",
      given: "given",
    })
    assert.deepStrictEqual(challenges, [
      { captchaId: "id-1", script: "https://check.example/gt4.js", language: "ja" },
    ])
  })

  itEffect("uses Geetest's own script by default, and is skipped without a challenge", function* () {
    const scripts: Array<string> = []
    const solveChallenge: TestServicesOptions["solveChallenge"] = ({ script }) => {
      scripts.push(script)
      return Effect.fail(new VerificationCancelled())
    }
    const { of } = yield* openTestServices({
      script: { [whitelabel.path]: { value: geetest } },
      solveChallenge,
    })
    assert.strictEqual(
      (yield* Effect.flip(of(HumanVerification).verify("register")))._tag,
      "VerificationCancelled",
    )
    assert.deepStrictEqual(scripts, ["https://static.geetest.com/v4/gt4.js"])
    const without = yield* openTestServices({
      script: { [whitelabel.path]: { value: { ...sample.bareWhitelabel, geetest: null } } },
      solveChallenge,
    })
    assert.strictEqual(yield* without.of(HumanVerification).verify("register"), "")
    assert.lengthOf(scripts, 1)
  })

  itEffect("human verification fails with an unsafe script address or unknown settings", function* () {
    const bad = [{ resourceType: "GEETEST", url: "http://check.example/gt4.js" }]
    const stored = {
      SYSTEM_STATUS: JSON.stringify({ ...status, info: { ...status.info, resources: bad } }),
    }
    for (const options of [{ script: { [whitelabel.path]: { value: geetest } }, stored }, {}]) {
      const { of } = yield* openTestServices(options)
      const fiber = yield* Effect.forkChild(Effect.flip(of(HumanVerification).verify("sms")))
      yield* TestClock.adjust("1 minute")
      assert.strictEqual((yield* Fiber.join(fiber))._tag, "VerificationUnavailable")
    }
  })

  itEffect("human verification fails at once, without a request, while the device is offline", function* () {
    const { of, requestedPaths } = yield* openTestServices({ online: false })
    const error = yield* Effect.flip(of(HumanVerification).verify("sms"))
    assert.strictEqual(error._tag, "VerificationUnavailable")
    assert.isEmpty(requestedPaths())
  })
})
