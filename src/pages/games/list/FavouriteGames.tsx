import { useAtomValue, useSetAtom } from "jotai"
import { Star } from "lucide-react"
import { useEffect } from "react"

import { replaceForbiddenPageAtom } from "#atoms/entry/access.ts"
import { hasStarsAtom } from "#atoms/games/favourites.ts"
import { isVerifyingTokenAtom, sessionAtom } from "#atoms/session.ts"
import { paths } from "#config/paths.ts"
import { judge } from "#domain/Access.ts"
import { GameGridSkeleton } from "#ui/games/list/GameGrid.tsx"

import { EmptyList } from "#pages/view/EmptyList.tsx"
import { PagedGames } from "./PagedGames.tsx"
import { useGamesAddress } from "#pages/games/useGamesAddress.ts"

const useMembersOnly = (address: string): boolean => {
  const session = useAtomValue(sessionAtom)
  const isAdopting = useAtomValue(isVerifyingTokenAtom)
  const replaceForbiddenPage = useSetAtom(replaceForbiddenPageAtom)
  const verdict = judge("session", session)
  const isAllowed = verdict._tag === "Allowed"
  useEffect(() => {
    if (!isAllowed && !isAdopting) {
      const verdict = judge("session", session)
      replaceForbiddenPage({ verdict, path: address, reason: "login_to_favourites" })
    }
  }, [address, isAdopting, isAllowed, session, replaceForbiddenPage])
  return isAllowed
}

export const FavouriteGames = () => {
  const hasStars = useAtomValue(hasStarsAtom)
  const { address } = useGamesAddress()
  if (!useMembersOnly(address)) return <GameGridSkeleton />
  return (
    <PagedGames
      address={address}
      source="favourites"
      gameType=""
      vassalage=""
      gameName=""
      empty={
        <EmptyList
          icon={Star}
          text={hasStars ? "favourites_none" : "no_stars"}
          hint={hasStars ? "no_favourites" : undefined}
          next={[paths.games]}
        />
      }
    />
  )
}
