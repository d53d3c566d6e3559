import { useAtom, useAtomValue } from "jotai"
import { useEffect, useMemo, useState } from "react"

import { hotSearchAtoms } from "#atoms/games/hotGames.ts"
import { hotGamesAtom } from "#atoms/games/games.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import type { Game } from "#domain/games/Game.ts"
import * as HotGames from "#domain/games/HotGames.ts"

const noGames: ReadonlyArray<Game> = []

const useHotSearch = (variant: keyof typeof hotSearchAtoms) => {
  const [search, change] = useAtom(hotSearchAtoms[variant])
  useEffect(() => () => change({ by: "set", text: "" }), [change])
  return {
    ...search,
    type: (text: string) => change({ by: "typed", text }),
    reset: () => change({ by: "set", text: "" }),
  }
}

export const useHotGames = (variant: keyof typeof hotSearchAtoms) => {
  const remote = useAtomValue(hotGamesAtom)
  const games = valueOf(remote) ?? noGames
  const search = useHotSearch(variant)
  const [vassalage, setVendor] = useState("")
  const found = useMemo(
    () => HotGames.matching(games, { vassalage, text: search.applied }),
    [games, vassalage, search.applied],
  )
  return {
    isLoading: remote._tag === "Loading",
    games,
    vassalage,
    found,
    choose: (vendor: string) => {
      setVendor(vendor)
      search.reset()
    },
    field: {
      value: search.typed,
      busy: search.isPending,
      onChange: search.type,
      onSubmit: search.type,
      onClear: search.reset,
    },
  }
}
