import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { useEffect, useRef, useState } from "react"

import { hasHotGamesAtom, homeGamesSeenAtom } from "#atoms/games/games.ts"
import { readIsReturnAtom } from "#atoms/system/platform.ts"
import { whenNear } from "#ui/image/nearView.ts"

import { Deferred } from "#pages/view/Deferred.tsx"
import styles from "./GamesSection.module.css"

const homeGames = () => import("./HomeGames.tsx").then(({ HomeGames }) => HomeGames)

export const GamesSection = () => {
  const place = useRef<HTMLDivElement>(null)
  const isReturn = useSetAtom(readIsReturnAtom)
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
      {isNear && <Deferred load={homeGames} />}
    </div>
  )
}
