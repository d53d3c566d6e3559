import { Schema } from "effect"

import { Flag, Id, list, maybe, name, optionalInContract, text, withFallback } from "#domain/Lenient.ts"

export const Stakes = Schema.Struct({ min: Schema.Finite, max: Schema.Finite })

export const Game = Schema.Struct({
  nodeId: Id,
  vassalage: Schema.String,
  displayName: name,
  gameName: name,
  nodeName: name,
  showIcon: text,
  iconUrl: text,
  mobileLargeIcon: text,
  roomId: optionalInContract(withFallback(Id, "")),
  supportPlay: withFallback(Flag, false),
  gameId: withFallback(Id, ""),
  gameType: text,
  isGameH5: text,
  freeplay: withFallback(Flag, false),
  lottoMode: text,
  gameCode: text,
  badges: optionalInContract(withFallback(list(Schema.String), [])),
  jackpot: maybe(Schema.Finite.check(Schema.isGreaterThan(0))),
  players: maybe(Schema.Int.check(Schema.isGreaterThan(0))),
  stakes: maybe(Stakes),
  seats: maybe(Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))),
})
export type Game = typeof Game.Type

export const title = (game: Pick<Game, "gameName" | "nodeName">): string => game.gameName || game.nodeName
