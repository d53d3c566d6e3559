import { useMemo } from "react"
import { useLocation, useSearch } from "wouter"

import * as GamesAddress from "#domain/games/GamesAddress.ts"

export interface PlaceOfGames extends GamesAddress.GamesAddress {
  readonly path: string
  /** The path with its query. */
  readonly address: string
  readonly become: (change: Partial<GamesAddress.GamesAddress>) => void
}

export const useGamesAddress = (): PlaceOfGames => {
  const [path, navigate] = useLocation()
  const query = useSearch()
  const place = useMemo(() => GamesAddress.read(query), [query])
  return {
    ...place,
    path,
    address: query === "" ? path : `${path}?${query}`,
    become: (change) => navigate(GamesAddress.write(path, { ...place, ...change }), { replace: true }),
  }
}
