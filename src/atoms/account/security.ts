import * as BankCard from "#domain/account/BankCard.ts"
import * as PaymentPassword from "#domain/account/PaymentPassword.ts"
import * as Domain from "#domain/account/Security.ts"
import * as calls from "#gateway/calls/account/security.ts"
import { Security } from "#services/account/Security.ts"
import { Backend } from "#services/Backend.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { sentForm } from "#atoms/sentForm.ts"

const withDesk = lazyService(Security)

/** The security settings of the account. Setting it refetches. */
export const securityAtom = queryAtom(() => Backend.read(calls.securityConfig, {}), { ofMember: true })

/** The member's bank cards. Setting it refetches. */
export const bankCardsAtom = queryAtom(() => Backend.read(calls.bankCards, {}), { ofMember: true })

/** The banks of new cards. Setting it refetches. */
export const cardBanksAtom = queryAtom(() => Backend.read(calls.withdrawBanks, {}), { ofMember: true })

/** The questions the member has answered. Setting it refetches. */
export const ownQuestionsAtom = queryAtom(() => Backend.read(calls.ownQuestions, {}), {
  ofMember: true,
})

/** The questions to choose from. Setting it refetches. */
export const offeredQuestionsAtom = queryAtom(() => Backend.read(calls.offeredQuestions, {}), {
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
export const questionsForm = sentForm<ReadonlyArray<Domain.Answered>, string>({
  rules: { fields: Domain.questionFields, check: Domain.checkAnswers, fieldOf: () => undefined },
  send: (answers) => withDesk(({ answer }) => answer(answers)),
  saved: "change_saved",
  refresh: (set) => {
    set(securityAtom)
    set(ownQuestionsAtom)
  },
})
