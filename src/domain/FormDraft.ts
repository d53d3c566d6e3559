import { Duration, Schema } from "effect"

import { timings } from "#config/timings.ts"

import { list } from "./Lenient.ts"

/** The forms whose typed values survive the end of a session, a reload and a closed tab. */
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

/** Typed values by field. Passwords, codes and captchas are never among them. */
export type DraftValues = Readonly<Record<string, string>>

/** The unsent values of a form, as the device stores them. */
export const FormDraft = Schema.Struct({
  form: Schema.Literals(formNames),
  /** The account that typed them; empty for a guest. */
  owner: Schema.String,
  values: Schema.Record(Schema.String, Schema.String),
  /** Time of the last edit, epoch milliseconds. */
  editedAt: Schema.Finite,
})
export type FormDraft = typeof FormDraft.Type

/** A malformed draft is dropped; the others are kept. */
export const FormDrafts = list(FormDraft)

/** Identifies a form of an account. */
export type DraftKey = Pick<FormDraft, "form" | "owner">

const isSame = (draft: FormDraft, { form, owner }: DraftKey): boolean =>
  draft.form === form && draft.owner === owner

const isAlive = ({ editedAt }: FormDraft, now: number): boolean =>
  editedAt <= now && now - editedAt < Duration.toMillis(timings.draftLifetime)

/** The drafts without those that are too old. */
export const alive = (drafts: ReadonlyArray<FormDraft>, now: number): ReadonlyArray<FormDraft> =>
  drafts.filter((draft) => isAlive(draft, now))

/** The values of a form, unless they are too old. */
export const find = (drafts: ReadonlyArray<FormDraft>, key: DraftKey, now: number): DraftValues | undefined =>
  alive(drafts, now).find((draft) => isSame(draft, key))?.values

/** The drafts without those of a form. */
export const without = (drafts: ReadonlyArray<FormDraft>, key: DraftKey): ReadonlyArray<FormDraft> =>
  drafts.filter((draft) => !isSame(draft, key))

/** The drafts with new values of a form, without those that are too old. Empty values erase the draft. */
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

/** The drafts that stay when an account logs in: its own, and those of guests. */
export const ofAccount = (drafts: ReadonlyArray<FormDraft>, owner: string): ReadonlyArray<FormDraft> =>
  drafts.filter((draft) => draft.owner === owner || draft.owner === "")
