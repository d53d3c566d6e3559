import { Schema } from "effect"

import { FormDrafts } from "#domain/FormDraft.ts"

import { draftsKey, local } from "./storageItems.ts"

export const formStorageItems = {
  drafts: local(draftsKey, Schema.fromJsonString(FormDrafts), []),
} as const
