import { paths } from "#config/paths.ts"
import * as Pages from "#domain/frame/Pages.ts"

/** The state of a games page that its address contains, so that reload, share and back restore it. */
export interface GamesAddress {
  /** A category; empty for the page's own. */
  readonly gameType: string
  /** Vendor codes to filter by. */
  readonly vendors: ReadonlyArray<string>
  /** The search text. */
  readonly search: string
}

/** Reads category, vendor filter and search from a query such as `?gameType=RNG&vassalage=A,B&q=ace`. */
export const read = (query: string): GamesAddress => {
  const parameters = new URLSearchParams(query)
  return {
    gameType: parameters.get("gameType") ?? "",
    vendors: (parameters.get("vassalage") ?? "").split(",").filter((code) => code !== ""),
    search: parameters.get("q") ?? "",
  }
}

/** Builds the address of a games page, without empty parameters. */
export const write = (path: string, { gameType, vendors, search }: Partial<GamesAddress>): string => {
  const named = [
    ["gameType", encodeURIComponent(gameType ?? "")],
    // Commas stay unescaped, which a query allows, to keep shared addresses readable.
    ["vassalage", (vendors ?? []).map(encodeURIComponent).join(",")],
    ["q", encodeURIComponent(search ?? "")],
  ] as const
  const query = named.filter(([, value]) => value !== "").map(([name, value]) => `${name}=${value}`)
  return query.length === 0 ? path : `${path}?${query.join("&")}`
}

/** The page of a category. A category without its own page opens the general list. */
export const pathOf = (gameType: string): string =>
  Pages.all.find(({ category }) => category === gameType)?.path ?? write(paths.gameList, { gameType })

/** The category of a page; `undefined` for pages of all categories (spec §2 "Routes"). */
export const categoryOf = (path: string): string | undefined => Pages.find(path)?.category || undefined
