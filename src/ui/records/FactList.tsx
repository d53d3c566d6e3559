import type { ReactNode } from "react"

import styles from "./FactList.module.css"

export interface Fact {
  readonly label: string
  readonly value: ReactNode
}

/** What is known of one thing, a row each. */
export const FactList = ({ facts }: { readonly facts: ReadonlyArray<Fact> }) => (
  <dl className={styles["facts"]}>
    {facts.map(({ label, value }) => (
      <div key={label} className={styles["fact"]}>
        <dt className={styles["label"]}>{label}</dt>
        <dd className={styles["value"]}>{value}</dd>
      </div>
    ))}
  </dl>
)
