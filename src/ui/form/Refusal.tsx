import { CircleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"

import type { Message } from "#i18n/messages.ts"
import { messageText } from "#i18n/formatting.ts"

import styles from "./Refusal.module.css"

interface Props {
  readonly message: Message | undefined
  /** True if a toast already announces the message. */
  readonly isAnnounced?: boolean
}

export const Refusal = ({ message, isAnnounced = false }: Props) => {
  const { t } = useTranslation()
  if (message === undefined) return null
  return (
    <p role={isAnnounced ? undefined : "alert"} className={styles["refusal"]}>
      <CircleAlert className={styles["icon"]} aria-hidden />
      <span>{messageText(t, message)}</span>
    </p>
  )
}
