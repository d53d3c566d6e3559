import type { ReactNode } from "react"

import styles from "./Switch.module.css"

export interface SwitchProps {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
  readonly children?: ReactNode
}

export const Switch = ({ label, on, onChange, children }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={on}
    className={styles["switch"]}
    onClick={() => onChange(!on)}
  >
    <span className={styles["label"]}>{label}</span>
    <span className={styles["track"]} aria-hidden>
      <span className={styles["thumb"]}>{children}</span>
    </span>
  </button>
)
