import { useId } from "react"

import styles from "./TaskCard.module.css"
import { StateMark, type StateMarkProps } from "./StateMark.tsx"

export interface TaskCardProps {
  readonly title: string
  /** How far it is, such as `12 / 20`. */
  readonly progress: string
  /** From 0 to 1. */
  readonly share: number
  /** What it brings. */
  readonly reward: string
  /** Nothing when it is not known how it stands. */
  readonly state: StateMarkProps | undefined
}

/** A task, how far it is and what it brings. */
export const TaskCard = ({ title, progress, share, reward, state }: TaskCardProps) => {
  const id = useId()
  return (
    <div className={styles["card"]}>
      <div className={styles["line"]}>
        <h2 id={id} className={styles["title"]}>
          {title}
        </h2>
        {state !== undefined && <StateMark {...state} />}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={Math.round(share * 100)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={progress}
        className={styles["track"]}
      >
        <span className={styles["done"]} style={{ width: `${share * 100}%` }} />
      </div>
      <div className={styles["line"]}>
        <span className={styles["progress"]}>{progress}</span>
        <span className={styles["reward"]}>{reward}</span>
      </div>
    </div>
  )
}
