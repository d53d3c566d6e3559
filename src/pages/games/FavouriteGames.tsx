import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { turnFromAddressAtom } from "#atoms/access.ts"
import { isAdoptingAtom, sessionAtom } from "#atoms/session.ts"
import { judge } from "#domain/Access.ts"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { GameGridSkeleton } from "#ui/game/GameGrid.tsx"

import { PagedGames } from "./PagedGames.tsx"
import { useGamesAddress } from "./useGamesAddress.ts"

/** Whether favourites may be seen; a guest is sent to the login and back here after it (spec §2 "Favourites"). */
const useMembersOnly = (address: string): boolean => {
  const session = useAtomValue(sessionAtom)
  const isAdopting = useAtomValue(isAdoptingAtom)
  const turnFrom = useSetAtom(turnFromAddressAtom)
  const verdict = judge("session", session)
  const isAllowed = verdict._tag === "Allowed"
  useEffect(() => {
    if (!isAllowed && !isAdopting) turnFrom({ verdict: judge("session", session), path: address })
  }, [address, isAdopting, isAllowed, session, turnFrom])
  return isAllowed
}

/** The member's favourites. */
export const FavouriteGames = () => {
  const { t } = useTranslation()
  const { address } = useGamesAddress()
  if (!useMembersOnly(address)) return <GameGridSkeleton />
  return (
    <PagedGames
      address={address}
      source="favourites"
      gameType=""
      vassalage=""
      gameName=""
      empty={<EmptyState text={t("no_favourites")} />}
    />
  )
}
