import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { useEffect, useRef, useState } from "react"

import { hasHotGamesAtom, homeGamesSeenAtom } from "#atoms/games.ts"
import { askReturnAtom } from "#atoms/system.ts"
import { whenNear } from "#ui/basic/nearView.ts"

import { LaterPart } from "../frame/LaterPart.tsx"
import styles from "./GamesPlace.module.css"

const homeGames = () => import("./HomeGames.tsx").then(({ HomeGames }) => HomeGames)

/** Where home's games are: they come when it comes near the screen. */
export const GamesPlace = () => {
  const place = useRef<HTMLDivElement>(null)
  const isReturn = useSetAtom(askReturnAtom)
  const [wereSeen, setSeen] = useAtom(homeGamesSeenAtom)
  const [isNear, setNear] = useState(() => wereSeen && isReturn())
  useEffect(() => {
    if (place.current === null) return undefined
    return whenNear(place.current, () => {
      setSeen(true)
      setNear(true)
    })
  }, [setSeen])
  return (
    <div ref={place} className={useAtomValue(hasHotGamesAtom) ? styles["place"] : undefined}>
      {isNear && <LaterPart load={homeGames} />}
    </div>
  )
}
