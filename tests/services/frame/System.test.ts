import { assert, describe } from "@effect/vitest"
import { Effect, Fiber, Option } from "effect"
import { TestClock } from "effect/testing"

import { codeOf } from "#domain/frame/SystemStatus.ts"
import { isOn } from "#domain/Whitelabel.ts"
import { sealed } from "#fixtures/logic/frame/serviceLinks.ts"
import { systemStatus, whitelabel } from "#gateway/calls/frame/system.ts"
import { SystemStatuses } from "#services/frame/SystemStatuses.ts"
import { Whitelabels } from "#services/Whitelabels.ts"
import * as sample from "#tests/domain/samples.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { openTestServices } from "#tests/support/services.ts"

const ok = sample.bareStatus
const down = { ...ok, maintenance: true }
const cached = (status: typeof ok) => ({ SYSTEM_STATUS: JSON.stringify({ ...status, code: codeOf(status) }) })

const codeIn = (areas: { readonly local: { readonly getItem: (key: string) => string | null } }) =>
  (JSON.parse(areas.local.getItem("SYSTEM_STATUS") ?? "null") as { readonly code?: number }).code

describe("the system status", () => {
  itEffect("[GA-04, CA-66] fetches the status by GET and caches it with its derived code", function* () {
    const { of, fake, areas } = yield* openTestServices({ script: { [systemStatus.path]: { value: down } } })
    assert.deepStrictEqual(yield* of(SystemStatuses).cached, Option.none())
    const status = yield* of(SystemStatuses).refresh
    assert.strictEqual(codeOf(status), 1)
    assert.strictEqual(`${fake.requests[0]?.method} ${fake.requests[0]?.path}`, "GET /wps/system/status")
    assert.strictEqual(codeIn(areas), 1)
    const reloaded = yield* openTestServices({ areas })
    assert.deepStrictEqual(
      Option.map(yield* reloaded.of(SystemStatuses).cached, codeOf),
      Option.some(codeOf(status)),
    )
    assert.isEmpty(reloaded.fake.requests)
  })

  itEffect("[GA-06] the fresh system status replaces the cached status", function* () {
    const { of, areas } = yield* openTestServices({
      stored: cached(down),
      script: { [systemStatus.path]: { value: ok } },
    })
    assert.strictEqual(codeOf(yield* of(SystemStatuses).refresh), 0)
    assert.strictEqual(codeIn(areas), 0)
    assert.isTrue(Option.exists(yield* of(SystemStatuses).cached, (status) => codeOf(status) === 0))
  })

  itEffect("[GA-07] ignores an invalid cached status, and fetches a fresh status once", function* () {
    for (const broken of ["{broken", "", "7", "[]", '{"info":{}}', '{"maintenance":{}}']) {
      const { of, fake } = yield* openTestServices({
        stored: { SYSTEM_STATUS: broken },
        script: { [systemStatus.path]: { value: down } },
      })
      assert.deepStrictEqual(yield* of(SystemStatuses).cached, Option.none())
      assert.strictEqual(codeOf(yield* of(SystemStatuses).refresh), 1)
      assert.lengthOf(fake.requests, 1)
      assert.isTrue(Option.isSome(yield* of(SystemStatuses).cached))
    }
  })

  itEffect("a failed refresh keeps the cached system status", function* () {
    const { of, areas } = yield* openTestServices({
      stored: cached(down),
      script: { [systemStatus.path]: "unreachable" },
    })
    const fiber = yield* Effect.forkChild(Effect.exit(of(SystemStatuses).refresh))
    yield* TestClock.adjust("10 seconds")
    assert.strictEqual((yield* Fiber.join(fiber))._tag, "Failure")
    assert.strictEqual(codeIn(areas), 1)
  })

  itEffect("the contact links of the system status are dropped when they are unsafe", function* () {
    const { of } = yield* openTestServices()
    const customerService = [
      sealed({ title: "CS", url: "https://chat.example/" }),
      { title: "broken", path: "%%%%" },
      sealed({ title: "hostile", url: "javascript:alert(1)" }),
      sealed({ title: "whatsapp", url: "tel:+639171234567" }),
    ]
    const status = { ...sample.statusRead, info: { ...sample.statusRead.info, customerService } }
    assert.deepStrictEqual(yield* of(SystemStatuses).serviceLinks(status), [
      { title: "CS", url: "https://chat.example/" },
      { title: "whatsapp", url: "tel:+639171234567" },
    ])
  })
})

describe("a merchant's settings", () => {
  itEffect("[CA-65] fetches the merchant's settings by GET, applies them and caches them", function* () {
    const { of, fake, areas } = yield* openTestServices({
      script: {
        [whitelabel.path]: { value: { ...sample.bareWhitelabel, modules: ["CBS3"], loginKey: "KEY" } },
      },
    })
    assert.deepStrictEqual(yield* of(Whitelabels).cached, Option.none())
    const response = yield* of(Whitelabels).refresh
    assert.strictEqual(`${fake.requests[0]?.method} ${fake.requests[0]?.path}`, "GET /wps/system/whitelabel")
    assert.isTrue(isOn(response, "CBS3"))
    assert.isFalse(isOn(response, "INBOX3"))
    const reloaded = yield* openTestServices({ areas })
    assert.deepStrictEqual(yield* reloaded.of(Whitelabels).cached, Option.some(response))
  })
})
