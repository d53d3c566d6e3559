import { useState } from "react"

import { useReducedMotion } from "#ui/basic/useMedia.ts"
import styles from "./PacketRain.module.css"

const packets = ["a", "b", "c", "d", "e", "f", "g", "h"] as const

export interface PacketRainProps {
  readonly paused: boolean
}

// Packets without motion are below the content, to cover no text. A parent must create the stacking context.
export const PacketRain = ({ paused }: PacketRainProps) => {
  const [caught, setCaught] = useState<ReadonlyArray<string>>([])
  return (
    <div className={styles["rain"]} data-still={useReducedMotion()} data-paused={paused} aria-hidden>
      {packets.map((packet) => (
        <span
          key={packet}
          className={styles["packet"]}
          data-caught={caught.includes(packet)}
          onPointerDown={() => setCaught((before) => [...before, packet])}
          // A caught packet falls again from the top.
          onAnimationIteration={() => setCaught((before) => before.filter((each) => each !== packet))}
        />
      ))}
    </div>
  )
}
