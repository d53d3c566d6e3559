import { depositAtom } from "#atoms/cashier/deposit.ts"
import { incompleteMovesAtom, unsettledMovesAtom } from "#atoms/cashier/unsettled.ts"
import { followSessionAtom } from "#atoms/session.ts"
import type { Form } from "#domain/cashier/Deposit.ts"
import { depositBanks } from "#fixtures/data/cashier/payments.ts"
import { depositManual } from "#gateway/calls/cashier/deposits.ts"
import { cashierStorageItems } from "#platform/cashierStorageItems.ts"
import { type TestServicesOptions, sessionOf } from "#tests/support/services.ts"
import { freshStore } from "#tests/support/showAtoms.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"

const bank = depositBanks.find(({ method }) => method === "MANUAL")
const form: Form = { method: "MANUAL", bank, amount: "500", promo: undefined, payer: "" }

export const unsettledMovesKey = cashierStorageItems.unsettledMoves.key
export const done = { value: { reference: "D1" } } as const
export const retry = { _tag: "RetryPressed" } as const
export const submitted = (change: Partial<Form> = {}) =>
  ({ _tag: "Submitted", form: { ...form, ...change } }) as const

/** A member's app whose deposit page is open, with these responses to a deposit. */
export const openDeposit = (
  replies: ScriptedReply | ReadonlyArray<ScriptedReply>,
  options: TestServicesOptions = {},
) => {
  const services = freshStore({
    session: sessionOf(0),
    ...options,
    script: { [depositManual.path]: replies, ...options.script },
  })
  const { store } = services
  store.set(followSessionAtom)
  services.mount(unsettledMovesAtom, incompleteMovesAtom)
  const press = async (...events: ReadonlyArray<Parameters<typeof depositAtom.write>[2]>) => {
    for (const event of events) store.set(depositAtom, event)
    await services.adjust(0)
  }
  return {
    ...services,
    leave: services.mount(depositAtom),
    press,
    pay: (change: Partial<Form> = {}) => press(submitted(change), { _tag: "Confirmed" }),
    state: () => store.get(depositAtom),
    tag: () => store.get(depositAtom)._tag,
    unsettled: () => store.get(unsettledMovesAtom),
    incomplete: () => store.get(incompleteMovesAtom),
    sent: () => services.bodiesTo(depositManual.path),
    stored: () => services.areas.local.getItem(unsettledMovesKey) ?? "[]",
  }
}
