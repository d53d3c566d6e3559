import { classes } from "#ui/basic/classes.ts"
import styles from "./StateMark.module.css"

export type StateTone = "plain" | "open" | "good" | "bad"

export interface StateMarkProps {
  readonly text: string
  readonly tone: StateTone
}

export const StateMark = ({ text, tone }: StateMarkProps) => (
  <span className={classes(styles["mark"], styles[tone])}>{text}</span>
)
