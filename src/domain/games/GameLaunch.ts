import { Data, Option } from "effect"

import { type Language } from "#config/product.ts"
import { paths } from "#config/paths.ts"
import * as MemberType from "#domain/MemberType.ts"
import type { Session } from "#domain/Session.ts"

import type { Game } from "./Game.ts"
import { type PlayType, playTypes } from "./PlayType.ts"
import type { Launchable } from "./Launchable.ts"

const lotteryVendors: ReadonlyArray<string> = ["TCG_LOTTO_VN", "TCG_SEA", "LOTT", "ELOTT"]

/** Whether the vendor's games open on the lottery page (spec §4). */
export const isLotteryVendor = (vassalage: string): boolean => lotteryVendors.includes(vassalage)

/** `ELOTT` when the mapping's ELOTT names TCG_LOTTO_VN or LOTT, else `LOTT` (spec §3 "mapping", §4 "Game launch"). */
export const launchPrizeMode = (mapping: Readonly<Record<string, ReadonlyArray<string>>>): string => {
  const isMapped = ["TCG_LOTTO_VN", "LOTT"].some((vendor) => mapping["ELOTT"]?.includes(vendor))
  return isMapped ? "ELOTT" : "LOTT"
}

/** A game's lotto mode as a play type; any other counts as Tradition (spec §4). */
export const playTypeOf = (lottoMode: string): PlayType =>
  playTypes.find((type) => type === lottoMode) ?? "Tradition"

/** A play type as an address names it (spec §4). */
const addressPlayTypes = { Tradition: "trad", Entertainment: "ent" } as const satisfies Record<
  PlayType,
  string
>

/** The play type of a launch. */
export const launchPlayType = (lottoMode: string): "ent" | "trad" => addressPlayTypes[playTypeOf(lottoMode)]

export type Kind = "lottery" | "list" | "direct"

/** How a game starts, by its vendor (spec §4 "Game launch"). */
export const kindOf = (game: Pick<Game, "vassalage" | "isGameH5">): Kind => {
  if (isLotteryVendor(game.vassalage)) return "lottery"
  return game.isGameH5 === "VASSALAGE" ? "list" : "direct"
}

export type Plan = Data.TaggedEnum<{
  /** No session: go to the login, which returns here. */
  LogInFirst: {}
  /** Open a page of this app: the lottery frame or a vendor's list. */
  Open: { readonly path: string }
  /** Request the game's address from the backend. */
  Ask: { readonly game: Launchable; readonly freePlay: boolean }
}>
export const Plan = Data.taggedEnum<Plan>()

export interface Circumstances {
  readonly session: Option.Option<Session>
  readonly mapping: Readonly<Record<string, ReadonlyArray<string>>>
  readonly language: Language
}

/** Whether a game starts without a stake: a trial session, and the game supports it (spec §4). */
export const isFreePlay = (game: Pick<Game, "freeplay">, session: Option.Option<Session>): boolean =>
  game.freeplay && Option.isSome(session) && MemberType.isTrial(session.value.type)

/** Decides what a press on a game does. */
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
      return Plan.Ask({ game, freePlay: isFreePlay(game, session) })
  }
}

/**
 * A launched game as a recent one (decision 118); none without an id, as a vendor's lobby. Assumed: a lottery
 * without a node is recorded by its game id.
 */
export const recentOf = ({ nodeId, gameId, vassalage }: Launchable) =>
  nodeId === "" && gameId === "" ? Option.none() : Option.some({ nodeId: nodeId || gameId, vassalage })

/** A lottery vendor's lobby has no game id, so it opens the list of its lotteries. */
const lotteryPath = (game: Launchable, mapping: Circumstances["mapping"], language: Language): string => {
  const gameId = game.gameId || game.nodeId
  if (gameId === "") return `${paths.lotteryList}?${query({ vassalage: game.vassalage })}`
  return `${paths.lottery}?${query({
    mui: language,
    playType: launchPlayType(game.lottoMode),
    gameId,
    prize_mode: launchPrizeMode(mapping),
  })}`
}

const query = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&")
