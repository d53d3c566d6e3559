import { ChevronRight } from "lucide-react"
import type { ReactNode } from "react"

import { classes } from "#ui/basic/classes.ts"
import { PressButton } from "#ui/button/PressButton.tsx"
import styles from "./RecordRow.module.css"

export interface RecordRowProps {
  /** Decorative: what the row is about. */
  readonly icon?: ReactNode | undefined
  readonly title: string
  readonly caption: ReactNode
  readonly figure: ReactNode
  readonly note?: ReactNode | undefined
  /** If given, the row is a button. */
  readonly onPick?: (() => void) | undefined
}

/** If one line is too narrow, `figure` and `note` wrap below `title` and `caption`. */
export const RecordRow = ({ icon, title, caption, figure, note, onPick }: RecordRowProps) => {
  const halves = (
    <>
      {icon !== undefined && (
        <span className={styles["icon"]} aria-hidden>
          {icon}
        </span>
      )}
      <span className={styles["halves"]}>
        <span className={styles["about"]}>
          <span className={styles["title"]}>{title}</span>
          <span className={styles["caption"]}>{caption}</span>
        </span>
        <span className={styles["figures"]}>
          <span className={styles["figure"]}>{figure}</span>
          {note !== undefined && <span className={styles["note"]}>{note}</span>}
        </span>
      </span>
    </>
  )
  return onPick === undefined ? (
    <div className={styles["row"]}>{halves}</div>
  ) : (
    <PressButton className={classes(styles["row"], styles["pressed"])} onPress={onPick}>
      {halves}
      <ChevronRight className={styles["arrow"]} aria-hidden />
    </PressButton>
  )
}
