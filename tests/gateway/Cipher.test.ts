import { afterEach, assert, describe, vi } from "@effect/vitest"
import { Effect } from "effect"

import { Cipher } from "#gateway/Cipher.ts"

import { makeLock, theLock } from "./lock.ts"
import { itEffect } from "#tests/support/itEffect.ts"

const plain = JSON.stringify({ username: "neo", password: "Geheimes Wörtchen 🔑" })

const seal = (text: string, key: string) =>
  Cipher.use((cipher) => cipher.seal(text, key)).pipe(Effect.provide(Cipher.layer))

const insecure = (key: string) => Effect.map(Effect.flip(seal(plain, key)), ({ _tag }) => _tag)

describe("encrypted bodies", () => {
  afterEach(() => void vi.unstubAllGlobals())

  itEffect("only the gateway's private key decrypts an encrypted body", function* () {
    const lock = yield* Effect.promise(theLock)
    const other = yield* Effect.promise(makeLock)
    const { payload, key } = yield* seal(plain, lock.loginKey)
    assert.strictEqual(yield* Effect.promise(() => lock.unlock(payload, key)), plain)
    const failed = yield* Effect.result(Effect.tryPromise(() => other.unlock(payload, key)))
    assert.strictEqual(failed._tag, "Failure")
  })

  itEffect("an encrypted body reveals only the length of the plain text", function* () {
    const { loginKey } = yield* Effect.promise(theLock)
    const { payload } = yield* seal(plain, loginKey)
    const bytes = Buffer.from(payload, "base64")
    assert.lengthOf(bytes, 12 + Buffer.byteLength(plain) + 16)
    for (const word of ["neo", "Geheimes", "password"]) assert.notInclude(bytes.toString("latin1"), word)
  })

  itEffect("each encrypted body uses a new key and a new initialization vector", function* () {
    const { loginKey } = yield* Effect.promise(theLock)
    const sealed = yield* Effect.all([seal(plain, loginKey), seal(plain, loginKey)])
    assert.lengthOf(new Set(sealed.map(({ key }) => key)), 2)
    assert.lengthOf(new Set(sealed.map(({ payload }) => payload.slice(0, 16))), 2)
  })

  itEffect("an invalid public key fails with Insecure, and nothing is encrypted", function* () {
    for (const key of ["", "no base64!", btoa("not a key")]) {
      assert.strictEqual(yield* insecure(key), "Insecure")
    }
  })

  itEffect("encryption fails with Insecure outside a secure context", function* () {
    const { loginKey } = yield* Effect.promise(theLock)
    for (const poor of [undefined, {}, { getRandomValues: crypto.getRandomValues.bind(crypto) }]) {
      vi.stubGlobal("crypto", poor)
      assert.strictEqual(yield* insecure(loginKey), "Insecure")
    }
  })
})
