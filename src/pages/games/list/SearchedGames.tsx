import { useAtomValue, useSetAtom } from "jotai"
import { Gamepad2, Search } from "lucide-react"
import { type ReactNode, useEffect } from "react"
import { useTranslation } from "react-i18next"

import { categoriesAtom, hotGamesAtom } from "#atoms/games/games.ts"
import { forgetSearchAtom } from "#atoms/games/searches.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { paths } from "#config/paths.ts"
import * as GamesAddress from "#domain/games/GamesAddress.ts"
import * as HotGames from "#domain/games/HotGames.ts"
import * as Vendor from "#domain/games/Vendor.ts"
import { ButtonLink } from "#ui/button/Button.tsx"
import { EmptyState } from "#ui/state/EmptyState.tsx"
import type { FilterOption } from "#ui/games/filter/FilterChips.tsx"
import styles from "#ui/games/filter/searchRow.module.css"

import { EmptyList } from "#pages/view/EmptyList.tsx"
import { useEnter } from "#pages/view/useEnter.ts"
import { GameSearch, Ideas } from "./GameSearch.tsx"
import { HotGrid } from "./HotGrid.tsx"
import { PagedGames } from "./PagedGames.tsx"
import { VendorFilter } from "./VendorFilter.tsx"
import { type PlaceOfGames, useGamesAddress } from "#pages/games/useGamesAddress.ts"
import { useListSearch } from "./useListSearch.ts"

interface Props {
  readonly gameType: string
  /** If given, the list shows only its first page, followed by this link to the other games. */
  readonly restOf?: ((place: PlaceOfGames) => ReactNode) | undefined
}

const useVendorOptions = (gameType: string): ReadonlyArray<FilterOption> | undefined => {
  const categories = useAtomValue(categoriesAtom)
  const hot = useAtomValue(hotGamesAtom)
  if (gameType === "") return []
  if (gameType === "HOT") {
    if (hot._tag === "Loading") return undefined
    return HotGames.vendorsOf(valueOf(hot) ?? []).map(({ vassalage, name }) => ({
      value: vassalage,
      label: name,
    }))
  }
  if (categories._tag === "Loading") return undefined
  const category = valueOf(categories)?.find((each) => each.gameType === gameType)
  if (category === undefined) return []
  return Vendor.menuItems(category).map(({ vassalage, displayName }) => ({
    value: vassalage,
    label: displayName,
  }))
}

interface NoMatchProps {
  readonly gameType: string
  readonly text: string
}

const NoMatch = ({ gameType, text }: NoMatchProps) => {
  const { t } = useTranslation()
  const enter = useEnter()
  const forget = useSetAtom(forgetSearchAtom)
  // Deletes a search without results from the search history.
  useEffect(() => forget(text), [forget, text])
  return (
    <EmptyState
      icon={Search}
      text={t("no_games_found")}
      action={
        gameType !== "" && (
          <ButtonLink {...enter(GamesAddress.write(paths.gameList, { search: text }))}>
            {t("search_all_games")}
          </ButtonLink>
        )
      }
    />
  )
}

export const SearchedGames = ({ gameType, restOf }: Props) => {
  const place = useGamesAddress()
  const search = useListSearch(place.search, (text) => place.become({ search: text }))
  const vendorOptions = useVendorOptions(gameType)
  const suggestions = HotGames.suggestions(valueOf(useAtomValue(hotGamesAtom)) ?? [], gameType)
  const noMatch = (
    <>
      <NoMatch gameType={gameType} text={place.search} />
      <Ideas suggestions={suggestions} onPick={search.submit} />
    </>
  )
  const none = <EmptyList icon={Gamepad2} text="no_games" next={[paths.games]} />
  const common = { address: place.address, empty: place.search === "" ? none : noMatch }
  return (
    <>
      <div className={styles["row"]}>
        <GameSearch search={search} suggestions={suggestions} />
        <VendorFilter
          options={vendorOptions}
          chosen={place.vendors}
          onChoose={(vendors) => place.become({ vendors })}
        />
      </div>
      {gameType === "HOT" ? (
        <HotGrid {...common} vendors={place.vendors} text={place.search} />
      ) : (
        <PagedGames
          {...common}
          source="games"
          gameType={gameType}
          vassalage={place.vendors.join(",")}
          gameName={place.search}
          rest={restOf?.(place)}
        />
      )}
    </>
  )
}
