import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"

import { sealed } from "#fixtures/logic/frame/serviceLinks.ts"
import { ServiceLinks } from "#platform/ServiceLinks.ts"

import { itEffect } from "../support/itEffect.ts"
import { logsOf } from "../support/services.ts"

const seal = (url: string) => sealed({ title: "CS", url }).path
const key = seal("").slice(-8)

const open = (path: string) =>
  ServiceLinks.use((links) => links.open({ title: "CS", path })).pipe(Effect.provide(ServiceLinks.layer))

describe("customer-service links", () => {
  itEffect("[EN-50] a service path is decrypted with its own last 8 characters as the key", function* () {
    for (const url of [
      "https://chat.example/room?id=7",
      "https://chat.example/ü",
      "https://a.io",
      "tel:+63 917-123-4567",
      `https://chat.example/${"long/".repeat(50)}`,
    ]) {
      assert.strictEqual(yield* open(seal(url)), url)
    }
    assert.notInclude(seal("https://chat.example/"), "chat")
  })

  itEffect("[EN-50] a service path that cannot be decrypted gives no link", function* () {
    const path = seal("https://chat.example/room")
    for (const broken of [
      "",
      "short",
      key,
      `%%%%${key}`,
      path.slice(0, -1),
      `${path.slice(0, -8)}wr0ngKey`,
    ]) {
      assert.strictEqual(yield* open(broken), "", broken)
    }
  })

  itEffect("a decrypted service path that is neither an https nor a tel address gives no link", function* () {
    for (const url of [
      "javascript:alert(1)",
      "http://chat.example/",
      "data:text/html,x",
      "//evil.example",
      "tel:javascript:1",
      "tel:",
      "https://m.example@evil.example/",
    ]) {
      assert.strictEqual(yield* open(seal(url)), "", url)
    }
  })

  itEffect("an invalid service path is logged, but its content is not", function* () {
    const path = `%%%%${key}`
    const lines = yield* logsOf(open(path))
    assert.lengthOf(lines, 1)
    assert.notInclude(lines.join(), key)
  })
})
