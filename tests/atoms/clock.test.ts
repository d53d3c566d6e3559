import { assert, describe, it } from "@effect/vitest"

import { nowAtom } from "#atoms/clock.ts"
import { lotteriesAtom } from "#atoms/games/lotteries.ts"
import { secondsLeft } from "#domain/games/Lottery.ts"
import { mobileLotteries, popularLotteries, vietnameseLotteries } from "#gateway/calls/games/lotteries.ts"
import { Backend } from "#services/Backend.ts"
import { openStore, reads } from "#tests/support/store.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"

const hour = 3_600_000
const paths = [mobileLotteries.path, popularLotteries.path, vietnameseLotteries.path]
/** Of the gateway. The test's device begins at 0. */
const gatewayNow = 2 * hour
const body = JSON.stringify({ success: true, value: [] })

const lists = (...dates: ReadonlyArray<number>): ReadonlyArray<ScriptedReply> =>
  dates.map((date) => ({ status: 200, body, date: new Date(date).toUTCString() }))

const open = (replies: ReadonlyArray<ScriptedReply>) => {
  const app = openStore({ script: Object.fromEntries(paths.map((path) => [path, replies])) })
  for (const atom of [nowAtom, lotteriesAtom]) reads(atom)(app.store)
  return app
}

describe("countdowns by the gateway's clock", () => {
  it("a countdown on a device two hours behind follows the gateway's `Date`", async () => {
    const { store, adjust } = open(lists(gatewayNow))
    await adjust("500 millis")
    await adjust("500 millis")
    assert.strictEqual(secondsLeft(gatewayNow + 40_000, store.get(nowAtom)), 39)
  })

  it.each([-24 * hour, -hour, hour, 24 * hour])(
    "a clock that is %i ms off changes nothing in one response, and two right responses correct it",
    async (off) => {
      const { runtime, fake } = openStore()
      const nowAfter = async (...errors: ReadonlyArray<number>) => {
        for (const error of errors) {
          fake.respondWith(popularLotteries.path, lists(100 * hour + error))
          await runtime.runPromise(Backend.read(popularLotteries, { language: "EN" }))
        }
        return runtime.runPromise(Backend.now)
      }
      assert.strictEqual(await nowAfter(off), 0)
      assert.strictEqual(await nowAfter(0, 0), 100 * hour)
      assert.strictEqual(await nowAfter(off, 0), 100 * hour)
      assert.strictEqual(await nowAfter(off, off), 100 * hour + off)
      assert.strictEqual(await nowAfter(0, 0), 100 * hour)
    },
  )

  it("a countdown shows the correct time as soon as the tab becomes visible", async () => {
    const { store, adjust, device } = open(lists(gatewayNow))
    await adjust("1 second")
    await adjust("900 millis")
    device.tell("shown")
    assert.strictEqual(store.get(nowAtom), gatewayNow + 1900)
  })

  it("a countdown follows the device's clock until a response has a readable `Date`", async () => {
    const { store, adjust } = open([{ status: 200, body }])
    await adjust("1 second")
    assert.strictEqual(store.get(nowAtom), 1000)
  })
})
