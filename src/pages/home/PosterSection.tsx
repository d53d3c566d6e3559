import { useAtomValue } from "jotai"

import { hasHotGamesAtom } from "#atoms/games/games.ts"
import { PosterRowPlaceholder } from "#ui/home/PosterRowPlaceholder.tsx"

import { Deferred } from "#pages/view/Deferred.tsx"
import { useFirstPaintDone } from "../frame/useFirstPaintDone.ts"
import styles from "./PosterSection.module.css"

const posterRow = () => import("./PosterRow.tsx").then(({ PosterRow }) => PosterRow)

export const PosterSection = () => {
  const isPainted = useFirstPaintDone()
  const hasHotGames = useAtomValue(hasHotGamesAtom)
  const place = hasHotGames && <PosterRowPlaceholder />
  return (
    <div className={hasHotGames ? styles["place"] : undefined}>
      {isPainted ? <Deferred load={posterRow} place={place} /> : place}
    </div>
  )
}
