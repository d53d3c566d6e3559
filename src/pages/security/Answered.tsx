import type { ReactNode } from "react"

import { isPending, type Remote, valueOf } from "#atoms/kernel/Remote.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { useTranslation } from "#ui/texts.tsx"

import { SecurityWaiting } from "./SecurityWaiting.tsx"

interface Props<A> {
  readonly remote: Remote<A>
  /** What could not be loaded. */
  readonly failed: MessageKey
  readonly onRetry: () => void
  readonly children: (value: A) => ReactNode
}

/** What has come, or why it has not. */
export const Answered = <A,>({ remote, failed, onRetry, children }: Props<A>) => {
  const { t } = useTranslation()
  const value = valueOf(remote)
  if (value !== undefined) return children(value)
  if (remote._tag !== "Failed") return <SecurityWaiting />
  return (
    <FailedState
      text={`${t(failed)} ${t(remote.message.key, { ...remote.message.values })}`}
      busy={isPending(remote)}
      onRetry={onRetry}
    />
  )
}
