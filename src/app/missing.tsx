import { useAtomValue } from "jotai"
import { type ComponentType, Suspense, useEffect, useState } from "react"
import { useTranslation } from "react-i18next"

import { isOnlineAtom } from "#atoms/frame/system.ts"
import { wakeAtom } from "#atoms/kernel/runtime.ts"
import { OfflinePage } from "#pages/frame/OfflinePage.tsx"
import { FailedState } from "#ui/basic/FailedState.tsx"

import { DelayedSpinner } from "./DelayedSpinner.tsx"

interface Source<Props extends object> {
  /** The page's component, which loads when it renders. */
  readonly component: () => ComponentType<Props>
  /** The failure is on screen: the next `component` has to load again. */
  readonly onShown: () => void
}

/** The component in place of a page whose code did not load. It loads again on a press and when the app wakes. */
export const missing = <Props extends object>({
  component,
  onShown,
}: Source<Props>): ComponentType<Props> => {
  const Missing = (props: Props) => {
    const { t } = useTranslation()
    const isOnline = useAtomValue(isOnlineAtom)
    const wakes = useAtomValue(wakeAtom)
    const [seen, setSeen] = useState(wakes)
    const [next, setNext] = useState<{ readonly Page: ComponentType<Props> }>()
    // A returned value would be the effect's cleanup.
    useEffect(() => {
      onShown()
    }, [])
    const retry = () => setNext({ Page: component() })
    if (wakes !== seen) {
      setSeen(wakes)
      if (next === undefined) retry()
    }
    if (next !== undefined)
      return (
        <Suspense fallback={<DelayedSpinner />}>
          <next.Page {...props} />
        </Suspense>
      )
    return (
      <main>{isOnline ? <FailedState text={t("network_slow")} onRetry={retry} /> : <OfflinePage />}</main>
    )
  }
  return Missing
}
