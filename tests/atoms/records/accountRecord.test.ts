import { assert, describe, it } from "@effect/vitest"
import type { createStore } from "jotai"

import { betsAtom, cancelPartAtom } from "#atoms/records/bets.ts"
import { todayAtom } from "#atoms/calendar.ts"
import { memberPartForm } from "#atoms/account/memberDetails.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"
import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import * as CalendarDate from "#domain/CalendarDate.ts"
import { bets, cancelBetPart, vendorBets } from "#gateway/calls/records/bets.ts"
import { setEmail } from "#gateway/calls/account/profile.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { betsFilter } from "../betsFilter.ts"
import { showMemberAtoms } from "#tests/support/showAtoms.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"

const page = (pageNum: number, ...ids: ReadonlyArray<string>): ScriptedReply => ({
  value: { content: ids.map((orderId) => ({ orderId, time: pageNum })), pageNum, totalPages: 3 },
})

const listText = (store: ReturnType<typeof createStore>): string => {
  const state = store.get(betsAtom)
  return state._tag === "Shown"
    ? `${state.list.entries.map(({ orderId }) => orderId).join("")} ${state.more._tag}`
    : state._tag
}

describe("a paged record", () => {
  it("a paged record is fetched once while mounted, in pages of 25 rows, and a button requests further rows", async () => {
    const { store, fake, adjust } = await showMemberAtoms([betsAtom], {
      script: { [vendorBets.path]: [page(1, "a", "b"), page(2, "b", "c")] },
    })
    const asked = () => fake.requestsTo(vendorBets.path).map(({ query }) => Object.fromEntries(query))
    store.set(betsAtom, { filter: betsFilter })
    store.set(betsAtom, { filter: { ...betsFilter } })
    await adjust(0)
    assert.strictEqual(listText(store), "ab Idle")
    assert.lengthOf(asked(), 1)
    assert.deepInclude(asked()[0], { pageNo: "1", pageSize: "25", startDate: "2026-11-01" })

    store.set(betsAtom, "more")
    await adjust(millis(timings.loadMoreThrottle))
    assert.strictEqual(listText(store), "abc Idle")
    assert.strictEqual(asked()[1]?.["pageNo"], "2")
  })

  it("a paged record is fetched again when the filter changes, and starts from its first page after a change of the data", async () => {
    const { store, fake, adjust } = await showMemberAtoms([betsAtom], {
      script: { [vendorBets.path]: page(1, "a"), [bets.path]: page(1, "z") },
    })
    store.set(betsAtom, "restart")
    store.set(betsAtom, { filter: betsFilter })
    await adjust(0)
    store.set(betsAtom, { filter: { ...betsFilter, source: "lottery" } })
    await adjust(0)
    assert.strictEqual(listText(store), "z Idle")
    store.set(betsAtom, "restart")
    await adjust(0)
    assert.lengthOf(fake.requestsTo(bets.path), 2)
    assert.lengthOf(fake.requestsTo(vendorBets.path), 1)
  })
})

describe("cancelling a part of a bet", () => {
  it.each([
    [{ value: null }, true, "bet_part_cancelled good"],
    [{ refused: "no_permission" }, false, "no_permission bad"],
    [{ status: 502 }, false, "move_unsettled bad"],
    [{ text: "<html>" }, false, "move_unsettled bad"],
  ] as const)("is sent once, and the response %j gives the result %s", async (reply, isDone, toast) => {
    const { store, fake, adjust, toasts } = await showMemberAtoms([walletAtom], {
      script: { [cancelBetPart.path]: reply, [memberWallet.path]: { value: { sumBalance: 1 } } },
    })
    const [first] = [store.set(cancelPartAtom, "S1"), store.set(cancelPartAtom, "S1")]
    assert.strictEqual(await first, isDone)
    await adjust(0)
    assert.lengthOf(fake.requestsTo(cancelBetPart.path), 1)
    assert.lengthOf(fake.requestsTo(memberWallet.path), 2)
    assert.deepStrictEqual(toasts(), [toast])
  })
})

describe("a form for a part of the account data", () => {
  it("a profile field is validated before it is sent, and shows the reason if the gateway refuses it", async () => {
    const { store, bodiesTo, adjust, toasts } = await showMemberAtoms([memberPartForm.formAtom], {
      script: { [setEmail.path]: { refused: "email_format" } },
    })
    const send = async (text: string) => {
      const form = { part: "email", text, rules: { patterns: {} } } as const
      store.set(memberPartForm.formAtom, { _tag: "Submitted", form })
      await adjust(0)
      return store.get(memberPartForm.formAtom)
    }
    assert.deepInclude(await send("koi"), { errors: { text: "check_email" } })
    assert.isEmpty(bodiesTo(setEmail.path))
    assert.deepInclude(await send(" koi@mail.example "), { errors: { text: { key: "email_format" } } })
    assert.deepStrictEqual(bodiesTo(setEmail.path), ['{"email":"koi@mail.example"}'])
    assert.isEmpty(toasts())
  })
})

describe("the atom for today", () => {
  it("the date changes after midnight", async () => {
    const { store, adjust } = await showMemberAtoms([])
    const midnight = new Date(1970, 0, 2).getTime()
    await adjust(midnight - 2000)
    store.sub(todayAtom, () => {})
    assert.strictEqual(store.get(todayAtom), CalendarDate.of(new Date(midnight - 1)))
    await adjust(3000)
    assert.strictEqual(store.get(todayAtom), "1970-01-02")
  })
})
