import { type ReactNode, useId } from "react"

import { StateMark, type StateMarkProps } from "#ui/records/StateMark.tsx"

import { ProgressBar } from "./ProgressBar.tsx"
import styles from "./TaskCard.module.css"

export interface TaskCardProps {
  /** Decorative. */
  readonly icon: ReactNode
  readonly title: string
  /** The progress as text, such as `12 / 20`. */
  readonly progress: string
  /** The filled part of the progress bar, from 0 to 1. */
  readonly share: number
  readonly reward: string
  /** Undefined when the status is unknown. */
  readonly state: StateMarkProps | undefined
  readonly hint?: string | undefined
}

export const TaskCard = ({ icon, title, progress, share, reward, state, hint }: TaskCardProps) => {
  const id = useId()
  return (
    <div className={styles["card"]}>
      <div className={styles["line"]}>
        <h2 id={id} className={styles["title"]}>
          {icon}
          {title}
        </h2>
        {state !== undefined && <StateMark {...state} />}
      </div>
      <div className={styles["bar"]}>
        <ProgressBar labelledBy={id} share={share} text={progress} />
      </div>
      <div className={styles["line"]}>
        <span className={styles["progress"]}>{progress}</span>
        <span className={styles["reward"]}>{reward}</span>
      </div>
      {hint !== undefined && <p className={styles["hint"]}>{hint}</p>}
    </div>
  )
}
