import { useTranslation } from "react-i18next"

import type { Message, MessageKey } from "#i18n/messages.ts"
import { failureText } from "#i18n/saying.ts"
import { FailedState } from "#ui/basic/FailedState.tsx"

import styles from "./HomeFailure.module.css"

export interface HomeFailureProps {
  readonly what: MessageKey
  readonly why: Message
  readonly onRetry: () => void
}

/** Shows a failed part of home in its place. */
export const HomeFailure = ({ what, why, onRetry }: HomeFailureProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles["place"]}>
      <FailedState compact text={failureText(t, what, why)} onRetry={onRetry} />
    </div>
  )
}
