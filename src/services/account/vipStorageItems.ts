import { Schema } from "effect"

import { ClubProgress } from "#domain/account/ClubProgress.ts"
import { json, tab } from "#platform/storageItems.ts"

export const vipStorageItems = {
  currency: tab("CURRENCY_SYMBOL", Schema.String, ""),
  club: tab("CLUB_LABEL", Schema.String, ""),
  member: tab("CLUB_MEMBER", Schema.Literals(["", "loaded", "failed"]), ""),
  progress: tab("CLUB_PROGRESS", json(ClubProgress), null),
} as const
