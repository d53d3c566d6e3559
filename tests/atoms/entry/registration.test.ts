import { assert, describe, it, vi } from "@effect/vitest"

import { waitTextAtom } from "#atoms/kernel/loader.ts"
import { loginAtom, newAccountAtom, recallLoginAtom } from "#atoms/entry/login.ts"
import { registerCodeAtom, registrationAtom } from "#atoms/entry/registration.ts"
import { paths } from "#config/paths.ts"
import { obfuscate } from "#domain/entry/obfuscation.ts"
import type * as Form from "#domain/entry/RegisterForm.ts"
import { draft as draftOf } from "#fixtures/machines/Registration.ts"
import { sendRegisterCode } from "#gateway/calls/entry/account.ts"
import * as calls from "#gateway/calls/entry/registration.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import * as Registration from "#machines/Registration.ts"
import { theLock } from "#tests/gateway/lock.ts"
import type { TestServicesOptions } from "#tests/support/services.ts"
import { freshStore } from "#tests/support/showAtoms.ts"
import * as sample from "#tests/domain/samples.ts"
import { longestWait } from "#tools/test/waits.ts"

const { Event } = Registration

const session = { token: "T-9", userName: "newcomer1", type: 0, id: 9, merchantCode: "lantern" }

/** The register form on screen. */
const show = async (options: TestServicesOptions = {}) => {
  const lock = await theLock()
  const services = freshStore({
    address: paths.register,
    ...options,
    script: {
      [whitelabel.path]: {
        value: { ...sample.bareWhitelabel, loginKey: lock.loginKey, geetest: { captchaId: "id-1" } },
      },
      [sendRegisterCode.path]: { value: { expirationTime: 45_000 } },
      [calls.register.path]: { value: session },
      ...options.script,
    },
  })
  /** Waits until a condition is true. Secrets are encrypted outside Effect's clock. */
  const until = (holds: () => boolean) =>
    vi.waitFor(async () => {
      await services.adjust(0)
      assert.isTrue(holds())
    }, longestWait)
  return { ...services, until, leave: services.mount(registrationAtom, registerCodeAtom) }
}

const draft = (change: Partial<Form.Typed> = {}) =>
  draftOf({ mobileNum: "9175551000", verificationCode: "123456", ...change })

describe("an SMS code of the register form", () => {
  const ask = async (options: TestServicesOptions = {}) => {
    const opened = await show(options)
    opened.store.set(registrationAtom, Event.CodeRequested({ draft: draft() }))
    await opened.adjust(0)
    const seconds = () => {
      const state = opened.store.get(registerCodeAtom)
      return state._tag === "Counting" ? state.countdown.seconds : state._tag
    }
    return { ...opened, seconds }
  }

  it("[RG-12, RG-13] the SMS countdown of the registration updates every 500 ms and starts at 60", async () => {
    const { adjust, seconds } = await ask()
    assert.strictEqual(seconds(), 60)
    await adjust("499 millis")
    assert.strictEqual(seconds(), 60)
    await adjust("1 millis")
    assert.strictEqual(seconds(), 45)
    await adjust("499 millis")
    assert.strictEqual(seconds(), 45)
    await adjust("1 millis")
    assert.strictEqual(seconds(), 44)
    await adjust("44 seconds")
    assert.strictEqual(seconds(), "Idle")
  })

  it("[RG-15] the SMS countdown has no timer while its form is unmounted, and continues by expirationTime when the form is mounted again", async () => {
    const { adjust, leave, store, seconds } = await ask()
    await adjust("1 second")
    leave()
    await adjust("10 seconds")
    assert.strictEqual(seconds(), "Idle")
    store.sub(registerCodeAtom, () => {})
    await adjust(0)
    assert.strictEqual(seconds(), 34)
    await adjust("1 second")
    assert.strictEqual(seconds(), 33)
  })

  it("[ER-12] a sent SMS code shows its toast for 1.5 s", async () => {
    const opened = await ask()
    assert.deepStrictEqual(opened.toasts(), ["in_sms_send good"])
    await opened.adjust("1499 millis")
    assert.lengthOf(opened.toasts(), 1)
    await opened.adjust("1 millis")
    assert.isEmpty(opened.toasts())
  })

  it("[ER-11, BC-01] the loader of an SMS code shows for at most ten seconds; the request stays in flight", async () => {
    const opened = await ask({ script: { [sendRegisterCode.path]: "never" } })
    assert.strictEqual(opened.store.get(waitTextAtom), "in_sms_sending")
    await opened.adjust("9999 millis")
    assert.strictEqual(opened.store.get(waitTextAtom), "in_sms_sending")
    await opened.adjust("1 millis")
    assert.isUndefined(opened.store.get(waitTextAtom))
    assert.strictEqual(opened.seconds(), "Sending")
    await opened.adjust("20 seconds")
    assert.strictEqual(opened.seconds(), "Idle")
    assert.deepStrictEqual(opened.toasts(), ["network_slow bad"])
  })
})

describe("checking whether a name is taken", () => {
  it.each([
    ["[CA-16] a username", "username", "member0", calls.checkUsername.path],
    ["[CA-17] an e-mail", "email", "member0@mail.example", calls.checkEmail.path],
  ] as const)(
    "%s is checked each time its field loses focus, and never while the player types",
    async (_, field, text, path) => {
      const { store, adjust, fake } = await show({ script: { [path]: { value: { exists: true } } } })
      const ofField = { field, draft: draft({ [field]: text }) }
      const leaveField = async () => {
        store.set(registrationAtom, Event.Left(ofField))
        await adjust(0)
        assert.deepInclude(store.get(registrationAtom), { errors: { [field]: [`${field}_exists`] } })
      }
      store.set(registrationAtom, Event.Edited(ofField))
      await adjust("1 minute")
      assert.isEmpty(fake.requests)
      await leaveField()
      await leaveField()
      assert.deepStrictEqual(
        fake.requests.map((request) => [request.path, request.query]),
        [
          [path, [[field, text]]],
          [path, [[field, text]]],
        ],
      )
    },
  )
})

describe("registering", () => {
  const submit = async (options: TestServicesOptions = {}) => {
    const opened = await show(options)
    const tag = () => opened.store.get(registrationAtom)._tag
    opened.store.set(registrationAtom, Event.Submitted({ draft: draft(), agrees: true }))
    const isSent = () => opened.fake.requestsTo(calls.register.path).length > 0
    await opened.until(() => isSent() || tag() === "Editing")
    await opened.adjust(0)
    return opened
  }

  it("[RG-24, RG-25, BC-03] a registration sends one request, shows its toast for 3 s and redirects to home", async () => {
    const opened = await submit()
    assert.lengthOf(opened.fake.requestsTo(calls.register.path), 1)
    assert.strictEqual(opened.fake.requests.at(-1)?.path, calls.register.path)
    assert.deepStrictEqual(opened.toasts(), ["in_registered_successfully good"])
    assert.deepStrictEqual(opened.address.history, [paths.home])
    await opened.adjust("2999 millis")
    assert.lengthOf(opened.toasts(), 1)
    await opened.adjust("1 millis")
    assert.isEmpty(opened.toasts())
  })

  it("a registration whose response has no session redirects to the login and fills in the user name (open point 101)", async () => {
    const opened = await submit({ script: { [calls.register.path]: { value: null } } })
    assert.deepStrictEqual(opened.address.history, [paths.login])
    assert.deepStrictEqual(opened.store.get(newAccountAtom), {
      type: "username",
      username: "newcomer1",
      countryDialingCode: "",
    })
  })
})

describe("contents of the registration atoms", () => {
  it("no atom of the registration contains a typed or remembered password", async () => {
    const logins = [
      { type: "username", username: "neo", password: obfuscate("secret1"), countryDialingCode: "" },
    ]
    const opened = await show({
      stored: { remPass: JSON.stringify(logins) },
      script: { [calls.register.path]: "never" },
    })
    const seen: Array<string> = []
    const look = () =>
      seen.push(JSON.stringify([opened.store.get(registrationAtom), opened.store.get(loginAtom)]))
    for (const each of [registrationAtom, loginAtom]) opened.store.sub(each, look)
    assert.strictEqual(opened.store.set(recallLoginAtom, "username")?.password, "secret1")
    opened.store.set(registrationAtom, Event.Submitted({ draft: draft(), agrees: true }))
    opened.store.set(loginAtom, {
      _tag: "Submitted",
      credentials: { username: "neo123", password: "secret1", captcha: "", countryDialingCode: "" },
      rules: { patterns: {} },
      remember: false,
    })
    await opened.until(() => opened.fake.requestsTo(calls.register.path).length === 1 && seen.length > 2)
    for (const secret of ["Lantern1", "secret1"]) assert.notInclude(seen.join("\n"), secret)
  })
})
