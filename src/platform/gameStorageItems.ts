import { Schema } from "effect"

import { ListSnapshot } from "#domain/games/GameList.ts"

import { json, local, searchesKey } from "./storageItems.ts"
import type { StorageItem } from "./Storage.ts"

export const gameStorageItems = {
  searches: local(searchesKey, Schema.fromJsonString(Schema.Array(Schema.String)), []),
  listSnapshot: {
    key: "KEPT_LIST",
    area: "session",
    codec: json(ListSnapshot),
    fallback: null,
  } satisfies StorageItem<ListSnapshot | null>,
} as const
