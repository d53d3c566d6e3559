import { Schema } from "effect"

import { Flag, Id, list, maybe, name, text, withFallback } from "#domain/Lenient.ts"

/** A game (spec §3 "Game"). Only its node and vendor are required. */
export const Game = Schema.Struct({
  nodeId: Id,
  /** Code of the game's vendor. */
  vassalage: Schema.String,
  displayName: name,
  gameName: name,
  nodeName: name,
  showIcon: text,
  iconUrl: text,
  mobileLargeIcon: text,
  roomId: withFallback(Id, ""),
  supportPlay: withFallback(Flag, false),
  gameId: withFallback(Id, ""),
  gameType: text,
  /** `VASSALAGE` when a press lists the vendor's games instead of launching one. */
  isGameH5: text,
  /** Whether the game supports play without a stake. */
  freeplay: withFallback(Flag, false),
  lottoMode: text,
  gameCode: text,
  badges: withFallback(list(Schema.String), []),
  /** What can be won now, in the wallet's major unit (gateway §12). */
  jackpot: maybe(Schema.Finite.check(Schema.isGreaterThan(0))),
  /** People at the table now (gateway §12). */
  players: maybe(Schema.Int.check(Schema.isGreaterThan(0))),
})
export type Game = typeof Game.Type

/** The title of a tile: the game's name, or the node's. */
export const title = (game: Pick<Game, "gameName" | "nodeName">): string => game.gameName || game.nodeName
