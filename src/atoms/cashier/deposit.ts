import { Effect } from "effect"
import { atom } from "jotai"

import { isReached } from "#domain/protection/LimitRefusal.ts"
import * as Deposit from "#domain/cashier/Deposit.ts"
import * as TypedAmount from "#domain/cashier/TypedAmount.ts"
import { type Failure, message } from "#domain/Failure.ts"
import { depositBanks, depositPromos } from "#gateway/calls/cashier/deposits.ts"
import { followRefusal, mayPlay } from "#services/protection/playGate.ts"
import { Deposits } from "#services/cashier/Deposits.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { Backend } from "#services/Backend.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { statusAtom } from "#atoms/system/gate.ts"
import type { Message } from "#i18n/messages.ts"

import { moneyMove } from "./moneyMove.ts"
import { keepReceiptAtom } from "./receipts.ts"

const withDeposits = lazyService(Deposits)

export const depositBanksAtom = queryAtom(() => Backend.read(depositBanks, {}), { ofMember: true })

export const depositPromosAtom = queryAtom(() => Backend.read(depositPromos, {}), { ofMember: true })

/** Whether the new version of the deposit page shows (spec §4 "Template"). */
export const newDepositAtom = atom((get) => get(statusAtom)?.info.mobileTemplate.dep_func ?? false)

interface DepositProtection {
  readonly cap: Deposit.Cap | undefined
  readonly messageOf: (failure: Failure) => Message
}

/** Undefined until `DepositLimit` sets it: the texts of limits load only where player protection applies. */
export const depositProtectionAtom = atom<DepositProtection>()

// The amount field shows the refusal of a reached limit. Other refusals belong to no field.
const fieldOf = (refusal: Message): Deposit.Field | undefined => (isReached(refusal) ? "amount" : undefined)

const form = moneyMove<"deposit", Deposit.Field, Deposit.Receipt>({
  kind: "deposit",
  draft: "deposit",
  rules: { fields: Deposit.fields, check: Deposit.check, fieldOf },
  amountOf: ({ amount, currency }) => TypedAmount.read(amount, currency),
  mayStart: (isNew) => (isNew ? mayPlay : Effect.void),
  move: (request) =>
    Effect.tapError(
      withDeposits(({ pay }) => pay(request.form, request.requestId)),
      followRefusal,
    ),
  preparation: {
    keyOf: ({ promo }) => promo?.promoId,
    run: (typed) =>
      Effect.tapError(
        withDeposits(({ accept }) => accept(typed)),
        followRefusal,
      ),
  },
  onMoved: ({ receipt }, set) => Effect.promise(() => set(keepReceiptAtom, receipt)),
  messageOf: (failure, get) => (get(depositProtectionAtom)?.messageOf ?? message)(failure),
})

export const depositAtom = form.formAtom

export const depositFocusAtom = form.focusAtom
