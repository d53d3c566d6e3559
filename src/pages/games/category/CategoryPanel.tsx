import { Gamepad2 } from "lucide-react"
import { useTranslation } from "react-i18next"

import { limits } from "#config/limits.ts"
import { paths } from "#config/paths.ts"
import * as GamesAddress from "#domain/games/GamesAddress.ts"
import type { Category } from "#domain/games/Vendor.ts"
import { ButtonLink } from "#ui/button/Button.tsx"
import { GameGridSkeleton } from "#ui/games/list/GameGrid.tsx"

import { Deferred } from "#pages/view/Deferred.tsx"
import { EmptyList } from "#pages/view/EmptyList.tsx"
import { RetryBoundary } from "#pages/view/RetryBoundary.tsx"
import { useEnter } from "#pages/view/useEnter.ts"
import { FavouriteGames } from "#pages/games/list/FavouriteGames.tsx"
import styles from "#pages/games/Games.module.css"
import { LiveRooms } from "./LiveRooms.tsx"
import { DrawsPlace } from "#pages/games/lottery/DrawsPlace.tsx"
import { RecentStrip } from "./RecentStrip.tsx"
import { SearchedGames } from "#pages/games/list/SearchedGames.tsx"
import type { PlaceOfGames } from "#pages/games/useGamesAddress.ts"
import { VendorSkeleton, VendorTiles } from "./VendorTiles.tsx"

interface MoreProps {
  readonly gameType: string
  readonly place: PlaceOfGames
}

const MoreGames = ({ gameType, place: { vendors, search } }: MoreProps) => {
  const { t } = useTranslation()
  const enter = useEnter()
  return (
    <div className={styles["rest"]}>
      <ButtonLink wide {...enter(GamesAddress.write(paths.gameList, { gameType, vendors, search }))}>
        {t("more_game")}
      </ButtonLink>
    </div>
  )
}

const nextDraws = () => import("#pages/games/lottery/NextDraws.tsx").then(({ NextDraws }) => NextDraws)

const hasDraws = (gameType: string): boolean => gameType === "LOTT" || gameType === "ELOTT"

interface Props {
  readonly category: Category
  readonly isLoading: boolean
  /** If true, each list shows only its first page and a link to the other games. */
  readonly isEmbedded?: boolean | undefined
}

export const CategoryPanel = ({ category, isLoading, isEmbedded = false }: Props) => {
  const { gameType } = category
  switch (gameType) {
    case "PROMO":
      return null
    // The first category is still unknown, or the merchant has no categories.
    case "":
      return isLoading ? (
        <GameGridSkeleton />
      ) : (
        <EmptyList icon={Gamepad2} text="no_games" next={[paths.activity]} />
      )
    case "FAV":
      return <FavouriteGames />
    case "HOT":
    case "RNG":
      return (
        <SearchedGames
          key={gameType}
          gameType={gameType}
          restOf={
            isEmbedded && gameType === "RNG"
              ? (place) => <MoreGames gameType={gameType} place={place} />
              : undefined
          }
        />
      )
    default:
      return (
        <>
          {gameType === "LIVE" && <LiveRooms />}
          {hasDraws(gameType) && !isLoading && (
            <Deferred load={nextDraws} own={{ category }} place={<DrawsPlace count={limits.nextDraws} />} />
          )}
          {isLoading ? <VendorSkeleton /> : <VendorTiles category={category} />}
          {!isEmbedded && (
            <RetryBoundary>
              <RecentStrip category={category} />
            </RetryBoundary>
          )}
        </>
      )
  }
}
