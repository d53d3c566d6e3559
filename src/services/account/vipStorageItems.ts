import { Schema } from "effect"

import { ClubProgress } from "#domain/account/ClubProgress.ts"
import { json } from "#platform/storageItems.ts"
import type { StorageItem } from "#platform/Storage.ts"

const tab = <A>(key: string, codec: Schema.Codec<A, string>, fallback: A): StorageItem<A> => ({
  key,
  area: "session",
  codec,
  fallback,
})

export const vipStorageItems = {
  currency: tab("CURRENCY_SYMBOL", Schema.String, ""),
  club: tab("CLUB_LABEL", Schema.String, ""),
  member: tab("CLUB_MEMBER", Schema.Literals(["", "loaded", "failed"]), ""),
  progress: tab("CLUB_PROGRESS", json(ClubProgress), null),
} as const
