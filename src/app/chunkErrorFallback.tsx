import { useAtomValue } from "jotai"
import { type ComponentType, Suspense, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"

import { isOnlineAtom } from "#atoms/system/online.ts"
import { wakeAtom } from "#atoms/kernel/runtime.ts"
import { OfflinePage } from "#pages/view/OfflinePage.tsx"
import { reload } from "#platform/Address.ts"
import { FailedState } from "#ui/state/FailedState.tsx"
import { ErrorPanel } from "#ui/frame/page/ErrorPanel.tsx"

import { LoadingPage } from "./LoadingPage.tsx"

interface Source<Props extends object> {
  readonly component: () => ComponentType<Props>
  // Called when the error shows. The next call of `component` loads the chunk again.
  readonly onShown: () => void
  // True if the server no longer has the chunk's file, so that only a reload of the app helps.
  readonly isGone: boolean
}

export const chunkErrorFallback = <Props extends object>({
  component,
  onShown,
  isGone,
}: Source<Props>): ComponentType<Props> => {
  // Safari caches a failed import until a reload, so after the second failure only a reload of the app helps.
  let failures = 0
  const ChunkErrorFallback = (props: Props) => {
    const { t } = useTranslation()
    const isOnline = useAtomValue(isOnlineAtom)
    const wakes = useAtomValue(wakeAtom)
    const [seen, setSeen] = useState(wakes)
    const [isRepeated] = useState(() => failures > 0)
    const [next, setNext] = useState<{ readonly Page: ComponentType<Props> }>()
    // Returns nothing, because React would call a returned value as the effect's cleanup.
    useEffect(() => {
      failures += 1
      onShown()
    }, [])
    const retry = () => setNext({ Page: component() })
    if (wakes !== seen) {
      setSeen(wakes)
      if (next === undefined) retry()
    }
    if (next !== undefined)
      return (
        <Suspense fallback={<LoadingPage />}>
          <next.Page {...props} />
        </Suspense>
      )
    if (isGone && isOnline)
      return (
        <main>
          <ErrorPanel text={t("part_missing")} onReload={reload} />
        </main>
      )
    return (
      <main>
        {isOnline ? (
          <FailedState text={t("network_slow")} onRetry={isRepeated ? reload : retry} />
        ) : (
          <OfflinePage />
        )}
      </main>
    )
  }
  return ChunkErrorFallback
}
