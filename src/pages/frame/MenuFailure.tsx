import { useAtomValue, useSetAtom } from "jotai"

import { whitelabelFailureAtom } from "#atoms/system.ts"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { useTranslation } from "#ui/texts.tsx"

/** Says why a menu lacks entries: the merchant's switches did not come, and none were kept. */
export const MenuFailure = () => {
  const { t } = useTranslation()
  const failure = useAtomValue(whitelabelFailureAtom)
  const retry = useSetAtom(whitelabelFailureAtom)
  if (failure === undefined) return null
  return (
    <FailedState
      compact
      text={`${t("some_parts_failed")} ${t(failure.key, { ...failure.values })}`}
      onRetry={() => retry()}
    />
  )
}
