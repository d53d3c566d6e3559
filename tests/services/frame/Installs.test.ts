import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"

import { registerMethod } from "#domain/entry/RegisterMethod.ts"
import { depositBanks } from "#fixtures/data/cashier/payments.ts"
import { Device } from "#platform/Device.ts"
import { memoryAreas } from "#platform/Storage.ts"
import { keepReceipt } from "#services/cashier/storedReceipts.ts"
import { Installs } from "#services/frame/Installs.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { type TestServicesOptions, openTestServices, sessionOf } from "#tests/support/services.ts"

const open = Effect.fnUntraced(function* (options: TestServicesOptions) {
  const services = yield* openTestServices(options)
  const installs = yield* Effect.service(Installs).pipe(
    Effect.provide(Installs.layer),
    Effect.provide(services.context),
  )
  return { ...services, installs }
})

describe("an installed app that starts from the home screen", () => {
  itEffect.each([
    ["/m/home?start=pwa", {}, "PWA", "/m/home"],
    ["/m/home?start=pwa", { WEBCLIP: "1" }, "PWA", "/m/home"],
    ["/m/home?start=webclip", {}, "WEBCLIP", "/m/home"],
    ["/m/help?i=2&start=webclip", {}, "WEBCLIP", "/m/help?i=2"],
    ["/m/home", { WEBCLIP: "1" }, "WEBCLIP", "/m/home"],
    ["/m/home", {}, "PWA", "/m/home"],
  ] as const)("[EN-41, EN-42] %s with %j registers by %s", function* ([address, stored, method, left]) {
    const services = yield* open({ address, stored, isStandalone: true })
    yield* services.installs.noteStart
    const platform = yield* services.of(Device).platform
    assert.strictEqual(registerMethod(platform, services.areas.local.getItem("WEBCLIP") !== null), method)
    assert.deepStrictEqual(services.address.history, [left])
  })
})

describe("the browser's install prompt", () => {
  itEffect("the browser's install prompt can be opened only once", function* () {
    const { installs, device } = yield* open({ isInstallable: true })
    assert.isTrue(yield* installs.isInstallable)
    yield* installs.install
    assert.isFalse(yield* installs.isInstallable)
    assert.strictEqual(device.installs(), 1)
  })

  itEffect("a dismissed install prompt stays dismissed for 14 days", function* () {
    yield* TestClock.adjust("365 days")
    const { installs, areas } = yield* open({ isInstallable: true })
    assert.isFalse(yield* installs.isDismissed)
    yield* installs.dismiss
    const reloaded = yield* open({ areas, isInstallable: true })
    yield* TestClock.adjust("13 days")
    assert.isTrue(yield* reloaded.installs.isDismissed)
    yield* TestClock.adjust("1 day")
    assert.isFalse(yield* reloaded.installs.isDismissed)
  })

  itEffect("a player counts as returning after a second tab, but not after a reload", function* () {
    const { installs, areas } = yield* open({})
    yield* installs.noteStart
    yield* installs.noteStart
    assert.isFalse(yield* installs.isReturning)
    const tab = yield* open({ areas: { local: areas.local, session: memoryAreas().session } })
    yield* tab.installs.noteStart
    assert.isTrue(yield* tab.installs.isReturning)
  })

  itEffect("a player counts as returning after the first deposit", function* () {
    const { installs, context } = yield* open({ session: sessionOf(0) })
    for (const bank of depositBanks.slice(0, 1))
      yield* Effect.provide(keepReceipt({ reference: "D1", amount: 500, bank, payUrl: "", qr: "" }), context)
    assert.isTrue(yield* installs.isReturning)
  })
})
