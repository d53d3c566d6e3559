import { classes } from "#ui/basic/classes.ts"

import styles from "./CategoryIcon.module.css"

/** The categories in the order of `categories.svg`. Its last drawing is that of all other categories. */
const drawings = [
  "HOT",
  "FAV",
  "PROMO",
  "LIVE",
  "COCKFIGHT",
  "RNG",
  "FISH",
  "PVP",
  "SPORTS",
  "ESPORTS",
  "LOTT",
  "ELOTT",
] as const

export interface CategoryIconProps {
  /** The category code; an unknown one shows the drawing of other games. */
  readonly category: string
  readonly className?: string | undefined
}

/** A category's drawing, in colour. */
export const CategoryIcon = ({ category, className }: CategoryIconProps) => {
  const known = drawings.findIndex((name) => name === category)
  const place = known < 0 ? drawings.length : known
  return (
    <span
      aria-hidden
      data-category={category}
      className={classes(styles["icon"], className)}
      style={{ backgroundPositionY: `${(place / drawings.length) * 100}%` }}
    />
  )
}
