import type { ReactNode } from "react"

import styles from "./StatList.module.css"

/** A figure with its label. */
export interface Stat {
  readonly label: string
  readonly value: ReactNode
}

/** Figures side by side, as many as fit. */
export const StatList = ({ figures }: { readonly figures: ReadonlyArray<Stat> }) => (
  <dl className={styles["figures"]}>
    {figures.map(({ label, value }) => (
      <div key={label} className={styles["figure"]}>
        <dt className={styles["label"]}>{label}</dt>
        <dd className={styles["value"]}>{value}</dd>
      </div>
    ))}
  </dl>
)
