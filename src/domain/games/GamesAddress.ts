import { paths } from "#config/paths.ts"
import * as Pages from "#domain/frame/Pages.ts"

export interface GamesAddress {
  readonly gameType: string
  readonly vendors: ReadonlyArray<string>
  readonly search: string
}

export const read = (query: string): GamesAddress => {
  const parameters = new URLSearchParams(query)
  return {
    gameType: parameters.get("gameType") ?? "",
    vendors: (parameters.get("vassalage") ?? "").split(",").filter((code) => code !== ""),
    search: parameters.get("q") ?? "",
  }
}

export const write = (path: string, { gameType, vendors, search }: Partial<GamesAddress>): string => {
  const named = [
    ["gameType", encodeURIComponent(gameType ?? "")],
    ["vassalage", (vendors ?? []).map(encodeURIComponent).join(",")],
    ["q", encodeURIComponent(search ?? "")],
  ] as const
  const query = named.filter(([, value]) => value !== "").map(([name, value]) => `${name}=${value}`)
  return query.length === 0 ? path : `${path}?${query.join("&")}`
}

export const pathOf = (gameType: string): string =>
  Pages.all.find(({ category }) => category === gameType)?.path ?? write(paths.gameList, { gameType })

export const categoryOf = (path: string): string | undefined => Pages.find(path)?.category || undefined
