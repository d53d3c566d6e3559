import { useTranslation } from "#ui/texts.tsx"

import type { Message, MessageKey } from "#i18n/messages.ts"
import { FailedState } from "#ui/basic/FailedState.tsx"

import styles from "./HomeFailure.module.css"

export interface HomeFailureProps {
  readonly what: MessageKey
  readonly why: Message
  readonly onRetry: () => void
}

/** A part of home that could not be loaded, in its place. */
export const HomeFailure = ({ what, why, onRetry }: HomeFailureProps) => {
  const { t } = useTranslation()
  return (
    <div className={styles["place"]}>
      <FailedState compact text={`${t(what)} ${t(why.key, { ...why.values })}`} onRetry={onRetry} />
    </div>
  )
}
