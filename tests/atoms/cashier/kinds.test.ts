import { assert, describe, it } from "@effect/vitest"
import type { WritableAtom } from "jotai"

import { payoutForm, transferForm } from "#atoms/agent/teamMoney.ts"
import { depositAtom } from "#atoms/cashier/deposit.ts"
import { transferAtom } from "#atoms/cashier/funds.ts"
import { unsettledMovesAtom } from "#atoms/cashier/unsettled.ts"
import { exchangeAtom } from "#atoms/promo/mall.ts"
import { followSessionAtom } from "#atoms/session.ts"
import { depositBanks } from "#fixtures/data/cashier/payments.ts"
import { payDividend } from "#gateway/calls/agent/payouts.ts"
import { transferToDownline } from "#gateway/calls/agent/team.ts"
import { depositManual } from "#gateway/calls/cashier/deposits.ts"
import { walletTransfer } from "#gateway/calls/cashier/funds.ts"
import { exchange } from "#gateway/calls/promo/mall.ts"
import type { State } from "#machines/MoneyMoveModel.ts"
import { type Areas, memoryAreas } from "#platform/Storage.ts"
import { sessionOf } from "#tests/support/services.ts"
import { type FreshStore, freshStore } from "#tests/support/showAtoms.ts"

type Store = FreshStore["store"]
type Pressed<Form> =
  { readonly _tag: "Submitted"; readonly form: Form } | { readonly _tag: "Confirmed" | "RetryPressed" }

/** A kind of move: how it is confirmed, and the call that moves the money. */
const rowOf = <Form, Receipt>(
  kind: string,
  path: string,
  formAtom: WritableAtom<State<Form, Receipt>, [event: Pressed<Form>], void>,
  form: Form,
) => ({
  kind,
  path,
  open: (store: Store) => store.sub(formAtom, () => {}),
  confirm: (store: Store) => {
    store.set(formAtom, { _tag: "Submitted", form })
    store.set(formAtom, { _tag: "Confirmed" })
  },
  retry: (store: Store) => store.set(formAtom, { _tag: "RetryPressed" }),
  tagOf: (store: Store) => store.get(formAtom)._tag,
})

const wallets = [
  { vassalage: "a", displayName: "A", balance: 9 },
  { vassalage: "b", displayName: "B", balance: 9 },
]
const [bank] = depositBanks

const kinds = [
  rowOf("deposit", depositManual.path, depositAtom, {
    method: bank?.method,
    bank,
    amount: "500",
    promo: undefined,
    payer: "",
  }),
  rowOf("transfer", walletTransfer.path, transferAtom, {
    typed: { from: "a", to: "b", amount: "1.10" },
    wallets,
  }),
  rowOf("exchange", exchange.path, exchangeAtom, {
    goodsId: "g",
    title: "Fan",
    image: "",
    points: 5,
    stock: 1,
  }),
  rowOf("dividend", payDividend.path, payoutForm.formAtom, {
    account: "jun",
    period: "2026-11",
    stake: 1,
    rate: 2,
    amount: 3,
    status: "due",
  }),
  rowOf("agentTransfer", transferToDownline.path, transferForm.formAtom, [
    { account: "jun", typed: "12.30" },
  ]),
]

/** Values of a success, as JSON, that lack what the contract promises. */
const lacking: Readonly<Record<string, string>> = {
  deposit: '{"reference":" "}',
  transfer: '{"sumBalance":18,"wallets":[{"vassalage":"a","balance":-1}]}',
  exchange: '{"points":null}',
}

const load = (areas: Areas) => {
  const bench = freshStore({ session: sessionOf(0), areas })
  bench.store.set(followSessionAtom)
  return bench
}

describe("a move of each kind", () => {
  it.each(kinds)("opens an unsettled $kind after a reload, and retries the same request", async (row) => {
    const { path, kind } = row
    const areas = memoryAreas()
    const first = load(areas)
    first.fake.respondWith(path, "unreachable")
    row.open(first.store)
    row.confirm(first.store)
    await first.adjust(0)
    const again = load(areas)
    again.fake.respondWith(path, { status: 401 })
    row.open(again.store)
    assert.strictEqual(row.tagOf(again.store), "Unsettled")
    assert.deepStrictEqual(
      again.store.get(unsettledMovesAtom).map((move) => move.kind),
      [kind],
    )
    row.retry(again.store)
    await again.adjust(0)
    const [body] = first.fake.requestsTo(path).map((request) => request.body)
    assert.deepStrictEqual(
      again.fake.requestsTo(path).map((request) => request.body),
      [body],
    )
    assert.include(areas.local.getItem("UNSETTLED_MOVES") ?? "", kind, "a 401 to the retry settles nothing")
  })

  it("a stored deposit whose form moves another amount than its request is not sent again", async () => {
    const areas = memoryAreas()
    const [row] = kinds
    if (row === undefined) throw new Error("No kind")
    const first = load(areas)
    first.fake.respondWith(row.path, "unreachable")
    row.open(first.store)
    row.confirm(first.store)
    await first.adjust(0)
    const text = areas.local.getItem("UNSETTLED_MOVES") ?? ""
    areas.local.setItem("UNSETTLED_MOVES", text.replace('"amount":"500"', '"amount":"900"'))
    const again = load(areas)
    row.open(again.store)
    row.retry(again.store)
    await again.adjust(0)
    assert.isEmpty(again.fake.requestsTo(row.path))
    assert.strictEqual(row.tagOf(again.store), "Unsettled")
  })

  it.each(kinds.filter(({ kind }) => lacking[kind] !== undefined))(
    "a money move of kind $kind whose success lacks what the contract promises is unsettled, not done",
    async (row) => {
      const { store, fake, adjust } = load(memoryAreas())
      fake.respondWith(row.path, { status: 200, body: `{"success":true,"value":${lacking[row.kind]}}` })
      row.open(store)
      row.confirm(store)
      await adjust(0)
      assert.strictEqual(row.tagOf(store), "Unsettled")
      assert.deepStrictEqual(
        store.get(unsettledMovesAtom).map((move) => move.kind),
        [row.kind],
      )
    },
  )
})
