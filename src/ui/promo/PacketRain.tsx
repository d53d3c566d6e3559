import { useState } from "react"

import { PauseButton } from "../basic/PauseButton.tsx"
import { useReducedMotion } from "../basic/useMedia.ts"
import styles from "./PacketRain.module.css"

const packets = ["a", "b", "c", "d", "e", "f"] as const

/** Falling red packets behind the content of the nearest positioned box. With reduced motion they do not move. */
export const PacketRain = () => {
  const reduced = useReducedMotion()
  const [paused, setPaused] = useState(false)
  return (
    <>
      <div className={styles["rain"]} data-paused={paused} aria-hidden>
        {packets.map((packet) => (
          <span key={packet} className={styles["packet"]} />
        ))}
      </div>
      {!reduced && <PauseButton paused={paused} className={styles["pause"]} onChange={setPaused} />}
    </>
  )
}
