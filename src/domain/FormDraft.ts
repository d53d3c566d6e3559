import { Duration, Schema } from "effect"

import { timings } from "#config/timings.ts"

import { list } from "./Lenient.ts"

export const formNames = [
  "deposit",
  "withdrawal",
  "transfer",
  "feedback",
  "application",
  "registration",
  "recovery",
  "downline",
  "agentTransfer",
] as const
export type FormName = (typeof formNames)[number]

/** Drafts never contain passwords, verification codes or captchas. */
export type DraftValues = Readonly<Record<string, string>>

export const FormDraft = Schema.Struct({
  form: Schema.Literals(formNames),
  // Empty means a guest.
  owner: Schema.String,
  values: Schema.Record(Schema.String, Schema.String),
  // The unit is epoch milliseconds.
  editedAt: Schema.Finite,
})
export type FormDraft = typeof FormDraft.Type

export const FormDrafts = list(FormDraft)

export type DraftKey = Pick<FormDraft, "form" | "owner">

const isSame = (draft: FormDraft, { form, owner }: DraftKey): boolean =>
  draft.form === form && draft.owner === owner

const isAlive = ({ editedAt }: FormDraft, now: number): boolean =>
  editedAt <= now && now - editedAt < Duration.toMillis(timings.draftLifetime)

export const alive = (drafts: ReadonlyArray<FormDraft>, now: number): ReadonlyArray<FormDraft> =>
  drafts.filter((draft) => isAlive(draft, now))

export const find = (drafts: ReadonlyArray<FormDraft>, key: DraftKey, now: number): DraftValues | undefined =>
  alive(drafts, now).find((draft) => isSame(draft, key))?.values

export const without = (drafts: ReadonlyArray<FormDraft>, key: DraftKey): ReadonlyArray<FormDraft> =>
  drafts.filter((draft) => !isSame(draft, key))

export const withDraft = (
  drafts: ReadonlyArray<FormDraft>,
  key: DraftKey,
  values: DraftValues,
  now: number,
): ReadonlyArray<FormDraft> => {
  const others = alive(without(drafts, key), now)
  const isEmpty = Object.values(values).every((value) => value === "")
  return isEmpty ? others : [...others, { ...key, values, editedAt: now }]
}

export const ofAccount = (drafts: ReadonlyArray<FormDraft>, owner: string): ReadonlyArray<FormDraft> =>
  drafts.filter((draft) => draft.owner === owner)
