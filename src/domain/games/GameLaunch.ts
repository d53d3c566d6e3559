import { Data, Option } from "effect"

import { type Language } from "#config/product.ts"
import { paths } from "#config/paths.ts"
import * as MemberType from "#domain/MemberType.ts"
import type { Session } from "#domain/Session.ts"

import type { Game } from "./Game.ts"
import { type PlayType, playTypes } from "./PlayType.ts"
import type { Launchable } from "./Launchable.ts"

const lotteryVendors: ReadonlyArray<string> = ["TCG_LOTTO_VN", "TCG_SEA", "LOTT", "ELOTT"]

/** Games of these vendors open on the lottery page (spec §4). */
export const isLotteryVendor = (vassalage: string): boolean => lotteryVendors.includes(vassalage)

/** Spec §3 "mapping" and §4 "Game launch" define this rule. */
export const launchPrizeMode = (mapping: Readonly<Record<string, ReadonlyArray<string>>>): string => {
  const isMapped = ["TCG_LOTTO_VN", "LOTT"].some((vendor) => mapping["ELOTT"]?.includes(vendor))
  return isMapped ? "ELOTT" : "LOTT"
}

export const playTypeOf = (lottoMode: string): PlayType =>
  playTypes.find((type) => type === lottoMode) ?? "Tradition"

const addressPlayTypes = { Tradition: "trad", Entertainment: "ent" } as const satisfies Record<
  PlayType,
  string
>

export const launchPlayType = (lottoMode: string): "ent" | "trad" => addressPlayTypes[playTypeOf(lottoMode)]

export type Kind = "lottery" | "list" | "direct"

export const kindOf = (game: Pick<Game, "vassalage" | "isGameH5">): Kind => {
  if (isLotteryVendor(game.vassalage)) return "lottery"
  return game.isGameH5 === "VASSALAGE" ? "list" : "direct"
}

export type Plan = Data.TaggedEnum<{
  LogInFirst: {}
  Open: { readonly path: string }
  Ask: { readonly game: Launchable; readonly freePlay: boolean }
}>
export const Plan = Data.taggedEnum<Plan>()

export interface Circumstances {
  readonly session: Option.Option<Session>
  readonly mapping: Readonly<Record<string, ReadonlyArray<string>>>
  readonly language: Language
}

export const isFreePlay = (game: Pick<Game, "freeplay">, session: Option.Option<Session>): boolean =>
  game.freeplay && Option.isSome(session) && MemberType.isTrial(session.value.type)

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

/** A vendor's lobby is not a recent game (open point 118). Assumed: a lottery without a node uses its game id. */
export const recentOf = ({ nodeId, gameId, vassalage }: Launchable) =>
  nodeId === "" && gameId === "" ? Option.none() : Option.some({ nodeId: nodeId || gameId, vassalage })

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
