import { Data, Option } from "effect"

import { type Language } from "#config/product.ts"
import { paths } from "#config/paths.ts"

import type { Game } from "./Game.ts"
import * as Lottery from "./Lottery.ts"
import * as MemberType from "./MemberType.ts"
import type { Session } from "./Session.ts"
import type { Winner } from "./Winner.ts"

/** What of a game a launch looks at. */
export type Launchable = Pick<
  Game,
  "nodeId" | "vassalage" | "gameType" | "gameId" | "isGameH5" | "freeplay" | "lottoMode"
>

/** A vendor's own lobby as something to launch: it has no node (decision 115). */
export const vendorLobby = (vassalage: string, gameType: string): Launchable => ({
  nodeId: "",
  vassalage,
  gameType,
  gameId: "",
  isGameH5: "",
  freeplay: false,
  lottoMode: "",
})

/** Assumed: a winner entry names its game by `gameCode`, which is the game's node. */
export const ofWinner = (winner: Winner): Launchable => ({
  ...vendorLobby(winner.vendor, winner.gameType),
  nodeId: winner.gameCode,
  gameId: winner.gameCode,
})

export type Kind = "lottery" | "list" | "direct"

/** How a game starts, by its vendor (spec §4 "Game launch"). */
export const kindOf = (game: Pick<Game, "vassalage" | "isGameH5">): Kind => {
  if (Lottery.isLotteryVendor(game.vassalage)) return "lottery"
  return game.isGameH5 === "VASSALAGE" ? "list" : "direct"
}

export type Plan = Data.TaggedEnum<{
  /** No session: log in first, then come back. */
  LogInFirst: {}
  /** A page of this app: the lottery frame or a vendor's list. */
  Open: { readonly path: string }
  /** Ask the backend for the game's address. */
  Ask: { readonly game: Launchable; readonly freePlay: boolean }
}>
export const Plan = Data.taggedEnum<Plan>()

export interface Circumstances {
  readonly session: Option.Option<Session>
  readonly mapping: Readonly<Record<string, ReadonlyArray<string>>>
  readonly language: Language
}

/** What a press on a game leads to. Free play is asked for by trial sessions where the game supports it. */
export const plan = (game: Launchable, { session, mapping, language }: Circumstances): Plan => {
  if (Option.isNone(session)) return Plan.LogInFirst()
  switch (kindOf(game)) {
    case "lottery":
      return Plan.Open({ path: lotteryPath(game, mapping, language) })
    case "list":
      return Plan.Open({
        path: `${paths.gameList}?${query({ gameType: game.gameType, vassalage: game.vassalage })}`,
      })
    case "direct":
      return Plan.Ask({ game, freePlay: MemberType.isTrial(session.value.type) && game.freeplay })
  }
}

const lotteryPath = (game: Launchable, mapping: Circumstances["mapping"], language: Language): string =>
  `${paths.lottery}?${query({
    mui: language,
    playType: Lottery.launchPlayType(game.lottoMode),
    gameId: game.gameId || game.nodeId,
    prize_mode: Lottery.launchPrizeMode(mapping),
  })}`

const query = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&")
