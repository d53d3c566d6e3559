import { Schema } from "effect"

import { paths } from "#config/paths.ts"

import { Id, listOrNone, orElse, text } from "./Lenient.ts"
import * as Span from "./Span.ts"
import * as Url from "./Url.ts"

/** Play types, spec §1. */
export const playTypes = ["Tradition", "Entertainment"] as const

/** Prize modes, spec §1; `launchPrizeMode` has the rule of a launch (C10). */
export const prizeModes = ["Lott", "ZY", "Elott"] as const
export const defaultPrizeMode: (typeof prizeModes)[number] = "Elott"

const lotteryVendors: ReadonlyArray<string> = ["TCG_LOTTO_VN", "TCG_SEA", "LOTT", "ELOTT"]

export const isLotteryVendor = (vassalage: string): boolean => lotteryVendors.includes(vassalage)

/** `ELOTT` when the mapping has ELOTT for TCG_LOTTO_VN or LOTT, else `LOTT` (spec §4 "Game launch"). */
export const launchPrizeMode = (
  mapping: Readonly<Record<string, ReadonlyArray<string>>>,
): "ELOTT" | "LOTT" =>
  ["TCG_LOTTO_VN", "LOTT"].some((vendor) => mapping[vendor]?.includes("ELOTT")) ? "ELOTT" : "LOTT"

/** `ent` for the entertainment lotto mode, else `trad` (spec §4). */
export const launchPlayType = (lottoMode: string): "ent" | "trad" =>
  lottoMode === "Entertainment" || lottoMode === "ent" ? "ent" : "trad"

/** A lottery with its running issue, gateway §5. */
export const Lottery = Schema.Struct({
  gameId: Id,
  gameName: text,
  iconUrl: text,
  vassalage: text,
  lottoMode: text,
  issue: orElse(Id, ""),
  /** When the issue closes, epoch milliseconds. */
  closeTime: orElse(Schema.Finite, 0),
  lastNumbers: listOrNone(Schema.Finite),
})
export type Lottery = typeof Lottery.Type

/** Each lottery once, where it comes first. */
export const union = (lotteries: ReadonlyArray<Lottery>): ReadonlyArray<Lottery> =>
  lotteries.filter(({ gameId }, index) => lotteries.findIndex((other) => other.gameId === gameId) === index)

/** The vendors of lotteries, each once. */
export const vendorsOf = (lotteries: ReadonlyArray<Lottery>): ReadonlyArray<string> => [
  ...new Set(lotteries.map(({ vassalage }) => vassalage).filter((vassalage) => vassalage !== "")),
]

/** The lotteries of some vendors; all of them when none is named. */
export const ofVendors = (
  lotteries: ReadonlyArray<Lottery>,
  vendors: ReadonlyArray<string>,
): ReadonlyArray<Lottery> =>
  vendors.length === 0 ? lotteries : lotteries.filter(({ vassalage }) => vendors.includes(vassalage))

/** The numbers of a closed issue. */
export const Draw = Schema.Struct({
  gameId: Id,
  issue: orElse(Id, ""),
  numbers: listOrNone(Schema.Finite),
  openTime: orElse(Schema.Finite, 0),
})
export type Draw = typeof Draw.Type

/** The running issue of a lottery. */
export const Issue = Schema.Struct({
  gameId: Id,
  issue: orElse(Id, ""),
  closeTime: orElse(Schema.Finite, 0),
  openTime: orElse(Schema.Finite, 0),
})
export type Issue = typeof Issue.Type

/** Whether a vendor's lotteries come from the calls of Vietnamese lotteries. */
export const isVietnamese = (vassalage: string): boolean => vassalage === "TCG_LOTTO_VN"

/** What is left until a moment, both epoch milliseconds, as a clock shows it; nothing once it has come. */
export const countdown = (closeTime: number, now: number): string | undefined => {
  const left = Math.ceil((closeTime - now) / 1000)
  return left <= 0 ? undefined : Span.format(left)
}

/** Whether the numbers of a closed issue are being drawn. An issue of which it is not known when it closes is just closed. */
export const isDrawing = ({ closeTime }: Pick<Lottery, "closeTime">, now: number): boolean =>
  closeTime > 0 && closeTime <= now

/** The issues that have closed, as a text that is another one when another issue has. */
export const closedIssues = (lotteries: ReadonlyArray<Lottery>, now: number): string =>
  lotteries
    .filter((lottery) => isDrawing(lottery, now))
    .map(({ gameId, closeTime }) => `${gameId} ${closeTime}`)
    .join("\n")

/** The parameters the lottery page gets, in their order (spec §2 "Lottery frame"). */
const passed = ["mui", "playType", "gameId", "prize_mode"] as const

export interface Player {
  readonly token: string
  readonly merchantCode: string
}

/**
 * The address the lottery frame embeds: the lottery service with the page's own
 * parameters, the token and the merchant code; nothing when the service is not safe.
 */
export const frameAddress = (
  service: string,
  search: string,
  { token, merchantCode }: Player,
): string | undefined => {
  if (!Url.isSafe(service)) return undefined
  const given = new URLSearchParams(search)
  const url = new URL(service)
  for (const name of passed) url.searchParams.set(name, given.get(name) ?? "")
  url.searchParams.set("token", token)
  url.searchParams.set("merchantCode", merchantCode)
  return url.href
}

/** Where closing the lottery frame leads: home when the address asks for it, else the games (spec §2). */
export const closePath = (search: string): string => {
  const back = new URLSearchParams(search).get("pageBack")
  return back === null || back === "" ? paths.game : paths.home
}
