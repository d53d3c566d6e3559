import { Page } from "#ui/frame/page/Page.tsx"

import { FavouriteGames } from "./FavouriteGames.tsx"
import { SearchedGames } from "./SearchedGames.tsx"
import { useGamesAddress } from "#pages/games/useGamesAddress.ts"
import { useStars } from "#pages/games/useTiles.ts"
import { useTopOfNext } from "./useTopOfNext.ts"

export const GameListPage = () => {
  const { gameType, address } = useGamesAddress()
  useTopOfNext(address)
  useStars()
  return (
    <Page wide safe bottom={32}>
      {gameType === "FAV" ? <FavouriteGames /> : <SearchedGames key={gameType} gameType={gameType} />}
    </Page>
  )
}
