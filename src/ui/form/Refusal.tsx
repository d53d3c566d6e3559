import { CircleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"

import type { Message } from "#i18n/messages.ts"
import { messageText } from "#i18n/saying.ts"

import styles from "./Refusal.module.css"

interface Props {
  /** Why the last attempt failed; renders nothing without it. */
  readonly message: Message | undefined
  /** A toast announces the same message, so this one is not announced again. */
  readonly isAnnounced?: boolean
}

/** Why a form was refused, when no field is to blame. It stays until the form is edited or sent again. */
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
