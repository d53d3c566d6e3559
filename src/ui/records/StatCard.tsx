import { type ReactNode, useId } from "react"

import styles from "./StatCard.module.css"
import { type Stat, StatList } from "./StatList.tsx"

export interface StatCardProps {
  readonly title: string
  readonly caption?: string | undefined
  readonly mark?: ReactNode | undefined
  readonly figures: ReadonlyArray<Stat>
  readonly actions?: ReactNode | undefined
}

export const StatCard = ({ title, caption = "", mark, figures, actions }: StatCardProps) => {
  const id = useId()
  return (
    <article className={styles["card"]} aria-labelledby={id}>
      <header className={styles["head"]}>
        <h2 id={id} className={styles["title"]}>
          {title}
        </h2>
        {mark}
      </header>
      {caption !== "" && <p className={styles["caption"]}>{caption}</p>}
      <div className={styles["figures"]}>
        <StatList figures={figures} />
      </div>
      {actions !== undefined && <div className={styles["actions"]}>{actions}</div>}
    </article>
  )
}
