import { Effect, Option } from "effect"
import { atom } from "jotai"

import { isTrial } from "#domain/MemberType.ts"
import * as Withdrawal from "#domain/Withdrawal.ts"
import { Withdrawals } from "#services/Withdrawals.ts"

import { queryAtom } from "./kernel/query.ts"
import { moneyMove } from "./moneyMove.ts"
import { sessionAtom } from "./session.ts"

const withWithdrawals = <A, E>(use: (withdrawals: Withdrawals["Service"]) => Effect.Effect<A, E>) =>
  Withdrawals.use(use).pipe(Effect.provide(Withdrawals.layer))

/** Whether the money is that of free play, which nobody can take out. */
export const isTrialAtom = atom((get) => Option.exists(get(sessionAtom), ({ type }) => isTrial(type)))

/** What the member needs to withdraw; set to ask again. */
export const withdrawMeansAtom = queryAtom(() => withWithdrawals(({ means }) => means), { ofMember: true })

const form = moneyMove<Withdrawal.Form, Withdrawal.Field, Withdrawal.Receipt>(
  { fields: Withdrawal.fields, check: Withdrawal.check, fieldOf: Withdrawal.fieldOf },
  (request) => withWithdrawals(({ take }) => take(request.form, request.requestId)),
)

/** The withdrawal form. */
export const withdrawalAtom = form.formAtom

/** Fields of the withdrawal that are asked to be looked at. */
export const withdrawalFocusAtom = form.focusAtom
