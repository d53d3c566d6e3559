import { Schema } from "effect"

import { Id, list } from "#domain/Lenient.ts"

export const FavouriteIds = Schema.Struct({ nodeIds: list(Id) })

export type Changes = ReadonlyMap<string, boolean>

export const isFavourite = (ids: ReadonlySet<string>, changes: Changes, nodeId: string | number): boolean => {
  const id = String(nodeId)
  return changes.get(id) ?? ids.has(id)
}
