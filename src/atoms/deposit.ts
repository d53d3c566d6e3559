import { Effect } from "effect"
import { atom } from "jotai"

import * as Deposit from "#domain/Deposit.ts"
import { Deposits } from "#services/Deposits.ts"

import { queryAtom } from "./kernel/query.ts"
import { moneyMove } from "./moneyMove.ts"
import { statusAtom } from "./system.ts"

const withDeposits = <A, E>(use: (deposits: Deposits["Service"]) => Effect.Effect<A, E>) =>
  Deposits.use(use).pipe(Effect.provide(Deposits.layer))

/** Where deposits can be paid to; set to ask again. */
export const depositBanksAtom = queryAtom(() => withDeposits(({ banks }) => banks), { ofMember: true })

/** The bonuses that a deposit may claim; set to ask again. */
export const depositPromosAtom = queryAtom(() => withDeposits(({ promos }) => promos), { ofMember: true })

/** Whether the deposit is shown in its new version (spec §4 "Template"). */
export const newDepositAtom = atom((get) => get(statusAtom)?.info.mobileTemplate.dep_func ?? false)

const form = moneyMove<Deposit.Form, Deposit.Field, Deposit.Receipt>(
  { fields: Deposit.fields, check: Deposit.check, fieldOf: Deposit.fieldOf },
  (request) => withDeposits(({ pay }) => pay(request.form, request.requestId)),
  (typed) => withDeposits(({ accept }) => accept(typed)),
)

/** The deposit form; its bonus is claimed before the money moves. */
export const depositAtom = form.formAtom

/** Fields of the deposit that are asked to be looked at. */
export const depositFocusAtom = form.focusAtom
