import { Schema } from "effect"

import { limits } from "#config/limits.ts"
import { paths } from "#config/paths.ts"
import { firstByKey, uniqueBy } from "#domain/byKey.ts"
import { Id, list, name, text, withFallback } from "#domain/Lenient.ts"
import * as Url from "#domain/Url.ts"

import { type Launchable, vendorLobby } from "./Launchable.ts"
import type { PlayType } from "./PlayType.ts"
import type { VendorName, Vendors } from "./Vendor.ts"

const defaultPrizeMode = "ELOTT"

export const Lottery = Schema.Struct({
  gameId: Id,
  gameName: name,
  iconUrl: text,
  vassalage: text,
  lottoMode: text,
  issue: withFallback(Id, ""),
  // The unit is epoch milliseconds.
  closeTime: withFallback(Schema.Finite, 0),
  lastNumbers: list(Schema.Finite),
})
export type Lottery = typeof Lottery.Type

export const union = (lotteries: ReadonlyArray<Lottery>): ReadonlyArray<Lottery> =>
  uniqueBy(lotteries, ({ gameId }) => gameId)

const listedPlayTypes: Readonly<Record<string, PlayType>> = { trad: "Tradition", ent: "Entertainment" }

export const launchable = ({ vassalage, gameName, gameId, lottoMode }: Lottery): Launchable => ({
  ...vendorLobby(vassalage, "LOTT", gameName),
  gameId,
  lottoMode: listedPlayTypes[lottoMode] ?? "Tradition",
})

export const vendorsOf = (
  lotteries: ReadonlyArray<Lottery>,
  others: ReadonlyArray<string>,
): ReadonlyArray<string> => [
  ...new Set([...lotteries.map(({ vassalage }) => vassalage), ...others].filter((code) => code !== "")),
]

// Each entry of a list needs its vendor's name, so the map is cached for each response.
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

export const vendorName = (vassalage: string, vendors: Vendors | undefined): string =>
  (vendors && namedVendorsOf(vendors).get(vassalage)?.accountTypeName) ?? vassalage

export const ofVendors = (
  lotteries: ReadonlyArray<Lottery>,
  vendors: ReadonlyArray<string>,
): ReadonlyArray<Lottery> => {
  const codes = new Set(vendors)
  return codes.size === 0 ? lotteries : lotteries.filter(({ vassalage }) => codes.has(vassalage))
}

export const Draw = Schema.Struct({
  gameId: Id,
  issue: withFallback(Id, ""),
  numbers: list(Schema.Finite),
  openTime: withFallback(Schema.Finite, 0),
})
export type Draw = typeof Draw.Type

export const Issue = Schema.Struct({
  gameId: withFallback(Id, ""),
  issue: withFallback(Id, ""),
  closeTime: withFallback(Schema.Finite, 0),
  openTime: withFallback(Schema.Finite, 0),
})
export type Issue = typeof Issue.Type

export const isVietnamese = (vassalage: string): boolean => vassalage === "TCG_LOTTO_VN"

/** Returns undefined after `closeTime`. Both times are epoch milliseconds. */
export const secondsLeft = (closeTime: number, now: number): number | undefined => {
  const left = Math.ceil((closeTime - now) / 1000)
  return left <= 0 ? undefined : left
}

export const isClosing = (seconds: number | undefined): boolean =>
  seconds !== undefined && seconds < limits.closingSeconds

export const isDrawing = ({ closeTime }: Pick<Lottery, "closeTime">, now: number): boolean =>
  closeTime > 0 && closeTime <= now

export const nextDraws = (lotteries: ReadonlyArray<Lottery>, now: number): ReadonlyArray<Lottery> =>
  lotteries.filter(({ closeTime }) => closeTime > now).sort((one, other) => one.closeTime - other.closeTime)

export const closedIssues = (lotteries: ReadonlyArray<Lottery>, now: number): string =>
  lotteries
    .filter((lottery) => isDrawing(lottery, now))
    .map(({ gameId, closeTime }) => `${gameId} ${closeTime}`)
    .join("\n")

const passed = ["mui", "playType", "gameId", "prize_mode"] as const

export interface Player {
  readonly token: string
  readonly merchantCode: string
}

/** Returns undefined if the service's URL is unsafe. */
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

export const closePath = (search: string): string => {
  const back = new URLSearchParams(search).get("pageBack")
  return back === null || back === "" ? paths.game : paths.home
}
