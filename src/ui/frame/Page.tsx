import type { ReactNode } from "react"

import { classes } from "../basic/classes.ts"
import styles from "./Page.module.css"

interface Props {
  readonly children: ReactNode
  /** Space above the content, in hundredths of rem. */
  readonly top?: 0 | 8 | 16 | 24 | 32 | 48
  /** Space below the content, in hundredths of rem. */
  readonly bottom?: 32 | 48 | 56 | 64
  /** Adds the home bar of the device to the space below. */
  readonly safe?: boolean
  /** The content reaches both sides of the screen. */
  readonly wide?: boolean
  /** Covers the screen, without the spaces above. */
  readonly covering?: boolean
  readonly hidden?: boolean
  /** The page's own layout, without its padding. */
  readonly className?: string | undefined
  readonly "data-version"?: string
  readonly "data-variant"?: string
}

/** The main part of a page, with the space around it. */
export const Page = ({
  top = 24,
  bottom = 48,
  safe = false,
  wide = false,
  covering = false,
  className,
  children,
  ...rest
}: Props) => {
  const spaces = [styles["page"], wide && styles["wide"], styles[`top${top}`], styles[`bottom${bottom}`]]
  return (
    <main
      {...rest}
      className={
        covering
          ? classes(styles["covering"], className)
          : classes(...spaces, safe && styles["safe"], className)
      }
    >
      {children}
    </main>
  )
}
