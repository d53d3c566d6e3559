import { Search } from "lucide-react"
import { useId, useMemo, useState } from "react"
import { useTranslation } from "react-i18next"

import { limits } from "#config/limits.ts"
import { paths } from "#config/paths.ts"
import type { Game } from "#domain/games/Game.ts"
import * as GamesAddress from "#domain/games/GamesAddress.ts"
import * as HotGames from "#domain/games/HotGames.ts"
import { Button } from "#ui/button/Button.tsx"
import { EmptyState } from "#ui/state/EmptyState.tsx"
import { SearchField } from "#ui/form/text/SearchField.tsx"
import { FilterRadios } from "#ui/games/filter/FilterRadios.tsx"
import { GameGrid } from "#ui/games/list/GameGrid.tsx"
import { SectionHead } from "#ui/games/list/SectionHead.tsx"

import { useEnter } from "#pages/view/useEnter.ts"
import { Jackpot } from "../games/category/Jackpot.tsx"
import { useTiles } from "../games/useTiles.ts"
import styles from "./HotGamesBlock.module.css"
import { useHotGames } from "./useHotGames.ts"

interface FoundProps {
  readonly games: ReadonlyArray<Game>
  /** True if neither a vendor nor a name filters the games. */
  readonly isWhole: boolean
}

const Found = ({ games, isWhole }: FoundProps) => {
  const { t } = useTranslation()
  const [showsAll, setShowsAll] = useState(false)
  const hides = HotGames.hasMore(games) && !showsAll
  const shown = useMemo(() => (hides ? games.slice(0, limits.vendorGames) : games), [games, hides])
  const tiles = useTiles(shown)
  return (
    <>
      <GameGrid
        games={tiles}
        largeAfter={isWhole ? 0 : undefined}
        label={t("hot_games")}
        more="end"
        onEndNear={() => {}}
        onRetry={() => {}}
      />
      {hides && (
        <div className={styles["rest"]}>
          <Button wide onPress={() => setShowsAll(true)}>
            {t("show_all")}
          </Button>
        </div>
      )}
    </>
  )
}

export const HotGamesBlock = () => {
  const { t } = useTranslation()
  const heading = useId()
  const enter = useEnter()
  const { isLoading, games, vassalage, found, choose, field } = useHotGames("page")
  if (isLoading) return <div className={styles["coming"]} />
  if (games.length === 0) return null
  return (
    <section aria-labelledby={heading} className={styles["block"]}>
      <Jackpot />
      <SectionHead
        id={heading}
        title={t("hot_games")}
        more={enter(GamesAddress.write(paths.gameList, { gameType: "HOT" }))}
      />
      <div className={styles["row"]}>
        <div className={styles["search"]}>
          <SearchField {...field} />
        </div>
        <div className={styles["filter"]}>
          <FilterRadios
            label={t("providers")}
            options={HotGames.vendorsOf(games).map((vendor) => ({
              value: vendor.vassalage,
              label: vendor.name,
            }))}
            chosen={vassalage}
            onChoose={choose}
          />
        </div>
      </div>
      {found.length === 0 ? (
        <EmptyState
          icon={Search}
          text={t("no_games_found")}
          action={<Button onPress={field.onClear}>{t("clear_search")}</Button>}
        />
      ) : (
        <Found key={vassalage} games={found} isWhole={vassalage === "" && field.value === ""} />
      )}
    </section>
  )
}
