import * as Vendor from "#domain/games/Vendor.ts"
import { classes } from "#ui/basic/classes.ts"

import styles from "./CategoryIcon.module.css"

// After the named categories, `categories.svg` contains one drawing for all others.
const count = Vendor.named.length

export interface CategoryIconProps {
  /** An unknown code shows the drawing of other games. */
  readonly category: string
  readonly className?: string | undefined
}

export const CategoryIcon = ({ category, className }: CategoryIconProps) => {
  const known = Vendor.named.findIndex((name) => name === category)
  const place = known < 0 ? count : known
  return (
    <span
      aria-hidden
      data-category={category}
      className={classes(styles["icon"], className)}
      style={{ backgroundPositionY: `${(place / count) * 100}%` }}
    />
  )
}
