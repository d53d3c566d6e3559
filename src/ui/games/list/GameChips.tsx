import { Gamepad2 } from "lucide-react"
import { useId } from "react"

import { Picture } from "#ui/image/Picture.tsx"
import { PressButton } from "#ui/button/PressButton.tsx"
import { Skeleton } from "#ui/state/Skeleton.tsx"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"

import styles from "./GameChips.module.css"
import type { GameTiles } from "#ui/games/tile/GameTile.tsx"

export interface GameChipsProps {
  /** The name of the list, for screen readers only. */
  readonly title: string
  readonly games: GameTiles
  readonly loading?: boolean | undefined
}

const bones = ["a", "b", "c"] as const

export const GameChips = ({ title, games, loading = false }: GameChipsProps) => {
  const heading = useId()
  if (games.length === 0 && !loading) return null
  return (
    <section aria-labelledby={heading} aria-busy={loading}>
      <h2 id={heading}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h2>
      <ul className={styles["row"]}>
        {Array.from({ length: games.length }, (_, index) => {
          const game = games.at(index)
          return (
            game !== undefined && (
              <li key={game.key} className={styles["slot"]}>
                <PressButton className={styles["chip"]} onPress={game.tile.onPick}>
                  <span className={styles["icon"]}>
                    <Picture
                      src={game.tile.image}
                      spareSrc={game.tile.spareImage}
                      alt=""
                      ratio={1}
                      fallback={<Gamepad2 />}
                    />
                  </span>
                  <span className={styles["name"]}>{game.tile.name}</span>
                </PressButton>
              </li>
            )
          )
        })}
        {games.length === 0 &&
          bones.map((bone) => (
            <li key={bone} className={styles["slot"]} aria-hidden>
              <Skeleton className={styles["bone"]} />
            </li>
          ))}
      </ul>
    </section>
  )
}
