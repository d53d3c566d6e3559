import { useAtomValue } from "jotai"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

import { isOnlineAtom } from "#atoms/system/online.ts"
import { isPending, type Remote, valueOf } from "#atoms/kernel/Remote.ts"
import { type Shape, usualShape } from "#domain/frame/PageDefinition.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { failureLines, failureText } from "#i18n/formatting.ts"
import { EmptyState } from "#ui/state/EmptyState.tsx"
import { FailedState } from "#ui/state/FailedState.tsx"
import { PageSkeleton } from "#ui/frame/page/PageSkeleton.tsx"

import { OfflinePage } from "#pages/view/OfflinePage.tsx"

interface FailureProps {
  readonly remote: Remote<unknown>
  /** The title of the error message. The reason follows after the title. */
  readonly failed: MessageKey
  readonly onRetry: () => void
  /** Shows the error as a row instead of a whole page. */
  readonly compact?: boolean | undefined
}

export const RemoteFailure = ({ remote, failed, onRetry, compact }: FailureProps) => {
  const { t } = useTranslation()
  if (remote._tag !== "Failed") return null
  return (
    <FailedState
      compact={compact}
      {...(compact === true
        ? { text: failureText(t, failed, remote.message) }
        : failureLines(t, failed, remote.message))}
      busy={isPending(remote)}
      onRetry={onRetry}
    />
  )
}

interface Props<A> extends FailureProps {
  readonly remote: Remote<A>
  readonly shape?: Shape | undefined
  readonly skeleton?: ReactNode
  readonly isEmpty?: ((value: A) => boolean) | undefined
  /** Shown when the request succeeded but returned no data. */
  readonly empty?: ReactNode
  /** Shows the error of a failed refresh above the earlier value. By default only the earlier value is shown. */
  readonly tellsStale?: boolean | undefined
  readonly children: (value: A) => ReactNode
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** Renders a skeleton, an error, an empty state or the value. If offline without a value, shows `OfflinePage`. */
export const QueryView = <A,>(props: Props<A>) => {
  const isOnline = useAtomValue(isOnlineAtom)
  const isMissing = valueOf(props.remote) === undefined
  return isMissing && !isOnline && props.compact !== true ? <OfflinePage /> : <View {...props} />
}

const View = <A,>(props: Props<A>) => {
  const {
    remote,
    failed,
    onRetry,
    compact,
    shape = usualShape,
    skeleton,
    isEmpty,
    empty,
    tellsStale,
    children,
  } = props
  const value = valueOf(remote)
  const isNone = value === undefined || (isEmpty ?? isEmptyList)(value)
  if (isNone && remote._tag === "Failed")
    return <RemoteFailure remote={remote} failed={failed} onRetry={onRetry} compact={compact} />
  if (value === undefined) return skeleton ?? <PageSkeleton inPage shape={shape} />
  if (isNone) return empty ?? <EmptyState />
  return (
    <>
      {tellsStale === true && <RemoteFailure compact remote={remote} failed={failed} onRetry={onRetry} />}
      {children(value)}
    </>
  )
}
