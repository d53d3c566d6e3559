import { useReducedMotion } from "../basic/useMedia.ts"
import styles from "./PacketRain.module.css"

const packets = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"] as const

export interface PacketRainProps {
  readonly paused: boolean
}

/**
 * Red packets over the whole page. They take no presses. Packets that do not move are below the content, so that they
 * cover no text; the nearest box with a `z-index` orders both.
 */
export const PacketRain = ({ paused }: PacketRainProps) => (
  <div className={styles["rain"]} data-still={useReducedMotion()} data-paused={paused} aria-hidden>
    {packets.map((packet) => (
      <span key={packet} className={styles["packet"]} />
    ))}
  </div>
)
