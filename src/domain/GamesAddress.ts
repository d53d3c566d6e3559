import { paths } from "#config/paths.ts"

import { pathOf } from "./Vendor.ts"

/** What of a games page lives in its address, so that reload, share and back keep it. */
export interface GamesAddress {
  /** A category; empty for the page's own. */
  readonly gameType: string
  /** Codes of the vendors to filter by. */
  readonly vendors: ReadonlyArray<string>
  /** What is searched for. */
  readonly search: string
}

/** The category, the vendor filter and the search of a query such as `?gameType=RNG&vassalage=A,B&q=ace`. */
export const read = (query: string): GamesAddress => {
  const parameters = new URLSearchParams(query)
  return {
    gameType: parameters.get("gameType") ?? "",
    vendors: (parameters.get("vassalage") ?? "").split(",").filter((code) => code !== ""),
    search: parameters.get("q") ?? "",
  }
}

/** The address of a games page; what is empty is left out. */
export const write = (path: string, { gameType, vendors, search }: Partial<GamesAddress>): string => {
  const named = [
    ["gameType", gameType ?? ""],
    // A comma needs no escape in a query, and a shared address stays readable.
    ["vassalage", (vendors ?? []).map(encodeURIComponent).join(",")],
    ["q", encodeURIComponent(search ?? "")],
  ] as const
  const query = named.filter(([, value]) => value !== "").map(([name, value]) => `${name}=${value}`)
  return query.length === 0 ? path : `${path}?${query.join("&")}`
}

const categories = ["LIVE", "RNG", "SPORTS", "ESPORTS", "FISH", "PVP", "LOTT", "ELOTT", "HOT"] as const

/** The category that a page is about; nothing for pages of all categories (spec §2 "Routes"). */
export const categoryOf = (path: string): string | undefined =>
  path === paths.slotsCentre ? "RNG" : categories.find((gameType) => pathOf({ gameType }) === path)
