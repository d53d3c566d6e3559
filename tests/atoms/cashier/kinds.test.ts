import { assert, describe, it } from "@effect/vitest"
import type { WritableAtom } from "jotai"

import { payoutForm, downlineTransferForm } from "#atoms/agent/teamMoney.ts"
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
import type { State } from "#machines/moneyMove/model.ts"
import { type Areas, memoryAreas } from "#platform/Storage.ts"
import { sessionOf } from "#tests/support/services.ts"
import { type FreshStore, freshStore } from "#tests/support/showAtoms.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"

type Store = FreshStore["store"]
type Pressed<Form> =
  { readonly _tag: "Submitted"; readonly form: Form } | { readonly _tag: "Confirmed" | "RetryPressed" }

/** A kind of money move: how it is confirmed, and the call that moves the money. */
const rowOf = <Form, Receipt>(
  kind: string,
  path: string,
  formAtom: WritableAtom<State<Form, Receipt>, [event: Pressed<Form>], void>,
  form: Form,
) => ({
  kind,
  path,
  formAtom,
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
  rowOf("agentTransfer", transferToDownline.path, downlineTransferForm.formAtom, [
    { account: "jun", typed: "12.30" },
  ]),
]

type Row = (typeof kinds)[number]

/** Values of a success, as JSON, that lack what the contract promises. */
const lacking: Readonly<Record<string, string>> = {
  deposit: '{"reference":" "}',
  transfer: '{"sumBalance":18,"wallets":[{"vassalage":"a","balance":-1}]}',
  exchange: '{"points":null}',
}

/** The app on stored money moves, with the form of a kind open. */
const load = ({ path, formAtom }: Row, areas: Areas, reply: ScriptedReply = "unreachable") => {
  const services = freshStore({ session: sessionOf(0), areas, script: { [path]: reply } })
  services.store.set(followSessionAtom)
  services.mount(formAtom)
  return { ...services, kindsStored: () => services.store.get(unsettledMovesAtom).map(({ kind }) => kind) }
}

/** Stores a money move of a kind that gets no response, and returns its request. */
const storeUnsettled = async (row: Row, areas: Areas) => {
  const { store, adjust, bodiesTo } = load(row, areas)
  row.confirm(store)
  await adjust(0)
  return bodiesTo(row.path)[0]
}

describe("money moves of each kind", () => {
  it.each(kinds)("opens an unsettled $kind after a reload, and retries the same request", async (row) => {
    const areas = memoryAreas()
    const body = await storeUnsettled(row, areas)
    const { store, adjust, bodiesTo, kindsStored } = load(row, areas, { status: 401 })
    assert.strictEqual(row.tagOf(store), "Unsettled")
    assert.deepStrictEqual(kindsStored(), [row.kind])
    row.retry(store)
    await adjust(0)
    assert.deepStrictEqual(bodiesTo(row.path), [body])
    assert.include(areas.local.getItem("UNSETTLED_MOVES") ?? "", row.kind, "a 401 settles nothing")
  })

  it("a stored deposit whose form was changed to an amount other than its request's is not sent again", async () => {
    const areas = memoryAreas()
    const [row] = kinds
    assert(row !== undefined)
    await storeUnsettled(row, areas)
    const text = areas.local.getItem("UNSETTLED_MOVES") ?? ""
    areas.local.setItem("UNSETTLED_MOVES", text.replace('"amount":"500"', '"amount":"900"'))
    const { store, adjust, bodiesTo } = load(row, areas)
    row.retry(store)
    await adjust(0)
    assert.isEmpty(bodiesTo(row.path))
    assert.strictEqual(row.tagOf(store), "Unsettled")
  })

  it.each(kinds.filter(({ kind }) => lacking[kind] !== undefined))(
    "a money move of the kind $kind is unsettled, not done, when the success response lacks required fields",
    async (row) => {
      const reply = { status: 200, body: `{"success":true,"value":${lacking[row.kind]}}` }
      const { store, adjust, kindsStored } = load(row, memoryAreas(), reply)
      row.confirm(store)
      await adjust(0)
      assert.strictEqual(row.tagOf(store), "Unsettled")
      assert.deepStrictEqual(kindsStored(), [row.kind])
    },
  )
})
