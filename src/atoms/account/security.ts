import * as BankCard from "#domain/account/BankCard.ts"
import * as PaymentPassword from "#domain/account/PaymentPassword.ts"
import * as Domain from "#domain/account/Security.ts"
import * as calls from "#gateway/calls/account/security.ts"
import { Security } from "#services/account/Security.ts"
import { Backend } from "#services/Backend.ts"
import { lazyService } from "#services/lazyLayer.ts"
import { queryAtom } from "#atoms/kernel/query.ts"
import { notifySaved, sentForm } from "#atoms/sentForm.ts"

const withSecurity = lazyService(Security)

export const securityAtom = queryAtom(() => Backend.read(calls.securityConfig, {}), { ofMember: true })

export const bankCardsAtom = queryAtom(() => Backend.read(calls.bankCards, {}), { ofMember: true })

export const cardBanksAtom = queryAtom(() => Backend.read(calls.withdrawBanks, {}), { ofMember: true })

export const answeredSecurityQuestionsAtom = queryAtom(
  () => Backend.read(calls.answeredSecurityQuestions, {}),
  {
    ofMember: true,
  },
)

export const availableSecurityQuestionsAtom = queryAtom(
  () => Backend.read(calls.availableSecurityQuestions, {}),
  {
    ofMember: true,
  },
)

export const paymentPasswordForm = sentForm<PaymentPassword.Form, PaymentPassword.Field>({
  rules: {
    fields: PaymentPassword.fields,
    check: PaymentPassword.check,
    fieldOf: PaymentPassword.fieldOf,
  },
  send: (form) => withSecurity(({ keepPassword }) => keepPassword(form)),
  onSent: (tools) => {
    notifySaved("change_saved")(tools)
    tools.set(securityAtom.refetchAtom)
  },
  message: PaymentPassword.message,
})

export const bankCardForm = sentForm<BankCard.Typed, BankCard.Field>({
  rules: { fields: BankCard.fields, check: BankCard.check, fieldOf: BankCard.fieldOf },
  send: (typed) => withSecurity(({ addCard }) => addCard(typed)),
  onSent: (tools) => {
    notifySaved("card_added")(tools)
    tools.set(securityAtom.refetchAtom)
    tools.set(bankCardsAtom.refetchAtom)
  },
})

export const questionsForm = sentForm<ReadonlyArray<Domain.Answered>, string>({
  rules: { fields: Domain.questionFields, check: Domain.checkAnswers, fieldOf: () => undefined },
  send: (answers) => withSecurity(({ answer }) => answer(answers)),
  onSent: (tools) => {
    notifySaved("change_saved")(tools)
    tools.set(securityAtom.refetchAtom)
    tools.set(answeredSecurityQuestionsAtom.refetchAtom)
  },
})
