import type { ReactNode } from "react"

import styles from "./VisuallyHidden.module.css"

export interface VisuallyHiddenProps {
  readonly id?: string | undefined
  readonly children: ReactNode
}

export const VisuallyHidden = ({ id, children }: VisuallyHiddenProps) => (
  <span id={id} className={styles.hidden}>
    {children}
  </span>
)
