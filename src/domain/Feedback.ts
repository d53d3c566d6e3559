import { Schema } from "effect"

import { limits } from "#config/limits.ts"
import type { MessageKey } from "#i18n/messages.ts"

import { checkCaptcha } from "./Credentials.ts"
import * as TypedText from "./TypedText.ts"

/** What a feedback may be about, in the order of the list (spec §3 "Feedback payload"). */
export const questionTypes = [1, 2, 3, 4, 6, 0] as const
export type QuestionType = (typeof questionTypes)[number]

/** Nothing is chosen yet. */
export const noType = -1

/** How each is called. */
export const typeNames: Readonly<Record<QuestionType, MessageKey>> = {
  1: "deposit",
  2: "feedback_withdrawal",
  3: "feedback_game",
  4: "customer_service",
  6: "feedback_apply_agent",
  0: "feedback_other",
}

/** What a player writes. */
export interface Typed {
  readonly type: QuestionType | typeof noType
  readonly content: string
  readonly captcha: string
}

export const nothing: Typed = { type: noType, content: "", captcha: "" }

/** In the order of the form. */
export const fields = ["type", "content", "captcha"] as const
export type Field = (typeof fields)[number]
export type Errors = Readonly<Partial<Record<Field, MessageKey>>>

/** The question type of a choice that came as text. */
export const typeOf = (chosen: string): Typed["type"] =>
  questionTypes.find((type) => String(type) === chosen) ?? noType

/** What is sent of what was written: nothing that is not seen, nor what is left at its ends (decision 143). */
const cleaned = (content: string): string => TypedText.trimmed(TypedText.readable(content))

/** How many characters count. */
export const lengthOf = (content: string): number => TypedText.count(cleaned(content))

/** What may stand in the field: typing stops at the longest (decision 143). */
export const clipped = (content: string): string => TypedText.clipped(content, limits.feedback.max)

/** Whether there is enough to be sent: before, the form cannot be (spec §2 "Feedback"). */
export const isLongEnough = (content: string): boolean => lengthOf(content) >= limits.feedback.min

const isOfLength = (content: string): boolean => {
  const length = lengthOf(content)
  return length >= limits.feedback.min && length <= limits.feedback.max
}

/** What is wrong with the fields; nothing when they may be sent. Assumed: a type has to be chosen. */
export const check = ({ type, content, captcha }: Typed): Errors => {
  const wrongCaptcha = checkCaptcha(TypedText.trimmed(captcha))
  return {
    ...(type === noType ? { type: "field_required" as const } : {}),
    ...(isOfLength(content) ? {} : { content: "feedback_length" as const }),
    ...(wrongCaptcha === undefined ? {} : { captcha: wrongCaptcha }),
  }
}

/** The fields with errors, in the form's order: the first of them gets the focus. */
export const wrongFields = (errors: Errors): ReadonlyArray<Field> =>
  fields.filter((field) => errors[field] !== undefined)

/** A feedback as it travels, spec §3. */
export const Payload = Schema.Struct({
  content: Schema.String,
  /** Assumed: the account of who writes. */
  sender: Schema.String,
  type: Schema.Literals(questionTypes),
  captcha: Schema.String,
})
export type Payload = typeof Payload.Type

/** What is sent of what was written; nothing while no type is chosen. */
export const payload = ({ type, content, captcha }: Typed, sender: string): Payload | undefined =>
  type === noType
    ? undefined
    : { content: cleaned(content), sender, type, captcha: TypedText.trimmed(captcha) }
