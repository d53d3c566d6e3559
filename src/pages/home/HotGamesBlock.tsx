import { useAtom, useAtomValue } from "jotai"
import { useEffect, useId, useMemo, useState } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { hotSearchAtom } from "#atoms/hotGames.ts"
import { hotGamesAtom } from "#atoms/games.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { limits } from "#config/limits.ts"
import { paths } from "#config/paths.ts"
import type { Game } from "#domain/Game.ts"
import * as GamesAddress from "#domain/GamesAddress.ts"
import * as HotGames from "#domain/HotGames.ts"
import { Button } from "#ui/basic/Button.tsx"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { SearchField } from "#ui/form/SearchField.tsx"
import { FilterChips } from "#ui/game/FilterChips.tsx"
import { GameGrid } from "#ui/game/GameGrid.tsx"
import { SectionHead } from "#ui/game/SectionHead.tsx"

import { useEnter } from "../frame/useEnter.ts"
import { useTiles } from "../games/useTiles.ts"
import styles from "./HotGamesBlock.module.css"

const noGames: ReadonlyArray<Game> = []

const Found = ({ games }: { readonly games: ReadonlyArray<Game> }) => {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const hides = HotGames.hasMore(games) && !isWhole
  const shown = useMemo(() => (hides ? games.slice(0, limits.vendorGames) : games), [games, hides])
  const tiles = useTiles(shown)
  return (
    <>
      <GameGrid {...tiles} label={t("hot_games")} more="end" onEndNear={() => {}} onRetry={() => {}} />
      {hides && (
        <div className={styles["rest"]}>
          <Button wide onPress={() => setWhole(true)}>
            {t("show_all")}
          </Button>
        </div>
      )}
    </>
  )
}

/** The search of the block, which ends with it. Its search key waits like typing does. */
const useHotSearch = () => {
  const [search, change] = useAtom(hotSearchAtom)
  useEffect(() => () => change({ by: "set", text: "" }), [change])
  return {
    ...search,
    type: (text: string) => change({ by: "typed", text }),
    reset: () => change({ by: "set", text: "" }),
  }
}

/** The hot-games block, spec §2: by vendor, with a search of their names; nothing without hot games. */
export const HotGamesBlock = () => {
  const { t } = useTranslation()
  const heading = useId()
  const enter = useEnter()
  const remote = useAtomValue(hotGamesAtom)
  const games = valueOf(remote) ?? noGames
  const search = useHotSearch()
  const [vassalage, setVendor] = useState("")
  const found = useMemo(
    () => HotGames.matching(games, { vassalage, text: search.applied }),
    [games, vassalage, search.applied],
  )
  const choose = (vendor: string) => {
    setVendor(vendor)
    search.reset()
  }
  if (remote._tag === "Loading") return <div className={styles["coming"]} />
  if (games.length === 0) return null
  return (
    <section aria-labelledby={heading} className={styles["block"]}>
      <SectionHead
        id={heading}
        title={t("hot_games")}
        more={enter(GamesAddress.write(paths.gameList, { gameType: "HOT" }))}
      />
      <FilterChips
        single
        label={t("providers")}
        options={HotGames.vendorsOf(games).map((vendor) => ({ value: vendor.vassalage, label: vendor.name }))}
        chosen={[vassalage]}
        onToggle={choose}
        onClear={() => choose("")}
      />
      <div className={styles["search"]}>
        <SearchField
          value={search.typed}
          busy={search.isSettling}
          onChange={search.type}
          onSubmit={search.type}
          onClear={search.reset}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState text={t("no_games_found")} />
      ) : (
        <Found key={vassalage} games={found} />
      )}
    </section>
  )
}
