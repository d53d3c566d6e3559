import { useAtomValue } from "jotai"
import type { ReactNode } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { categoriesAtom, hotGamesAtom } from "#atoms/games.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import * as HotGames from "#domain/HotGames.ts"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import type { FilterOption } from "#ui/game/FilterChips.tsx"

import { GameSearch, Ideas } from "./GameSearch.tsx"
import { HotGrid } from "./HotGrid.tsx"
import { PagedGames } from "./PagedGames.tsx"
import { ProviderFilter } from "./ProviderFilter.tsx"
import { type PlaceOfGames, useGamesAddress } from "./useGamesAddress.ts"
import { useListSearch } from "./useListSearch.ts"

interface Props {
  readonly gameType: string
  /** With it the list is only a beginning: it leads to the rest. */
  readonly restOf?: ((place: PlaceOfGames) => ReactNode) | undefined
}

/** The vendors that a category's games come from; nothing while they are on their way. */
const useProviders = (gameType: string): ReadonlyArray<FilterOption> | undefined => {
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
  return (category?.vendors ?? []).map(({ vassalage, accountTypeName }) => ({
    value: vassalage,
    label: accountTypeName || vassalage,
  }))
}

/** The games of a category: to be searched, and narrowed to some vendors. */
export const SearchedGames = ({ gameType, restOf }: Props) => {
  const { t } = useTranslation()
  const place = useGamesAddress()
  const search = useListSearch(place.search, (text) => place.become({ search: text }))
  const providers = useProviders(gameType)
  const suggestions = HotGames.suggestions(valueOf(useAtomValue(hotGamesAtom)) ?? [], gameType)
  const noMatch = (
    <>
      <EmptyState text={t("no_games_found")} />
      <Ideas suggestions={suggestions} onPick={search.submit} />
    </>
  )
  const common = { address: place.address, empty: place.search === "" ? <EmptyState /> : noMatch }
  return (
    <>
      <GameSearch search={search} suggestions={suggestions} />
      <ProviderFilter
        options={providers}
        chosen={place.vendors}
        onChoose={(vendors) => place.become({ vendors })}
      />
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
