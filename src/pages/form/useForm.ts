import { useSetAtom } from "jotai"
import { type FormEvent, useRef, useState } from "react"
import { useTranslation } from "react-i18next"

import { readDraftAtom, storeDraftAtom } from "#atoms/formDrafts.ts"
import type { FieldError } from "#domain/FieldErrors.ts"
import type { DraftValues, FormName } from "#domain/FormDraft.ts"
import type { Message } from "#i18n/messages.ts"
import { messageText } from "#i18n/formatting.ts"

import { useFirstFocus } from "./useFirstFocus.ts"
import { useInputs } from "./useInputs.ts"

interface FormState {
  readonly _tag: string
  readonly errors?: Readonly<Record<string, FieldError | undefined>>
  readonly refusal?: Message | undefined
}

/** Stores a form's values on the device until the form is sent. */
export interface Draft<Values> {
  readonly form: FormName
  /** Returns no password, verification code or captcha. */
  readonly toStore: (values: Values) => DraftValues
  /** Merges the stored values into the initial ones. */
  readonly restored: (initial: Values, stored: DraftValues) => Values
}

export interface FormOptions<Values, Field extends string> {
  readonly initial: () => Values
  readonly state: FormState
  /** The invalid fields after a refused submit. The first field gets the focus. */
  readonly toFocus: ReadonlyArray<Field>
  readonly onEdited?: (field: Field) => void
  /** Values for the placeholders in the error of a field. */
  readonly errorValues?: (field: Field) => Message["values"]
  readonly draft?: Draft<Values>
}

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

const useValues = <Values>(initial: () => Values, draft: Draft<Values> | undefined) => {
  const readDraft = useSetAtom(readDraftAtom)
  const storeDraft = useSetAtom(storeDraftAtom)
  // Passwords stay in component state: no atom and no storage ever contains a password.
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

const withTexts = <Values extends object>(values: Values, texts: ReadonlyMap<string, string>): Values => {
  const filled = Object.entries(values).flatMap(([name, value]) => {
    const text = texts.get(name)
    return typeof value === "string" && text !== undefined && text !== value ? [[name, text] as const] : []
  })
  return filled.length === 0 ? values : { ...values, ...Object.fromEntries(filled) }
}

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
    // If a field has several error messages, each message has its own line (open point 95).
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
    /** Reads the values from the DOM, because a password manager may fill fields without an event. */
    taken,
    /** Returns the text that a field shows in the DOM, and the typed value if there is no such field. */
    shownText: (field: Field, typed: string): string => shownTexts().get(field) ?? typed,
    /** Changes values that the player has not edited, so `onEdited` is not called. */
    change,
    edit: <Name extends Field & keyof Values>(field: Name, value: Values[Name]) => {
      change((before) => ({ ...before, [field]: value }))
      onEdited?.(field)
    },
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
