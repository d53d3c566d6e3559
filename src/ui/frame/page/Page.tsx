import type { ReactNode } from "react"

import { classes } from "#ui/basic/classes.ts"
import styles from "./Page.module.css"

interface Props {
  readonly children: ReactNode
  /** The space below, in hundredths of rem. */
  readonly bottom?: 32 | 48 | 56 | 64
  /** Adds the height of the device's home indicator to the space below. */
  readonly safe?: boolean
  readonly wide?: boolean
  readonly covering?: boolean
  readonly hidden?: boolean
  readonly className?: string | undefined
  readonly "data-version"?: string
  readonly "data-variant"?: string
}

export const Page = ({
  bottom = 48,
  safe = false,
  wide = false,
  covering = false,
  className,
  children,
  ...rest
}: Props) => {
  const spaces = [styles["page"], wide && styles["wide"], styles[`bottom${bottom}`]]
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
