import { CircleAlert, CircleCheck, LoaderCircle } from "lucide-react"

import { classes } from "#ui/basic/classes.ts"
import styles from "./Toast.module.css"

export type ToastTone = "plain" | "success" | "error" | "busy"

export interface ToastProps {
  readonly text: string
  readonly tone?: ToastTone | undefined
}

const icons: Readonly<Record<ToastTone, typeof CircleAlert | null>> = {
  plain: null,
  success: CircleCheck,
  error: CircleAlert,
  busy: LoaderCircle,
}

export const Toast = ({ text, tone = "plain" }: ToastProps) => {
  const Icon = icons[tone]
  return (
    <div className={classes(styles["toast"], styles[tone])} role={tone === "error" ? "alert" : "status"}>
      {Icon !== null && <Icon className={styles["icon"]} aria-hidden />}
      <span className={styles["text"]}>{text}</span>
    </div>
  )
}
