import { FavouriteGames } from "./FavouriteGames.tsx"
import styles from "./Games.module.css"
import { SearchedGames } from "./SearchedGames.tsx"
import { useGamesAddress } from "./useGamesAddress.ts"
import { useStars } from "./useTiles.ts"
import { useTopOfNext } from "./useTopOfNext.ts"

/** The games of a category, of some vendors, the hot ones or the favourites (spec §2 "Routes"). */
export const GameListPage = () => {
  const { gameType, address } = useGamesAddress()
  useTopOfNext(address)
  useStars()
  return (
    <main className={styles["list"]}>
      {gameType === "FAV" ? <FavouriteGames /> : <SearchedGames key={gameType} gameType={gameType} />}
    </main>
  )
}
