import { afterEach, assert, describe, it } from "@effect/vitest"
import { type Atom, createStore } from "jotai"

import { betsAtom, cancelPartAtom, type BetsFilter } from "#atoms/records/bets.ts"
import { todayAtom } from "#atoms/calendar.ts"
import { toastsAtom } from "#atoms/frame/toasts.ts"
import { runtimeAtom } from "#atoms/kernel/runtime.ts"
import { setPartAtom } from "#atoms/account/memberDetails.ts"
import { followSessionAtom, sessionLifeAtom } from "#atoms/session.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"
import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import * as CalendarDate from "#domain/CalendarDate.ts"
import { bets, cancelBetPart, vendorBets } from "#gateway/calls/records/bets.ts"
import { setEmail } from "#gateway/calls/account/profile.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { type BenchOptions, type RunningBench, runBench, sessionOf } from "#tests/support/services.ts"
import type { ScriptedReply } from "#tests/support/world.ts"

let bench: RunningBench | undefined
afterEach(() => bench?.stop())

const show = async (atoms: ReadonlyArray<Atom<unknown>>, options: BenchOptions = {}) => {
  const running = runBench({ session: sessionOf(0), ...options })
  bench = running
  const store = createStore()
  store.set(runtimeAtom, running.runtime)
  store.set(followSessionAtom)
  const stops = [sessionLifeAtom, ...atoms].map((each) => store.sub(each, () => {}))
  await running.adjust(0)
  return { ...running, store, leave: () => stops.forEach((stop) => stop()) }
}

const page = (pageNum: number, ...ids: ReadonlyArray<string>): ScriptedReply => ({
  value: { content: ids.map((orderId) => ({ orderId, time: pageNum })), pageNum, totalPages: 3 },
})

const wanted: BetsFilter = {
  source: "games",
  startDate: "2026-11-01",
  endDate: "2026-11-02",
  gameType: "",
  vassalage: "",
  status: "",
}

const listText = (store: ReturnType<typeof createStore>): string => {
  const state = store.get(betsAtom)
  return state._tag === "Shown"
    ? `${state.list.entries.map(({ orderId }) => orderId).join("")} ${state.more._tag}`
    : state._tag
}

describe("a paged record", () => {
  it("records are fetched once while mounted, 25 rows at a time, more by a press", async () => {
    const { store, fake, adjust } = await show([betsAtom], {
      script: { [vendorBets.path]: [page(1, "a", "b"), page(2, "b", "c")] },
    })
    const asked = () => fake.requestsTo(vendorBets.path).map(({ query }) => Object.fromEntries(query))
    store.set(betsAtom, { want: wanted })
    store.set(betsAtom, { want: { ...wanted } })
    await adjust(0)
    assert.strictEqual(listText(store), "ab Idle")
    assert.lengthOf(asked(), 1)
    assert.deepInclude(asked()[0], { pageNo: "1", pageSize: "25", startDate: "2026-11-01" })

    store.set(betsAtom, "more")
    await adjust(millis(timings.loadMoreThrottle))
    assert.strictEqual(listText(store), "abc Idle")
    assert.strictEqual(asked()[1]?.["pageNo"], "2")
  })

  it("another filter fetches another record; a change starts the same record from its first page", async () => {
    const { store, fake, adjust } = await show([betsAtom], {
      script: { [vendorBets.path]: page(1, "a"), [bets.path]: page(1, "z") },
    })
    store.set(betsAtom, "restart")
    store.set(betsAtom, { want: wanted })
    await adjust(0)
    store.set(betsAtom, { want: { ...wanted, source: "lottery" } })
    await adjust(0)
    assert.strictEqual(listText(store), "z Idle")
    store.set(betsAtom, "restart")
    await adjust(0)
    assert.lengthOf(fake.requestsTo(bets.path), 2)
    assert.lengthOf(fake.requestsTo(vendorBets.path), 1)
  })

  it("a failed page keeps the loaded rows, and unmounting clears them", async () => {
    const { store, adjust, leave } = await show([betsAtom], {
      script: { [vendorBets.path]: [page(1, "a"), { refused: "no_permission" }, page(2, "b")] },
    })
    store.set(betsAtom, { want: wanted })
    await adjust(0)
    store.set(betsAtom, "more")
    await adjust(millis(timings.loadMoreThrottle))
    assert.strictEqual(listText(store), "a Failed")
    store.set(betsAtom, "more")
    await adjust(millis(timings.loadMoreThrottle))
    assert.strictEqual(listText(store), "ab Idle")
    leave()
    assert.strictEqual(store.get(betsAtom)._tag, "Idle")
  })
})

describe("a part of a bet", () => {
  it.each([
    [{ value: null }, true, 2, "bet_part_cancelled"],
    [{ refused: "no_permission" }, false, 1, "no_permission"],
  ] as const)(
    "cancelling part of a bet sends one call; case %# returns its outcome",
    async (reply, isDone, balances, said) => {
      const { store, fake, adjust } = await show([walletAtom], {
        script: { [cancelBetPart.path]: reply, [memberWallet.path]: { value: { sumBalance: 1 } } },
      })
      const [first] = [store.set(cancelPartAtom, "S1"), store.set(cancelPartAtom, "S1")]
      assert.strictEqual(await first, isDone)
      await adjust(0)
      assert.lengthOf(fake.requestsTo(cancelBetPart.path), 1)
      assert.lengthOf(fake.requestsTo(memberWallet.path), balances)
      assert.deepStrictEqual(
        store.get(toastsAtom).map(({ message }) => message.key),
        [said],
      )
    },
  )
})

describe("a part of my account", () => {
  it("a profile field is validated before it is sent, and returns the gateway's refusal", async () => {
    const { store, fake } = await show([], { script: { [setEmail.path]: { refused: "email_format" } } })
    assert.deepStrictEqual(await store.set(setPartAtom, { part: "email", text: "koi" }), {
      key: "check_email",
    })
    assert.isEmpty(fake.requestsTo(setEmail.path))
    const refused = await store.set(setPartAtom, { part: "email", text: " koi@mail.example " })
    assert.deepStrictEqual(refused, { key: "email_format" })
    assert.deepStrictEqual(
      fake.requestsTo(setEmail.path).map(({ body }) => body),
      ['{"email":"koi@mail.example"}'],
    )
    assert.isEmpty(store.get(toastsAtom))
  })
})

describe("today", () => {
  it("today is another date after midnight", async () => {
    const { store, adjust } = await show([])
    const midnight = new Date(1970, 0, 2).getTime()
    await adjust(midnight - 2000)
    store.sub(todayAtom, () => {})
    assert.strictEqual(store.get(todayAtom), CalendarDate.of(new Date(midnight - 1)))
    await adjust(3000)
    assert.strictEqual(store.get(todayAtom), "1970-01-02")
  })
})
