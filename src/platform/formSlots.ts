import { Schema } from "effect"

import { FormDrafts } from "#domain/FormDraft.ts"

import { draftsKey, local } from "./slots.ts"

/** The slots of forms. Separate from `slots`, because the first screen does not need them. */
export const formSlots = {
  /** The unsent values of forms, of all accounts on the device. Cleared at sign-out. */
  drafts: local(draftsKey, Schema.fromJsonString(FormDrafts), []),
} as const
