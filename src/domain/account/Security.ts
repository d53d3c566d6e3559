import { Schema } from "effect"

import { cashier } from "#config/cashier.ts"
import { paths } from "#config/paths.ts"
import { type FieldErrors, found } from "#domain/FieldErrors.ts"
import { Flag, Id, name, withFallback } from "#domain/Lenient.ts"
import * as TypedText from "#domain/TypedText.ts"

export const SecurityConfig = Schema.Struct({
  loginPassword: withFallback(Flag, true),
  paymentPassword: withFallback(Flag, false),
  bankCard: withFallback(Flag, false),
  securityQuestions: withFallback(Flag, false),
  email: withFallback(Flag, false),
  mobile: withFallback(Flag, false),
})
export type SecurityConfig = typeof SecurityConfig.Type

export const HasPassword = Schema.Struct({ has: withFallback(Flag, false) })

export const parts = ["loginPassword", "paymentPassword", "bankCard", "securityQuestions"] as const
export type Part = (typeof parts)[number]

export const partAddress = (part: Part): string => `${paths.securityCentre}?part=${part}`

export const partIn = (query: string): Part | undefined => {
  const named = new URLSearchParams(query).get("part")
  return parts.find((part) => part === named)
}

export const Question = Schema.Struct({ questionId: Id, question: name })
export type Question = typeof Question.Type

export const Answered = Schema.Struct({ questionId: Schema.String, answer: Schema.String })
export type Answered = typeof Answered.Type

export const unanswered = (offered: ReadonlyArray<Question>): ReadonlyArray<Answered> =>
  Array.from({ length: Math.min(cashier.questions, offered.length) }, () => ({ questionId: "", answer: "" }))

export const questionField = (index: number): string => `question${index}`
export const answerField = (index: number): string => `answer${index}`

export const questionFields = Array.from({ length: cashier.questions }, (_, index) => [
  questionField(index),
  answerField(index),
]).flat()

export const choicesAt = (
  offered: ReadonlyArray<Question>,
  answers: ReadonlyArray<Answered>,
  index: number,
): ReadonlyArray<Question> =>
  offered.filter(({ questionId }) =>
    answers.every((each, place) => place === index || each.questionId !== questionId),
  )

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
  const plain = TypedText.trimmed(answer)
  if (plain === "") return { key: "field_required" as const }
  return TypedText.isPlain(plain) ? undefined : { key: "answer_format" as const }
}

export const answersToSend = (answers: ReadonlyArray<Answered>): ReadonlyArray<Answered> =>
  answers.map(({ questionId, answer }) => ({ questionId, answer: TypedText.trimmed(answer) }))
