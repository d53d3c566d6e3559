import { Schema } from "effect"

import { cashier } from "#config/cashier.ts"
import { paths } from "#config/paths.ts"

import { type FieldErrors, found } from "./FieldErrors.ts"
import { Flag, Id, orElse, text } from "./Lenient.ts"
import * as TypedText from "./TypedText.ts"

/** What of an account is secured, gateway §3 "securityConfig". */
export const SecurityConfig = Schema.Struct({
  loginPassword: orElse(Flag, true),
  paymentPassword: orElse(Flag, false),
  bankCard: orElse(Flag, false),
  securityQuestions: orElse(Flag, false),
  email: orElse(Flag, false),
  mobile: orElse(Flag, false),
})
export type SecurityConfig = typeof SecurityConfig.Type

/** Whether a payment password is set, gateway §3 "hasWithdrawalPassword". */
export const HasPassword = Schema.Struct({ has: orElse(Flag, false) })

/** What the security centre shows, in its order (decision 11). */
export const parts = ["loginPassword", "paymentPassword", "bankCard", "securityQuestions"] as const
export type Part = (typeof parts)[number]

/** The address of a part. */
export const partAddress = (part: Part): string => `${paths.securityCentre}?part=${part}`

/** The part that the query of an address asks for; nothing for the list of them. */
export const partIn = (query: string): Part | undefined => {
  const wanted = new URLSearchParams(query).get("part")
  return parts.find((part) => part === wanted)
}

/** A question that only the member knows the answer to. */
export const Question = Schema.Struct({ questionId: Id, question: text })
export type Question = typeof Question.Type

/** A question that was chosen, and its answer. */
export const Answered = Schema.Struct({ questionId: Schema.String, answer: Schema.String })
export type Answered = typeof Answered.Type

/** So many empty answers as are wanted of the questions that are offered. */
export const unanswered = (offered: ReadonlyArray<Question>): ReadonlyArray<Answered> =>
  Array.from({ length: Math.min(cashier.questions, offered.length) }, () => ({ questionId: "", answer: "" }))

/** The names of the fields of the nth answer, from 0. */
export const questionField = (index: number): string => `question${index}`
export const answerField = (index: number): string => `answer${index}`

/** The fields of a form of questions, in its order. */
export const questionFields = Array.from({ length: cashier.questions }, (_, index) => [
  questionField(index),
  answerField(index),
]).flat()

/** The questions that may be chosen at a place: those that no other place has. */
export const choicesAt = (
  offered: ReadonlyArray<Question>,
  answers: ReadonlyArray<Answered>,
  index: number,
): ReadonlyArray<Question> =>
  offered.filter(({ questionId }) =>
    answers.every((each, place) => place === index || each.questionId !== questionId),
  )

/** What is wrong with the answers; nothing when they may be sent. */
export const checkAnswers = (answers: ReadonlyArray<Answered>): FieldErrors =>
  found(
    Object.fromEntries(
      answers.flatMap(({ questionId, answer }, index) => [
        [questionField(index), questionId === "" ? { key: "choose_question" as const } : undefined],
        [answerField(index), checkAnswer(answer)],
      ]),
    ),
  )

const checkAnswer = (answer: string) => {
  const said = TypedText.trimmed(answer)
  if (said === "") return { key: "field_required" as const }
  return TypedText.isPlain(said) ? undefined : { key: "answer_format" as const }
}

/** The answers as they are sent. */
export const answersToSend = (answers: ReadonlyArray<Answered>): ReadonlyArray<Answered> =>
  answers.map(({ questionId, answer }) => ({ questionId, answer: TypedText.trimmed(answer) }))
