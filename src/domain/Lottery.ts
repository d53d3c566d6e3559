import { Schema } from "effect"

import { paths } from "#config/paths.ts"

import { type Launchable, vendorLobby } from "./Launchable.ts"
import { Id, listOrNone, orElse, text } from "./Lenient.ts"
import * as Span from "./Span.ts"
import * as Url from "./Url.ts"
import type { Vendors } from "./Vendor.ts"

/** Play types, spec §1. */
export const playTypes = ["Tradition", "Entertainment"] as const

/** Prize modes, spec §1; a launch has a rule of its own (C10). */
export const prizeModes = ["Lott", "ZY", "Elott"] as const
export const defaultPrizeMode: (typeof prizeModes)[number] = "Elott"

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

/** A lottery as something to launch. */
export const launchable = ({ vassalage, gameName, gameId, lottoMode }: Lottery): Launchable => ({
  ...vendorLobby(vassalage, "LOTT", gameName),
  gameId,
  lottoMode,
})

/** The vendors of lotteries, each once, and others that are named too. */
export const vendorsOf = (
  lotteries: ReadonlyArray<Lottery>,
  others: ReadonlyArray<string>,
): ReadonlyArray<string> => [
  ...new Set([...lotteries.map(({ vassalage }) => vassalage), ...others].filter((code) => code !== "")),
]

/** What a vendor is called; its code when the merchant does not say. */
export const vendorName = (vassalage: string, vendors: Vendors | undefined): string => {
  const named = (vendors?.sorting ?? [])
    .flatMap(({ vendorNames }) => vendorNames)
    .find((vendor) => vendor.vassalage === vassalage && vendor.accountTypeName !== "")
  return named?.accountTypeName ?? vassalage
}

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
