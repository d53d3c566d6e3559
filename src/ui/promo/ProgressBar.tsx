import styles from "./ProgressBar.module.css"

export interface ProgressBarProps {
  /** The id of the element that contains the bar's accessible name. */
  readonly labelledBy: string
  /** The filled part of the bar, from 0 to 1. */
  readonly share: number
  /** The progress as text, such as `12 / 20`. */
  readonly text: string
}

export const ProgressBar = ({ labelledBy, share, text }: ProgressBarProps) => (
  <div
    role="progressbar"
    aria-labelledby={labelledBy}
    aria-valuenow={Math.round(share * 100)}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuetext={text}
    className={styles["track"]}
  >
    <span className={styles["done"]} style={{ width: `${share * 100}%` }} />
  </div>
)
