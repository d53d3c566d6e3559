import { Schema } from "effect"

import { limits } from "#config/limits.ts"
import type { Message, MessageKey } from "#i18n/messages.ts"
import { checkCaptcha } from "#domain/entry/Credentials.ts"
import * as TypedText from "#domain/TypedText.ts"

export const questionTypes = [1, 2, 3, 4, 6, 0] as const
export type QuestionType = (typeof questionTypes)[number]

export const noType = -1

export const typeNames: Readonly<Record<QuestionType, MessageKey>> = {
  1: "deposit",
  2: "feedback_withdrawal",
  3: "feedback_game",
  4: "customer_service",
  6: "feedback_apply_agent",
  0: "feedback_other_matter",
}

export interface Typed {
  readonly type: QuestionType | typeof noType
  readonly content: string
  readonly captcha: string
}

export const nothing: Typed = { type: noType, content: "", captcha: "" }

export const fields = ["type", "content", "captcha"] as const
export type Field = (typeof fields)[number]
export type Errors = Readonly<Partial<Record<Field, MessageKey>>>

export const typeOf = (chosen: string): Typed["type"] =>
  questionTypes.find((type) => String(type) === chosen) ?? noType

const cleaned = (content: string): string => TypedText.trimmed(TypedText.readable(content))

export const lengthOf = (content: string): number => TypedText.count(cleaned(content))

export const clipped = (content: string): string => TypedText.clipped(content, limits.feedback.max)

/** The send button is disabled until the text is long enough (spec §2 "Feedback"). */
export const isLongEnough = (content: string): boolean => lengthOf(content) >= limits.feedback.min

const isOfLength = (content: string): boolean => {
  const length = lengthOf(content)
  return length >= limits.feedback.min && length <= limits.feedback.max
}

/** Assumed: a type is required. */
export const check = ({ type, content, captcha }: Typed): Errors => {
  const wrongCaptcha = checkCaptcha(TypedText.trimmed(captcha))
  return {
    ...(type === noType ? { type: "field_required" as const } : {}),
    ...(isOfLength(content) ? {} : { content: "feedback_length" as const }),
    ...(wrongCaptcha === undefined ? {} : { captcha: wrongCaptcha }),
  }
}

export const fieldOf = ({ key }: Message): Field | undefined =>
  key === "captcha_wrong" ? "captcha" : undefined

export const Payload = Schema.Struct({
  content: Schema.String,
  // Assumed: the sender is the account.
  sender: Schema.String,
  type: Schema.Literals(questionTypes),
  captcha: Schema.String,
})
export type Payload = typeof Payload.Type

export const payload = ({ type, content, captcha }: Typed, sender: string): Payload | undefined =>
  type === noType
    ? undefined
    : { content: cleaned(content), sender, type, captcha: TypedText.trimmed(captcha) }
