import { useAtomValue, useSetAtom } from "jotai"
import { useCallback, useState } from "react"
import { useTranslation } from "react-i18next"

import { reloadAppAtom } from "#atoms/frame/missingChunk.ts"
import { wakeAtom } from "#atoms/kernel/runtime.ts"
import { FailedState } from "#ui/state/FailedState.tsx"

import { Deferred } from "#pages/view/Deferred.tsx"
import { registerPanel } from "./registerPanel.ts"
import { RegisterSkeleton } from "./RegisterSkeleton.tsx"

export const RegisterTab = () => {
  const { t } = useTranslation()
  const wakes = useAtomValue(wakeAtom)
  const reload = useSetAtom(reloadAppAtom)
  const [failures, setFailures] = useState(0)
  const [failedAt, setFailedAt] = useState<number>()
  const onFailure = useCallback(() => {
    setFailures((count) => count + 1)
    setFailedAt(wakes)
  }, [wakes])
  if (failedAt !== wakes)
    return <Deferred load={registerPanel} place={<RegisterSkeleton />} onFailure={onFailure} />
  // Safari caches a failed import until a reload, so after the second failure only a reload helps.
  const retry = failures > 1 ? () => reload() : () => setFailedAt(undefined)
  return <FailedState text={t("network_slow")} onRetry={retry} />
}
