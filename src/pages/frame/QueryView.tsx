import { useAtomValue } from "jotai"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

import { isOnlineAtom } from "#atoms/frame/system.ts"
import { isPending, type Remote, valueOf } from "#atoms/kernel/Remote.ts"
import { type Shape, usualShape } from "#domain/frame/PageRow.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { failureText } from "#i18n/saying.ts"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { PageSkeleton } from "#ui/frame/PageSkeleton.tsx"

import { OfflinePage } from "./OfflinePage.tsx"

interface FailureProps {
  readonly remote: Remote<unknown>
  /** The title of the failure. The reason follows: no network, a refusal, a malformed response. */
  readonly failed: MessageKey
  readonly onRetry: () => void
  /** A row instead of a page. */
  readonly compact?: boolean | undefined
}

/** Why a value could not be loaded, with a button to try again; nothing unless its request failed. */
export const RemoteFailure = ({ remote, failed, onRetry, compact }: FailureProps) => {
  const { t } = useTranslation()
  if (remote._tag !== "Failed") return null
  return (
    <FailedState
      compact={compact}
      text={failureText(t, failed, remote.message)}
      busy={isPending(remote)}
      onRetry={onRetry}
    />
  )
}

interface Props<A> extends FailureProps {
  readonly remote: Remote<A>
  /** The outline of the content, shown until the first response. */
  readonly shape?: Shape | undefined
  /** Shown in its place. */
  readonly skeleton?: ReactNode
  readonly isEmpty?: ((value: A) => boolean) | undefined
  /** Shown for an empty value: the request succeeded, and there is no data. */
  readonly empty?: ReactNode
  /** Shows a failed refresh above the earlier value, which is otherwise shown alone. */
  readonly tellsStale?: boolean | undefined
  readonly children: (value: A) => ReactNode
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** A loaded value in each of its states: skeleton, failure, empty, content. Offline, a missing page says so. */
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
