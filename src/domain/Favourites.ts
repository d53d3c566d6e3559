import { Schema } from "effect"

import { Id, listOrNone } from "./Lenient.ts"

/** The nodes of a member's favourite games, as texts (spec §3 "Favourite games"). */
export const FavouriteIds = Schema.Struct({ nodeIds: listOrNone(Id) })

/** What a member made of favourites since the ids came: `true` for added. */
export type Changes = ReadonlyMap<string, boolean>

/** Whether a game is a favourite, by what the gateway told and what was changed since. */
export const isFavourite = (ids: ReadonlySet<string>, changes: Changes, nodeId: string | number): boolean => {
  const id = String(nodeId)
  return changes.get(id) ?? ids.has(id)
}
