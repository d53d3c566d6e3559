import { useAtomValue, useSetAtom } from "jotai"
import { useEffect, useRef, useState } from "react"

import { hasHotGamesAtom } from "#atoms/games.ts"
import { askReturnAtom } from "#atoms/system.ts"
import { whenNear } from "#ui/basic/nearView.ts"

import { LaterPart } from "../frame/LaterPart.tsx"
import styles from "./GamesPlace.module.css"

const homeGames = () => import("./HomeGames.tsx").then(({ HomeGames }) => HomeGames)

/** They were seen, so who comes back to home finds them where they were. */
let wereNear = false

/** Where home's games are: they come when it comes near the screen. */
export const GamesPlace = () => {
  const place = useRef<HTMLDivElement>(null)
  const isReturn = useSetAtom(askReturnAtom)
  const [isNear, setNear] = useState(() => wereNear && isReturn())
  useEffect(() => {
    if (place.current === null) return undefined
    return whenNear(place.current, () => {
      wereNear = true
      setNear(true)
    })
  }, [])
  return (
    <div ref={place} className={useAtomValue(hasHotGamesAtom) ? styles["place"] : undefined}>
      {isNear && <LaterPart load={homeGames} />}
    </div>
  )
}
