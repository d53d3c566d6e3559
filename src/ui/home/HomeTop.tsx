import type { ReactNode } from "react"

import styles from "./HomeTop.module.css"

export const HomeTop = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles["top"]}>{children}</div>
)
