import type { ReactNode } from "react"

import styles from "./Unseen.module.css"

export interface UnseenProps {
  readonly id?: string | undefined
  readonly children: ReactNode
}

/** Text for assistive technology only. */
export const Unseen = ({ id, children }: UnseenProps) => (
  <span id={id} className={styles.unseen}>
    {children}
  </span>
)
