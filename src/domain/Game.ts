import { Schema } from "effect"

import { Flag, Id, listOrNone, orElse, shared, text } from "./Lenient.ts"

/** A game, spec §3 "Game". Only its node and its vendor are sure to be there. */
export const Game = Schema.Struct({
  nodeId: Id,
  /** Code of the vendor that runs the game. */
  vassalage: Schema.String,
  displayName: shared,
  gameName: text,
  nodeName: text,
  showIcon: shared,
  iconUrl: text,
  mobileLargeIcon: shared,
  roomId: orElse(Id, ""),
  supportPlay: orElse(Flag, false),
  gameId: orElse(Id, ""),
  gameType: shared,
  /** `VASSALAGE` when the vendor's games are listed rather than launched. */
  isGameH5: shared,
  /** Whether the game can be played without a stake. */
  freeplay: orElse(Flag, false),
  lottoMode: shared,
  gameCode: text,
  badges: listOrNone(Schema.String),
})
export type Game = typeof Game.Type

/** What a tile says: the game's name, or the node's. */
export const title = (game: Pick<Game, "gameName" | "nodeName">): string => game.gameName || game.nodeName
