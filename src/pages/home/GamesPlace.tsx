import { useAtomValue } from "jotai"
import { useEffect, useRef, useState } from "react"

import { hasHotGamesAtom } from "#atoms/games.ts"
import { whenNear } from "#ui/basic/nearView.ts"

import { LaterPart } from "../frame/LaterPart.tsx"
import styles from "./GamesPlace.module.css"

const homeGames = () => import("./HomeGames.tsx").then(({ HomeGames }) => HomeGames)

/** Where home's games are: they come when it comes near the screen. */
export const GamesPlace = () => {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => (place.current === null ? undefined : whenNear(place.current, () => setNear(true))), [])
  return (
    <div ref={place} className={useAtomValue(hasHotGamesAtom) ? styles["place"] : undefined}>
      {isNear && <LaterPart load={homeGames} />}
    </div>
  )
}
