import type { ReactNode } from "react"

import styles from "./StatList.module.css"

export interface Stat {
  readonly label: string
  readonly value: ReactNode
}

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
