import { assert, describe, it } from "@effect/vitest"

import { nowAtom } from "#atoms/clock.ts"
import { lotteriesAtom } from "#atoms/games/lotteries.ts"
import { secondsLeft } from "#domain/games/Lottery.ts"
import { mobileLotteries, popularLotteries, vietnameseLotteries } from "#gateway/calls/games/lotteries.ts"
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

  it("a countdown ignores an older `Date` of a cached response", async () => {
    const { store, adjust } = open(lists(gatewayNow, gatewayNow - hour))
    await adjust("1 second")
    store.set(lotteriesAtom.refetchAtom)
    await adjust("1 second")
    await adjust("1 second")
    assert.strictEqual(store.get(nowAtom), gatewayNow + 3000)
  })

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
