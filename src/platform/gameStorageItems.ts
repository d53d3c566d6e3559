import { Schema } from "effect"

import { ListSnapshot } from "#domain/games/GameList.ts"

import { json, local, searchesKey, tab } from "./storageItems.ts"

export const gameStorageItems = {
  searches: local(searchesKey, Schema.fromJsonString(Schema.Array(Schema.String)), []),
  listSnapshot: tab("KEPT_LIST", json(ListSnapshot), null),
} as const
