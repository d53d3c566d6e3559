import { type ReactNode, useId } from "react"

import styles from "./FigureCard.module.css"
import { type Figure, Figures } from "./Figures.tsx"

export interface FigureCardProps {
  readonly title: string
  readonly caption?: string | undefined
  /** Beside the title. */
  readonly mark?: ReactNode | undefined
  readonly figures: ReadonlyArray<Figure>
  /** Buttons; undefined without any. */
  readonly actions?: ReactNode | undefined
}

/** A record row with several figures. */
export const FigureCard = ({ title, caption = "", mark, figures, actions }: FigureCardProps) => {
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
        <Figures figures={figures} />
      </div>
      {actions !== undefined && <div className={styles["actions"]}>{actions}</div>}
    </article>
  )
}
