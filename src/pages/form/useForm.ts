import { useSetAtom } from "jotai"
import { type FormEvent, useRef, useState } from "react"
import { useTranslation } from "react-i18next"

import { readDraftAtom, storeDraftAtom } from "#atoms/formDrafts.ts"
import type { FieldError } from "#domain/FieldErrors.ts"
import type { DraftValues, FormName } from "#domain/FormDraft.ts"
import type { Message } from "#i18n/messages.ts"
import { messageText } from "#i18n/saying.ts"

import { useFirstFocus } from "./useFirstFocus.ts"
import { useInputs } from "./useInputs.ts"

/** The part of a form machine's state that a form renders. */
interface FormState {
  readonly _tag: string
  readonly errors?: Readonly<Record<string, FieldError | undefined>>
  readonly refusal?: Message | undefined
}

/** Keeps a form's values on the device until it is sent (`services/formDrafts.ts`). */
export interface Draft<Values> {
  readonly form: FormName
  /** The values to store: no password, code or captcha. */
  readonly toStore: (values: Values) => DraftValues
  /** The initial values with those that were stored. */
  readonly restored: (initial: Values, stored: DraftValues) => Values
}

export interface FormOptions<Values, Field extends string> {
  /** The values of the empty form. */
  readonly initial: () => Values
  readonly state: FormState
  /** Invalid fields after a refused submit; the first one gets the focus. */
  readonly toFocus: ReadonlyArray<Field>
  readonly onEdited?: (field: Field) => void
  /** Values for the placeholders of a field's error. */
  readonly errorValues?: (field: Field) => Message["values"]
  readonly draft?: Draft<Values>
}

/** A draft of the given text fields. */
export const draftOf = <Values extends Readonly<Record<Name, string>>, Name extends string>(
  form: FormName,
  fields: ReadonlyArray<Name>,
): Draft<Values> => ({
  form,
  toStore: (values) => Object.fromEntries(fields.map((field) => [field, values[field]])),
  restored: (initial, stored) => ({
    ...initial,
    ...Object.fromEntries(fields.map((field) => [field, stored[field] ?? initial[field]])),
  }),
})

/** The typed values. Only component state has them all: passwords never reach an atom or the device. */
const useValues = <Values>(initial: () => Values, draft: Draft<Values> | undefined) => {
  const readDraft = useSetAtom(readDraftAtom)
  const storeDraft = useSetAtom(storeDraftAtom)
  const [values, setValues] = useState(() => {
    const empty = initial()
    const stored = draft === undefined ? undefined : readDraft(draft.form)
    return draft === undefined || stored === undefined ? empty : draft.restored(empty, stored)
  })
  const latest = useRef(values)
  const change = (make: (before: Values) => Values): Values => {
    const made = make(latest.current)
    if (made === latest.current) return made
    latest.current = made
    setValues(made)
    if (draft !== undefined) storeDraft(draft.form, draft.toStore(made))
    return made
  }
  return { values, change }
}

/** The values with the texts that their fields show. The same object when nothing differs. */
const withTexts = <Values extends object>(values: Values, texts: ReadonlyMap<string, string>): Values => {
  const filled = Object.entries(values).flatMap(([name, value]) => {
    const text = texts.get(name)
    return typeof value === "string" && text !== undefined && text !== value ? [[name, text] as const] : []
  })
  return filled.length === 0 ? values : { ...values, ...Object.fromEntries(filled) }
}

/**
 * A form: its typed values, its errors as texts, the focus of its first invalid field, and its refusal.
 *
 * The machine behind `state` validates and sends; this hook only holds what the player typed.
 */
export const useForm = <Values extends object, Field extends string>(options: FormOptions<Values, Field>) => {
  const { initial, state, toFocus, onEdited, errorValues, draft } = options
  const { t } = useTranslation()
  const { inputs, fieldRef, shownTexts } = useInputs<Field>()
  useFirstFocus(toFocus, inputs)
  const { values, change } = useValues(initial, draft)
  const isEditing = state._tag === "Editing"
  const errorOf = (field: Field): string => {
    const error = isEditing ? state.errors?.[field] : undefined
    if (error === undefined) return ""
    if (typeof error === "object" && "key" in error) return messageText(t, error)
    // One message per line (decision 95).
    return [error]
      .flat()
      .map((key) => t(key, { ...errorValues?.(field) }))
      .join("\n")
  }
  const taken = (): Values => {
    const texts = shownTexts()
    return change((before) => withTexts(before, texts))
  }
  return {
    values,
    /** Reads the fields, which a password manager may have filled without any event, and keeps what they show. */
    taken,
    /** The text that a field shows, for values that are not one text for each field. */
    shownText: (field: Field, typed: string): string => shownTexts().get(field) ?? typed,
    /** Changes values without an edit by the player. */
    change,
    edit: <Name extends Field & keyof Values>(field: Name, value: Values[Name]) => {
      change((before) => ({ ...before, [field]: value }))
      onEdited?.(field)
    },
    /** Clears the error of a field whose value is changed elsewhere. */
    edited: (field: Field) => onEdited?.(field),
    fieldRef,
    errorOf,
    refusal: isEditing ? state.refusal : undefined,
    busy: !isEditing,
    onSubmit: (send: (values: Values) => void) => (event: FormEvent) => {
      event.preventDefault()
      send(taken())
    },
  }
}

interface TextForm<Field extends string> {
  readonly values: Readonly<Record<Field, string>>
  readonly fieldRef: (field: Field) => (input: HTMLElement | null) => void
  readonly errorOf: (field: Field) => string
  readonly edit: (field: Field, value: string) => void
}

/** The props of a required text field or select of a form. */
export const textField = <Field extends string>(
  { values, fieldRef, errorOf, edit }: TextForm<Field>,
  name: Field,
) => ({
  ref: fieldRef(name),
  name,
  required: true,
  value: values[name],
  error: errorOf(name),
  onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
    edit(name, event.currentTarget.value),
})
