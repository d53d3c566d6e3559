import { Schema } from "effect"

import { FormDrafts } from "#domain/FormDraft.ts"

import { draftsKey, local } from "./storageItems.ts"

const drafts = local(draftsKey, Schema.fromJsonString(FormDrafts), [])

export const formStorageItems = {
  drafts,
  /** A guest's drafts, which contain phone and e-mail, end with the tab. */
  guestDrafts: { ...drafts, area: "session" } satisfies typeof drafts,
} as const
