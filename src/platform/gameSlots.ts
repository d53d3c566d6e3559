import { Schema } from "effect"

import { ListSnapshot } from "#domain/games/GameList.ts"

import { json, local, searchesKey } from "./slots.ts"
import type { Slot } from "./Storage.ts"

/** Storage slots of the game lists. They are separate from `slots` because home does not need them. */
export const gameSlots = {
  /** Recent game searches, newest first. */
  searches: local(searchesKey, Schema.fromJsonString(Schema.Array(Schema.String)), []),
  /** Snapshot of the game list on leaving it. It survives a reload. */
  listSnapshot: {
    key: "KEPT_LIST",
    area: "session",
    codec: json(ListSnapshot),
    fallback: null,
  } satisfies Slot<ListSnapshot | null>,
} as const
