import * as Vendor from "#domain/games/Vendor.ts"
import { classes } from "#ui/basic/classes.ts"

import styles from "./CategoryIcon.module.css"

// The last drawing in `categories.svg`, after the named categories, is for all other categories.
const count = Vendor.named.length

export interface CategoryIconProps {
  /** The category's code. An unknown code shows the drawing for all other categories. */
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
