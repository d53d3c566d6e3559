import { useReducedMotion } from "#ui/basic/useMedia.ts"
import styles from "./PacketRain.module.css"

const packets = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"] as const

export interface PacketRainProps {
  readonly paused: boolean
}

// Packets without motion are below the content, to cover no text. A parent must create the stacking context.
export const PacketRain = ({ paused }: PacketRainProps) => (
  <div className={styles["rain"]} data-still={useReducedMotion()} data-paused={paused} aria-hidden>
    {packets.map((packet) => (
      <span key={packet} className={styles["packet"]} />
    ))}
  </div>
)
