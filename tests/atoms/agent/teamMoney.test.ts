import { assert, describe, it } from "@effect/vitest"
import type { WritableAtom } from "jotai"

import { payoutForm, downlineTransferForm } from "#atoms/agent/teamMoney.ts"
import { dividendsAtom, teamAtom } from "#atoms/agent/teamLists.ts"
import { walletAtom } from "#atoms/cashier/wallet.ts"
import { toastsAtom } from "#atoms/kernel/toasts.ts"
import * as Money from "#domain/Money.ts"
import * as payouts from "#gateway/calls/agent/payouts.ts"
import * as team from "#gateway/calls/agent/team.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"
import { sessionOf } from "#tests/support/services.ts"
import { openStore } from "#tests/support/store.ts"

const empty = { value: { content: [], pageNum: 1, totalPages: 1 } }
const everyone = { startDate: "2026-10-27", endDate: "2026-11-02", account: "" }
const slowly = { after: "1 second", reply: { value: {} } } as const

/** An agent whose changes take a second. */
const openAgent = async (reply: ScriptedReply = slowly) => {
  const opened = openStore({
    session: sessionOf(9),
    script: {
      [memberWallet.path]: { value: { currencySymbol: "₱", currency: "PHP", sumBalance: 100, wallets: [] } },
      [team.subordinates.path]: empty,
      [payouts.dividends.path]: empty,
      [team.transferToDownline.path]: reply,
      [team.transferToDownlines.path]: reply,
      [payouts.payDividend.path]: reply,
    },
  })
  const { store, adjust, fake } = opened
  opened.mount(walletAtom, teamAtom, dividendsAtom)
  store.set(teamAtom, { filter: everyone })
  store.set(dividendsAtom, { filter: everyone })
  await adjust(0)
  return {
    ...opened,
    shown: () => store.get(toastsAtom).map(({ message, lists }) => ({ message, lists })),
    lists: () => [team.subordinates, payouts.dividends].map(({ path }) => fake.requestsTo(path).length),
  }
}

type Agent = Awaited<ReturnType<typeof openAgent>>

/** Confirms a form and leaves its page at once. */
const confirm = async <Form>(
  { store, adjust, mount }: Agent,
  formAtom: WritableAtom<unknown, [{ _tag: "Submitted"; form: Form } | { _tag: "Confirmed" }], void>,
  form: Form,
) => {
  const leave = mount(formAtom)
  await adjust(0)
  store.set(formAtom, { _tag: "Submitted", form })
  store.set(formAtom, { _tag: "Confirmed" })
  await adjust(0)
  leave()
  await adjust("1 second")
}

const transfer = (agent: Agent, ...accounts: ReadonlyArray<string>) =>
  confirm(
    agent,
    downlineTransferForm.formAtom,
    accounts.map((account) => ({ account, typed: "12.30" })),
  )

const due = { account: "jun", period: "2026-11", stake: 1, rate: 2, amount: 3, status: "due" } as const
const pay = (agent: Agent) => confirm(agent, payoutForm.formAtom, due)

describe("an agent's transfers and dividends when the agent leaves the page before the response", () => {
  it("a transfer to several accounts shows the sum and the accounts, and refetches the team", async () => {
    const agent = await openAgent()
    await transfer(agent, "jun", "ana")
    const amount = Money.inCurrency(24.6, "₱")
    assert.deepStrictEqual(agent.shown(), [
      { message: { key: "transfer_done", values: { amount } }, lists: { accounts: ["jun", "ana"] } },
    ])
    assert.deepStrictEqual(agent.lists(), [2, 1])
  })

  it("a paid dividend shows the account and the amount, and refetches the dividends", async () => {
    const agent = await openAgent()
    await pay(agent)
    const values = { account: "jun", amount: Money.inCurrency(3, "₱") }
    assert.deepStrictEqual(agent.shown(), [{ message: { key: "pay_done", values }, lists: undefined }])
    assert.deepStrictEqual(agent.lists(), [1, 2])
  })

  it("a refused transfer or dividend shows no success message, and refetches no list", async () => {
    const agent = await openAgent({ refused: "no_permission" })
    await transfer(agent, "jun")
    await pay(agent)
    const keys = agent.shown().map(({ message }) => message.key)
    assert.isEmpty(keys.filter((key) => key.endsWith("_done")))
    assert.deepStrictEqual(agent.lists(), [1, 1])
  })
})
