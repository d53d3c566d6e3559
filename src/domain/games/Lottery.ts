import { Schema } from "effect"

import { limits } from "#config/limits.ts"
import { paths } from "#config/paths.ts"
import { firstByKey, uniqueBy } from "#domain/byKey.ts"
import { Id, list, name, text, withFallback } from "#domain/Lenient.ts"
import * as Url from "#domain/Url.ts"

import { type Launchable, vendorLobby } from "./Launchable.ts"
import type { PlayType } from "./PlayType.ts"
import type { VendorName, Vendors } from "./Vendor.ts"

/** The prize mode of an address without one (spec §1). */
const defaultPrizeMode = "ELOTT"

/** A lottery with its current issue (gateway §5). */
export const Lottery = Schema.Struct({
  gameId: Id,
  gameName: name,
  iconUrl: text,
  vassalage: text,
  lottoMode: text,
  issue: withFallback(Id, ""),
  /** When the issue closes, in epoch milliseconds. */
  closeTime: withFallback(Schema.Finite, 0),
  lastNumbers: list(Schema.Finite),
})
export type Lottery = typeof Lottery.Type

/** Removes duplicate lotteries. The first one wins. */
export const union = (lotteries: ReadonlyArray<Lottery>): ReadonlyArray<Lottery> =>
  uniqueBy(lotteries, ({ gameId }) => gameId)

/** The play types as lists of lotteries name them (gateway §5). */
const listedPlayTypes: Readonly<Record<string, PlayType>> = { trad: "Tradition", ent: "Entertainment" }

/** Converts a lottery to a launchable. */
export const launchable = ({ vassalage, gameName, gameId, lottoMode }: Lottery): Launchable => ({
  ...vendorLobby(vassalage, "LOTT", gameName),
  gameId,
  lottoMode: listedPlayTypes[lottoMode] ?? "Tradition",
})

/** The vendors of the lotteries and the given others, without duplicates. */
export const vendorsOf = (
  lotteries: ReadonlyArray<Lottery>,
  others: ReadonlyArray<string>,
): ReadonlyArray<string> => [
  ...new Set([...lotteries.map(({ vassalage }) => vassalage), ...others].filter((code) => code !== "")),
]

/** The named vendors of each response, because a list asks for the name of every entry. */
const namedVendors = new WeakMap<Vendors, ReadonlyMap<string, VendorName>>()

const namedVendorsOf = (vendors: Vendors): ReadonlyMap<string, VendorName> => {
  const known = namedVendors.get(vendors)
  if (known !== undefined) return known
  const all = vendors.sorting.flatMap(({ vendorNames }) => vendorNames)
  const named = firstByKey(
    all.filter(({ accountTypeName }) => accountTypeName !== ""),
    ({ vassalage }) => vassalage,
  )
  namedVendors.set(vendors, named)
  return named
}

/** A vendor's name, or its code when the merchant gives none. */
export const vendorName = (vassalage: string, vendors: Vendors | undefined): string =>
  (vendors && namedVendorsOf(vendors).get(vassalage)?.accountTypeName) ?? vassalage

/** The lotteries of the vendors. An empty list means all. */
export const ofVendors = (
  lotteries: ReadonlyArray<Lottery>,
  vendors: ReadonlyArray<string>,
): ReadonlyArray<Lottery> => {
  const codes = new Set(vendors)
  return codes.size === 0 ? lotteries : lotteries.filter(({ vassalage }) => codes.has(vassalage))
}

/** The drawn numbers of a closed issue. */
export const Draw = Schema.Struct({
  gameId: Id,
  issue: withFallback(Id, ""),
  numbers: list(Schema.Finite),
  openTime: withFallback(Schema.Finite, 0),
})
export type Draw = typeof Draw.Type

/** The current issue of a lottery. */
export const Issue = Schema.Struct({
  gameId: Id,
  issue: withFallback(Id, ""),
  closeTime: withFallback(Schema.Finite, 0),
  openTime: withFallback(Schema.Finite, 0),
})
export type Issue = typeof Issue.Type

/** Whether the calls of Vietnamese lotteries return the vendor's lotteries. */
export const isVietnamese = (vassalage: string): boolean => vassalage === "TCG_LOTTO_VN"

/** Whole seconds until `closeTime`, or `undefined` when it has passed. Both are epoch milliseconds. */
export const secondsLeft = (closeTime: number, now: number): number | undefined => {
  const left = Math.ceil((closeTime - now) / 1000)
  return left <= 0 ? undefined : left
}

/** Whether an open issue with these seconds left is about to close. */
export const isClosing = (seconds: number | undefined): boolean =>
  seconds !== undefined && seconds < limits.closingSeconds

/** Whether a closed issue is being drawn. An issue with unknown closing time never is. */
export const isDrawing = ({ closeTime }: Pick<Lottery, "closeTime">, now: number): boolean =>
  closeTime > 0 && closeTime <= now

/** The lotteries whose issues close next, soonest first. */
export const nextDraws = (lotteries: ReadonlyArray<Lottery>, now: number): ReadonlyArray<Lottery> =>
  lotteries.filter(({ closeTime }) => closeTime > now).sort((one, other) => one.closeTime - other.closeTime)

/** A key of the closed issues. It changes whenever another issue closes. */
export const closedIssues = (lotteries: ReadonlyArray<Lottery>, now: number): string =>
  lotteries
    .filter((lottery) => isDrawing(lottery, now))
    .map(({ gameId, closeTime }) => `${gameId} ${closeTime}`)
    .join("\n")

/** The parameters that the lottery page passes on, in order (spec §2 "Lottery frame"). */
const passed = ["mui", "playType", "gameId", "prize_mode"] as const

export interface Player {
  readonly token: string
  readonly merchantCode: string
}

/**
 * The address of the lottery frame: the service with the page's parameters, the token and the merchant code.
 * Returns `undefined` when the service is not safe.
 * A page address that names no prize mode gets the default one.
 */
export const iframeUrl = (
  service: string,
  search: string,
  { token, merchantCode }: Player,
): string | undefined => {
  if (!Url.isSafe(service)) return undefined
  const given = new URLSearchParams(search)
  const url = new URL(service)
  for (const name of passed) url.searchParams.set(name, given.get(name) ?? "")
  if ((given.get("prize_mode") ?? "") === "") url.searchParams.set("prize_mode", defaultPrizeMode)
  url.searchParams.set("token", token)
  url.searchParams.set("merchantCode", merchantCode)
  return url.href
}

/** Where the close button of the lottery frame leads: home with `pageBack`, else the games (spec §2). */
export const closePath = (search: string): string => {
  const back = new URLSearchParams(search).get("pageBack")
  return back === null || back === "" ? paths.game : paths.home
}
