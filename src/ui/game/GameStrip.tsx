import { ChevronRight } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { type Press, PressLink } from "../basic/PressLink.tsx"
import { Skeleton } from "../basic/Skeleton.tsx"
import styles from "./GameStrip.module.css"
import { posterRatio } from "./gridGeometry.ts"
import { type GridGames, GridTile } from "./GridTile.tsx"

export interface MoreLink {
  readonly href: string
  readonly onPress: Press
}

export interface GameStripProps {
  readonly title: string
  /** None draws nothing. */
  readonly games: GridGames
  readonly onPick: (index: number) => void
  /** No stars without it. */
  readonly onToggleFavourite?: ((index: number) => void) | undefined
  readonly more?: MoreLink | undefined
  /** They are on their way: the place is kept. */
  readonly loading?: boolean | undefined
}

const bones = ["a", "b", "c", "d"] as const

const More = ({ href, onPress }: MoreLink) => {
  const { t } = useTranslation()
  return (
    <PressLink href={href} onPress={onPress} className={styles["more"]}>
      <span>{t("more_game")}</span>
      <ChevronRight aria-hidden />
    </PressLink>
  )
}

/** A few games in one row that scrolls sideways. */
export const GameStrip = (props: GameStripProps) => {
  const { title, games, onPick, onToggleFavourite, more, loading = false } = props
  const heading = useId()
  if (games.length === 0 && !loading) return null
  return (
    <section aria-labelledby={heading} aria-busy={loading} className={styles["strip"]}>
      <header className={styles["head"]}>
        <h2 id={heading} className={styles["title"]}>
          {title}
        </h2>
        {more !== undefined && <More {...more} />}
      </header>
      <ul className={styles["row"]}>
        {Array.from({ length: games.length }, (_, index) => {
          const game = games.at(index)
          return (
            game !== undefined && (
              <li key={game.key} className={styles["slot"]}>
                <GridTile game={game} index={index} onPick={onPick} onToggleFavourite={onToggleFavourite} />
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
