import { Schema } from "effect"

import { FormDrafts } from "#domain/FormDraft.ts"

import { draftsKey, local } from "./storageItems.ts"

export const formSlots = {
  drafts: local(draftsKey, Schema.fromJsonString(FormDrafts), []),
} as const
