import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { demoPassword } from "#fixtures/personas.ts"
import { memoryKeys } from "#fixtures/memory.ts"
import type { WorldOptions } from "#fixtures/world.ts"
import * as account from "#gateway/calls/entry/account.ts"
import { bankCards } from "#gateway/calls/account/security.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { withdraw } from "#gateway/calls/cashier/withdrawals.ts"
import * as records from "#gateway/calls/records/records.ts"
import { readCaptcha, stage, type Stage } from "#tests/support/world.ts"

import { memoryBacking, openBrowser } from "./sharedStore.ts"

type Browser = ReturnType<typeof openBrowser>

const optionsOf = ({ openTab }: Browser): Effect.Effect<WorldOptions> =>
  Effect.promise(openTab).pipe(Effect.map(({ memory, keys }) => ({ memory, keys })))

/** A tab of a browser, whose app has the public key of the gateway. */
const tab = (browser: Browser, persona: string, seed: string) =>
  Effect.gen(function* () {
    const staged = yield* stage(persona, {}, { ...(yield* optionsOf(browser)), seed })
    const { loginKey } = yield* staged.send(whitelabel, {})
    staged.caller.set({ loginKey })
    return staged
  })

/** Two tabs, of which A was opened first. */
const twoTabs = (persona: string) =>
  Effect.gen(function* () {
    const browser = openBrowser()
    return { browser, a: yield* tab(browser, persona, "a"), b: yield* tab(browser, persona, "b") }
  })

const today = { startDate: "", endDate: "", pageNo: 1, pageSize: 10_000 }

const withdrawFrom = ({ send }: Stage, amount: number) =>
  Effect.gen(function* () {
    const [card] = yield* send(bankCards, {})
    if (card === undefined) throw new Error("No card")
    const { cardId } = card
    return yield* send(withdraw, {
      cardId,
      amount,
      paymentPassword: "246810",
      requestId: `withdraw ${amount}`,
    })
  })

const balanceIn = ({ send }: Stage) =>
  Effect.map(send(memberWallet, { type: "member" }), ({ sumBalance }) => Number(sumBalance))

const logIn = ({ send }: Stage, password: string, captcha?: string) =>
  send(account.login, { username: "member0", password, type: "username", ...(captcha && { captcha }) })

const refusal = (staged: Stage, password: string) =>
  Effect.map(Effect.flip(logIn(staged, password)), ({ reason }) => reason)

describe("the gateway of two tabs", () => {
  it.effect("the app of the tab that was opened first logs in with the key of the other tab's gateway", () =>
    Effect.gen(function* () {
      const { a, b } = yield* twoTabs("guest")
      a.caller.set({ loginKey: (yield* b.send(whitelabel, {})).loginKey })
      assert.strictEqual((yield* logIn(a, demoPassword)).userName, "member0")
    }),
  )

  it.effect(
    "a withdrawal in the tab that was opened first is in the record and the balance of the other one",
    () =>
      Effect.gen(function* () {
        const { a, b } = yield* twoTabs("0")
        const before = yield* balanceIn(b)
        const { reference } = yield* withdrawFrom(a, 500)
        const { content } = yield* b.send(records.withdrawals, today)
        assert.include(
          content.map((each) => each.reference),
          reference,
        )
        assert.strictEqual(yield* balanceIn(b), before - 500)
      }),
  )

  it.effect("of moves that both tabs send at once, none is lost", () =>
    Effect.gen(function* () {
      const { browser, a, b } = yield* twoTabs("0")
      const before = yield* balanceIn(a)
      const moves = [withdrawFrom(a, 500), withdrawFrom(b, 600), withdrawFrom(a, 700)]
      yield* Effect.all(moves, { concurrency: "unbounded" })
      for (const each of [a, b, yield* tab(browser, "0", "c")])
        assert.strictEqual(yield* balanceIn(each), before - 1800)
    }),
  )

  it.effect(
    "wrong logins of both tabs count together, and the captcha of one tab is good in the other one",
    () =>
      Effect.gen(function* () {
        const { a, b } = yield* twoTabs("guest")
        yield* refusal(a, "wrong123")
        yield* refusal(b, "wrong123")
        assert.deepInclude(yield* refusal(a, "wrong123"), { captcha: true })
        const image = yield* b.send(account.captcha, {})
        assert.strictEqual((yield* logIn(a, demoPassword, readCaptcha(image))).userName, "member0")
      }),
  )

  it.effect("the random stream goes on from tab to tab", () =>
    Effect.gen(function* () {
      const serials = (each: Stage) => Effect.map(each.send(account.captcha, {}), readCaptcha)
      const { a, b } = yield* twoTabs("guest")
      const mixed = [yield* serials(a), yield* serials(b), yield* serials(b), yield* serials(a)]
      const alone = yield* tab(openBrowser(), "guest", "a")
      const expected = [
        yield* serials(alone),
        yield* serials(alone),
        yield* serials(alone),
        yield* serials(alone),
      ]
      assert.deepStrictEqual(mixed, expected)
    }),
  )

  it.effect("a delayed call of one tab does not hold up the other tab", () =>
    Effect.gen(function* () {
      const { a, b } = yield* twoTabs("0")
      a.world.configure({ latency: 3_600_000 })
      const waiting = yield* Effect.forkChild(balanceIn(a))
      assert.isAbove(yield* balanceIn(b), 0)
      assert.isUndefined(waiting.pollUnsafe())
    }),
  )

  it.effect("settings that both tabs change at once are both kept, and each tab hears of the other's", () =>
    Effect.gen(function* () {
      const { browser, a, b } = yield* twoTabs("0")
      const heard: Array<number | null> = []
      b.world.onShared((before) => heard.push(before.unreadInbox, b.world.settings().unreadInbox))
      a.world.configure({ unreadInbox: 5 })
      b.world.configure({ scale: "few" })
      yield* Effect.promise(() => Promise.all([a.world.share(), b.world.share()]))
      yield* Effect.promise(a.world.share)
      const c = yield* tab(browser, "0", "c")
      for (const { world } of [a, b, c])
        assert.deepInclude(world.settings(), { unreadInbox: 5, scale: "few" })
      assert.deepStrictEqual(heard, [null, 5])
    }),
  )

  it.effect("a fault that is set for two requests fails two of both tabs together", () =>
    Effect.gen(function* () {
      const { a, b } = yield* twoTabs("0")
      const fault = { call: memberWallet.path, kind: "http500", times: 2 } as const
      a.world.configure({ faults: [fault] })
      yield* Effect.promise(a.world.share)
      yield* Effect.promise(b.world.share)
      const outcome = (staged: Stage) =>
        Effect.match(balanceIn(staged), { onFailure: () => "failed", onSuccess: () => "came" })
      const outcomes = [yield* outcome(b), yield* outcome(a), yield* outcome(b), yield* outcome(a)]
      assert.deepStrictEqual(outcomes, ["failed", "failed", "came", "came"])
      assert.deepStrictEqual(b.world.faultStates(), [{ left: 0, isWaiting: false }])
    }),
  )

  it.effect("a reset in one tab empties the other one", () =>
    Effect.gen(function* () {
      const { a, b } = yield* twoTabs("0")
      const before = yield* balanceIn(b)
      yield* withdrawFrom(b, 500)
      b.world.configure({ unreadInbox: 5 })
      yield* Effect.promise(b.world.share)
      yield* Effect.promise(a.world.reset)
      assert.strictEqual(yield* balanceIn(b), before)
      assert.strictEqual(yield* balanceIn(a), before)
      assert.isNull(b.world.settings().unreadInbox)
    }),
  )
})

describe("the store of a tab", () => {
  it.effect.each([
    { what: "no data", found: 1 },
    { what: "data without a key", found: { state: {} } },
    { what: "data whose key is none", found: { privateKey: "AAAA", state: {} } },
  ])("$what is replaced, and all tabs have one key pair", ({ found }) =>
    Effect.promise(async () => {
      const { openTab } = openBrowser(memoryBacking(found))
      const [first, second] = await Promise.all([openTab(), openTab()])
      assert.strictEqual(second.keys.publicKey, first.keys.publicKey)
      assert.strictEqual((await openTab()).keys.publicKey, first.keys.publicKey)
    }),
  )

  it.effect("a replaced state reaches the other tabs with their next turn, and the key pair stays", () =>
    Effect.promise(async () => {
      const { openTab } = openBrowser()
      const [first, second] = [await openTab(), await openTab()]
      await first.memory.inTurn(() => Promise.resolve(first.memory.setItem("other", "old")))
      await first.replace({ [memoryKeys.deeds]: "new" })
      const seen = await second.memory.inTurn((isNewer) =>
        Promise.resolve({
          isNewer,
          deeds: second.memory.getItem(memoryKeys.deeds),
          other: second.memory.getItem("other"),
        }),
      )
      assert.deepStrictEqual(seen, { isNewer: true, deeds: "new", other: null })
      assert.isFalse(await second.memory.inTurn((isNewer) => Promise.resolve(isNewer)))
      assert.strictEqual((await openTab()).keys.publicKey, first.keys.publicKey)
    }),
  )
})
