import { Effect } from "effect"

import * as BankCard from "#domain/BankCard.ts"
import * as PaymentPassword from "#domain/PaymentPassword.ts"
import * as Security from "#domain/Security.ts"
import { SecurityDesk } from "#services/SecurityDesk.ts"

import { queryAtom } from "./kernel/query.ts"
import { sentForm } from "./sentForm.ts"

const withDesk = <A, E>(use: (desk: SecurityDesk["Service"]) => Effect.Effect<A, E>) =>
  SecurityDesk.use(use).pipe(Effect.provide(SecurityDesk.layer))

/** What of the account is secured; set to ask again. */
export const securityAtom = queryAtom(() => withDesk(({ config }) => config), { ofMember: true })

/** The member's bank cards; set to ask again. */
export const bankCardsAtom = queryAtom(() => withDesk(({ cards }) => cards), { ofMember: true })

/** The banks a card may be of; set to ask again. */
export const cardBanksAtom = queryAtom(() => withDesk(({ banks }) => banks), { ofMember: true })

/** The questions the member has answered; set to ask again. */
export const ownQuestionsAtom = queryAtom(() => withDesk(({ ownQuestions }) => ownQuestions), {
  ofMember: true,
})

/** The questions to choose from; set to ask again. */
export const offeredQuestionsAtom = queryAtom(() => withDesk(({ offeredQuestions }) => offeredQuestions), {
  ofMember: true,
})

/** The form of a payment password. */
export const paymentPasswordForm = sentForm<PaymentPassword.Form, PaymentPassword.Field>({
  rules: {
    fields: PaymentPassword.fields,
    check: PaymentPassword.check,
    fieldOf: PaymentPassword.fieldOf,
  },
  send: (form) => withDesk(({ keepPassword }) => keepPassword(form)),
  saved: "change_saved",
  refresh: (set) => set(securityAtom),
  message: PaymentPassword.message,
})

/** The form of a new bank card. */
export const bankCardForm = sentForm<BankCard.Typed, BankCard.Field>({
  rules: { fields: BankCard.fields, check: BankCard.check, fieldOf: BankCard.fieldOf },
  send: (typed) => withDesk(({ addCard }) => addCard(typed)),
  saved: "card_added",
  refresh: (set) => {
    set(securityAtom)
    set(bankCardsAtom)
  },
})

/** The form of the security questions. */
export const questionsForm = sentForm<ReadonlyArray<Security.Answered>, string>({
  rules: { fields: Security.questionFields, check: Security.checkAnswers, fieldOf: () => undefined },
  send: (answers) => withDesk(({ answer }) => answer(answers)),
  saved: "change_saved",
  refresh: (set) => {
    set(securityAtom)
    set(ownQuestionsAtom)
  },
})
