import { assert, describe, vi } from "@effect/vitest"
import { Effect, Fiber, Option } from "effect"
import { TestClock } from "effect/testing"

import { obfuscate, reveal } from "#domain/entry/obfuscation.ts"
import * as PasswordRecovery from "#domain/entry/PasswordRecovery.ts"
import { changePassword, setPasswordByEmail, setPasswordByPhone } from "#gateway/calls/entry/account.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { storageItems } from "#platform/storageItems.ts"
import { CurrentSession, type SessionChange } from "#services/CurrentSession.ts"
import { Passwords } from "#services/account/Passwords.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import {
  type TestServicesOptions,
  logsOf,
  openTestServices,
  sessionOf,
  settled,
} from "#tests/support/services.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"

import { openWithKey } from "../openWithKey.ts"

const typed = { oldPassword: "typedold1", newPassword: "secretnew1", confirmPassword: "secretnew1" }
const forced = sessionOf(0, { firstTimeLogin: true })
const done = { value: null }

const openChange = (
  reply: ScriptedReply | ReadonlyArray<ScriptedReply> = done,
  options: TestServicesOptions = {},
) =>
  Effect.gen(function* () {
    const services = yield* openTestServices({ ...options, script: { [changePassword.path]: reply } })
    const bodies = () =>
      services.fake.requestsTo(changePassword.path).map(({ body }): unknown => JSON.parse(body ?? ""))
    return { ...services, bodies, passwords: services.of(Passwords), current: services.of(CurrentSession) }
  })

const recovery: PasswordRecovery.Typed = {
  username: " member0 ",
  email: " member0@mail.example ",
  mobile: "0917 555 1000",
  code: " 123456 ",
  newPassword: "secretnew1",
  confirmPassword: "secretnew1",
}

const openRecovery = (options: TestServicesOptions = {}) =>
  Effect.map(
    openWithKey({ ...options, script: { [setPasswordByEmail.path]: done, [setPasswordByPhone.path]: done } }),
    (services) => ({ ...services, passwords: services.of(Passwords) }),
  )

const remembered = (username: string) =>
  JSON.stringify([{ type: "username", username, password: obfuscate("typedold1"), countryDialingCode: "" }])

const rememberedPassword = (areas: { local: { getItem: (key: string) => string | null } }) => {
  const [stored] = JSON.parse(areas.local.getItem(storageItems.remembered.key) ?? "[]") as ReadonlyArray<{
    password: string
  }>
  return reveal(stored?.password ?? "")
}

describe("changing a password", () => {
  itEffect("[CA-13, EN-25] a password change posts exactly the three fields", function* () {
    const { passwords, fake } = yield* openChange(done, { session: sessionOf(0) })
    yield* passwords.change(typed)
    const [request] = fake.requestsTo(changePassword.path)
    assert.strictEqual(request?.method, "POST")
    assert.deepStrictEqual(JSON.parse(request?.body ?? ""), {
      oldPassword: "typedold1",
      newPassword: "secretnew1",
      confirmNewPassword: "secretnew1",
    })
  })

  itEffect("[SS-17] [CP-02] a forced password change sends the remembered old password", function* () {
    const { passwords, current, bodies } = yield* openChange()
    yield* current.start(forced, "heldold1")
    assert.deepStrictEqual(yield* current.passwordInMemory, Option.some("heldold1"))
    yield* passwords.change({ ...typed, oldPassword: "" })
    assert.deepInclude(bodies()[0], { oldPassword: "heldold1" })
  })

  itEffect("ends a forced change, reports it, and clears the remembered password", function* () {
    const { passwords, current, areas } = yield* openChange()
    const changes: Array<SessionChange> = []
    current.watch((change) => changes.push(change))
    yield* current.start(forced, "heldold1")
    yield* passwords.change(typed)
    assert.deepStrictEqual(changes, ["started", "renewed"])
    assert.deepStrictEqual(yield* current.get, Option.some({ ...forced, firstTimeLogin: false }))
    assert.isTrue(Option.isNone(yield* current.passwordInMemory))
    assert.strictEqual(areas.local.getItem("TOKEN"), forced.token)
  })

  itEffect("keeps a forced change and the remembered password when the request fails", function* () {
    for (const reply of [{ refused: "password_format" }, { status: 500 }, "unreachable"] as const) {
      const { passwords, current } = yield* openChange(reply)
      yield* current.start(forced, "heldold1")
      yield* Effect.flip(passwords.change(typed))
      assert.deepStrictEqual(yield* current.get, Option.some(forced))
      assert.isTrue(Option.isSome(yield* current.passwordInMemory))
    }
  })

  itEffect("clears a remembered password that is refused, then sends the typed password", function* () {
    const { passwords, current, bodies } = yield* openChange([{ refused: "login_failed" }, done])
    yield* current.start(forced, "heldold1")
    yield* Effect.flip(passwords.change({ ...typed, oldPassword: "" }))
    assert.isTrue(Option.isNone(yield* current.passwordInMemory))
    yield* passwords.change(typed)
    assert.deepInclude(bodies()[1], { oldPassword: "typedold1" })
  })

  itEffect("a password change continues when its caller unmounts", function* () {
    const slow = { after: "12 seconds", reply: done } as const
    const { passwords, current } = yield* openChange(slow)
    yield* current.start(forced, "heldold1")
    const requesting = yield* Effect.forkChild(passwords.change(typed))
    yield* settled
    yield* Fiber.interrupt(requesting)
    yield* TestClock.adjust("12 seconds")
    yield* settled
    assert.deepStrictEqual(yield* current.get, Option.some({ ...forced, firstTimeLogin: false }))
  })

  itEffect("a password change updates the stored login of the same user name only", function* () {
    for (const [username, expected] of [
      ["member0", "secretnew1"],
      ["somebody", "typedold1"],
    ] as const) {
      const stored = { [storageItems.remembered.key]: remembered(username) }
      const { passwords, areas } = yield* openChange(done, { session: sessionOf(0), stored })
      yield* passwords.change(typed)
      assert.strictEqual(rememberedPassword(areas), expected)
    }
  })

  itEffect("a password change without a secure context sends nothing", function* () {
    const { passwords, bodies } = yield* openChange(done, { session: sessionOf(0) })
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const { reason } = yield* Effect.flip(passwords.change(typed))
    vi.unstubAllGlobals()
    assert.strictEqual(reason._tag, "Insecure")
    assert.deepStrictEqual(bodies(), [])
  })
})

describe("the remembered password", () => {
  itEffect("a password is remembered only for a forced change, and only for its own session", function* () {
    const { current, areas } = yield* openChange()
    yield* current.start(sessionOf(0), "heldold1")
    assert.isTrue(Option.isNone(yield* current.passwordInMemory))
    yield* current.start(forced, "heldold1")
    assert.isTrue(Option.isSome(yield* current.passwordInMemory))
    const another = sessionOf(1, { firstTimeLogin: true })
    areas.local.setItem(storageItems.session.key, JSON.stringify(another))
    assert.isTrue(Option.isNone(yield* current.passwordInMemory))
  })

  itEffect("the remembered password is cleared by the end of the session and by a reload", function* () {
    const { current, areas } = yield* openChange()
    yield* current.start(forced, "heldold1")
    const reloaded = yield* openTestServices({ areas })
    assert.deepStrictEqual(yield* reloaded.of(CurrentSession).get, Option.some(forced))
    assert.isTrue(Option.isNone(yield* reloaded.of(CurrentSession).passwordInMemory))
    yield* Effect.andThen(current.leave, current.left)
    yield* current.start(forced)
    assert.isTrue(Option.isNone(yield* current.passwordInMemory))
  })

  itEffect("stores no password in storage, address or log", function* () {
    const { passwords, current, areas, address } = yield* openChange({ refused: "login_failed" })
    const lines = yield* logsOf(
      current.start(forced, "heldold1").pipe(Effect.andThen(passwords.change(typed))),
    )
    const stored = Object.values(storageItems).map(({ key, area }) => areas[area].getItem(key))
    const seen = JSON.stringify([lines, stored, address.history])
    for (const secret of ["heldold1", "typedold1", "secretnew1"]) assert.notInclude(seen, secret)
  })
})

describe("resetting a forgotten password", () => {
  itEffect("[CA-15] sends name, address, code and new password without spaces by e-mail", function* () {
    const { passwords, fake } = yield* openRecovery()
    yield* passwords.recover("email", recovery, "")
    const [request] = fake.requestsTo(setPasswordByEmail.path)
    assert.strictEqual(request?.method, "POST")
    assert.deepStrictEqual(JSON.parse(request?.body ?? ""), {
      username: "member0",
      email: "member0@mail.example",
      verificationCode: "123456",
      newPassword: "secretnew1",
      confirmNewPassword: "secretnew1",
    })
  })

  itEffect("[CA-12] sends an encrypted body in a reset by SMS, after fetching the key", function* () {
    const { passwords, fake, read, requestedPaths } = yield* openRecovery()
    yield* passwords.recover("sms", recovery, "63")
    assert.deepStrictEqual(requestedPaths(), [whitelabel.path, setPasswordByPhone.path])
    const [request] = fake.requestsTo(setPasswordByPhone.path)
    assert.strictEqual(request?.method, "POST")
    assert.notInclude(JSON.stringify(request), "secretnew1")
    assert.deepStrictEqual(yield* read(setPasswordByPhone.path), {
      mobileNo: "09175551000",
      countryDialingCode: "63",
      verificationCode: "123456",
      newPassword: "secretnew1",
      confirmNewPassword: "secretnew1",
    })
  })

  itEffect("a password reset by e-mail updates the stored login of the same user name", function* () {
    const stored = { [storageItems.remembered.key]: remembered("member0") }
    const { passwords, areas } = yield* openRecovery({ stored })
    yield* passwords.recover("email", recovery, "")
    assert.strictEqual(rememberedPassword(areas), "secretnew1")
  })

  itEffect.each(PasswordRecovery.modes)("sends nothing by %s outside a secure context", function* (mode) {
    const { passwords, fake } = yield* openRecovery()
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) })
    const { reason } = yield* Effect.flip(passwords.recover(mode, recovery, "63"))
    vi.unstubAllGlobals()
    assert.strictEqual(reason._tag, "Insecure")
    assert.isEmpty(fake.requestsTo(setPasswordByEmail.path))
    assert.isEmpty(fake.requestsTo(setPasswordByPhone.path))
  })
})
