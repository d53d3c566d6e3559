import { Schema } from "effect"

import { KeptList } from "#domain/GameList.ts"

import { json, local } from "./slots.ts"
import type { Slot } from "./Storage.ts"

/** What the product stores for lists of games; apart from `slots`, for home does without it. */
export const gameSlots = {
  /** The last game searches, newest first. */
  searches: local("GAME_SEARCHES", Schema.fromJsonString(Schema.Array(Schema.String)), []),
  /** The list of games that the page was left from, over a reload. */
  keptList: {
    key: "KEPT_LIST",
    area: "session",
    codec: json(KeptList),
    fallback: null,
  } satisfies Slot<KeptList | null>,
} as const
