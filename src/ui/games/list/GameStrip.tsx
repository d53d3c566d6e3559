import { useId } from "react"

import { Skeleton } from "#ui/state/Skeleton.tsx"

import styles from "./GameStrip.module.css"
import { GameTile, type GameTiles } from "#ui/games/tile/GameTile.tsx"
import { posterRatio } from "./gridGeometry.ts"
import { type MoreLink, SectionHead } from "./SectionHead.tsx"

export interface GameStripProps {
  readonly title: string
  readonly games: GameTiles
  readonly more?: MoreLink | undefined
  readonly loading?: boolean | undefined
}

const bones = ["a", "b", "c", "d"] as const

export const GameStrip = (props: GameStripProps) => {
  const { title, games, more, loading = false } = props
  const heading = useId()
  if (games.length === 0 && !loading) return null
  return (
    <section aria-labelledby={heading} aria-busy={loading}>
      <SectionHead id={heading} title={title} more={more} />
      <ul className={styles["row"]}>
        {Array.from({ length: games.length }, (_, index) => {
          const game = games.at(index)
          return (
            game !== undefined && (
              <li key={game.key} className={styles["slot"]}>
                <GameTile {...game.tile} />
              </li>
            )
          )
        })}
        {games.length === 0 &&
          bones.map((bone) => (
            <li key={bone} className={styles["slot"]} aria-hidden>
              <Skeleton ratio={posterRatio} className={styles["bone"]} />
            </li>
          ))}
      </ul>
    </section>
  )
}
