import { atom } from "jotai"

import type { PaymentTerms } from "#domain/cashier/PaymentTerms.ts"
import * as TypedAmount from "#domain/cashier/TypedAmount.ts"
import * as Withdrawal from "#domain/cashier/Withdrawal.ts"
import { Withdrawals } from "#services/cashier/Withdrawals.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { Whitelabels } from "#services/Whitelabels.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"

import { fundsAtom } from "./funds.ts"
import { moneyMove } from "./moneyMove.ts"

const withWithdrawals = lazyService(Withdrawals)

export const withdrawMeansAtom = queryAtom(() => withWithdrawals(({ means }) => means), { ofMember: true })

const form = moneyMove<"withdrawal", Withdrawal.Field, Withdrawal.Receipt>({
  kind: "withdrawal",
  draft: "withdrawal",
  rules: {
    fields: Withdrawal.fields,
    check: Withdrawal.check,
    fieldOf: Withdrawal.fieldOf,
    secret: {
      of: ({ paymentPassword }) => paymentPassword,
      put: (typed, paymentPassword) => ({ ...typed, paymentPassword }),
      missing: { key: "enter_payment_password" },
    },
  },
  amountOf: ({ amount, currency }) => TypedAmount.read(amount, currency),
  // Waits for the key before the request is stored, because without the key nothing is sent.
  mayStart: () => Whitelabels.use(({ untilKeyKnown }) => untilKeyKnown),
  move: (request) => withWithdrawals(({ take }) => take(request.form, request.requestId)),
})

const noTerms: PaymentTerms = {}

/** Undefined while the terms load. After a failure no terms are known. */
export const withdrawTermsAtom = atom((get) => {
  const funds = get(fundsAtom)
  return funds._tag === "Loading" ? undefined : (valueOf(funds)?.withdraw ?? noTerms)
})

export const withdrawalAtom = form.formAtom

export const withdrawalFocusAtom = form.focusAtom
