import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { whitelabel } from "#gateway/calls/frame/system.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { withdraw } from "#gateway/calls/cashier/withdrawals.ts"
import { connectAs, type GatewayClient } from "#tests/support/gatewayClient.ts"

import { openBrowser } from "../sharedStore.ts"

type Browser = ReturnType<typeof openBrowser>

/** A tab of a browser, whose app has the public key of the gateway. */
const tab = ({ openTab }: Browser, persona: string, seed: string) =>
  Effect.gen(function* () {
    const { memory, keys } = yield* Effect.promise(openTab)
    const client = yield* connectAs(persona, {}, { memory, keys, seed })
    const { loginKey } = yield* client.send(whitelabel, {})
    client.caller.set({ loginKey })
    return client
  })

/** Two tabs, of which A was opened first. */
const twoTabs = (persona: string) =>
  Effect.gen(function* () {
    const browser = openBrowser()
    return { browser, a: yield* tab(browser, persona, "a"), b: yield* tab(browser, persona, "b") }
  })

const withdrawFrom = ({ send }: GatewayClient, amount: number) =>
  send(withdraw, {
    cardId: "member0-1",
    amount,
    paymentPassword: "246810",
    requestId: `withdraw ${amount}`,
  })

const balanceIn = ({ send }: GatewayClient) =>
  Effect.map(send(memberWallet, { type: "member" }), ({ sumBalance }) => Number(sumBalance))

describe("the simulated gateway of two tabs", () => {
  it.effect("loses no deposit, withdrawal or transfer that both tabs send at once", () =>
    Effect.gen(function* () {
      const { browser, a, b } = yield* twoTabs("0")
      const before = yield* balanceIn(a)
      const moves = [withdrawFrom(a, 500), withdrawFrom(b, 600), withdrawFrom(a, 700)]
      yield* Effect.all(moves, { concurrency: "unbounded" })
      for (const each of [a, b, yield* tab(browser, "0", "c")])
        assert.strictEqual(yield* balanceIn(each), before - 1800)
    }),
  )

  it.effect("keeps settings that both tabs change at once, and notifies each tab of the other's", () =>
    Effect.gen(function* () {
      const { browser, a, b } = yield* twoTabs("0")
      const received: Array<number | null> = []
      b.world.onShared((before) => received.push(before.unreadInbox, b.world.settings().unreadInbox))
      a.world.configure({ unreadInbox: 5 })
      b.world.configure({ scale: "few" })
      yield* Effect.promise(() => Promise.all([a.world.share(), b.world.share()]))
      yield* Effect.promise(a.world.share)
      const c = yield* tab(browser, "0", "c")
      for (const { world } of [a, b, c])
        assert.deepInclude(world.settings(), { unreadInbox: 5, scale: "few" })
      assert.deepStrictEqual(received, [null, 5])
    }),
  )
})
