import * as Vendor from "#domain/games/Vendor.ts"
import { classes } from "#ui/basic/classes.ts"

import styles from "./CategoryIcon.module.css"

/** How many drawings `categories.svg` has before that of all other categories. */
const count = Vendor.named.length

export interface CategoryIconProps {
  /** The category code; an unknown one shows the drawing of other games. */
  readonly category: string
  readonly className?: string | undefined
}

/** A category's drawing, in colour. */
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
