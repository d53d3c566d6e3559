import { Schema } from "effect"

import { Id, list } from "#domain/Lenient.ts"

/** The node ids of a member's favourite games, as strings (spec §3 "Favourite games"). */
export const FavouriteIds = Schema.Struct({ nodeIds: list(Id) })

/** Changes since the ids were fetched: `true` for added, `false` for removed. */
export type Changes = ReadonlyMap<string, boolean>

/** Whether a game is a favourite, by the fetched ids and the changes since. */
export const isFavourite = (ids: ReadonlySet<string>, changes: Changes, nodeId: string | number): boolean => {
  const id = String(nodeId)
  return changes.get(id) ?? ids.has(id)
}
