import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { registerMethod } from "#domain/RegisterMethod.ts"
import { Device } from "#platform/Device.ts"
import { Installs } from "#services/Installs.ts"

import { type BenchOptions, openBench } from "../support/services.ts"

const open = Effect.fnUntraced(function* (options: BenchOptions) {
  const bench = yield* openBench(options)
  const installs = yield* Effect.service(Installs).pipe(
    Effect.provide(Installs.layer),
    Effect.provide(bench.context),
  )
  return { ...bench, installs }
})

describe("an app that was started from the home screen", () => {
  it.effect.each([
    ["/m/home?start=pwa", {}, "PWA", "/m/home"],
    ["/m/home?start=pwa", { WEBCLIP: "1" }, "PWA", "/m/home"],
    ["/m/home?start=webclip", {}, "WEBCLIP", "/m/home"],
    ["/m/help?i=2&start=webclip", {}, "WEBCLIP", "/m/help?i=2"],
    ["/m/home", { WEBCLIP: "1" }, "WEBCLIP", "/m/home"],
    ["/m/home", {}, "PWA", "/m/home"],
  ] as const)("[EN-41, EN-42] at %s with %j registers by %s", ([address, stored, method, left]) =>
    Effect.gen(function* () {
      const bench = yield* open({ address, stored, isStandalone: true })
      yield* bench.installs.noteStart
      const platform = yield* bench.of(Device).platform
      assert.strictEqual(registerMethod(platform, bench.areas.local.getItem("WEBCLIP") !== null), method)
      assert.deepStrictEqual(bench.address.history, [left])
    }),
  )
})

describe("the browser's offer to install", () => {
  it.effect("is opened by a press, once", () =>
    Effect.gen(function* () {
      const { installs, device } = yield* open({ isInstallable: true })
      assert.isTrue(yield* installs.isInstallable)
      yield* installs.install
      assert.isFalse(yield* installs.isInstallable)
      assert.strictEqual(device.installs(), 1)
    }),
  )

  it.effect("that was waved off stays so", () =>
    Effect.gen(function* () {
      const { installs, areas } = yield* open({ isInstallable: true })
      assert.isFalse(yield* installs.isWavedOff)
      yield* installs.waveOff
      const reloaded = yield* open({ areas, isInstallable: true })
      assert.isTrue(yield* reloaded.installs.isWavedOff)
    }),
  )
})
