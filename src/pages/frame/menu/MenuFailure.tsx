import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { refetchWhitelabelAtom, whitelabelFailureAtom } from "#atoms/system/whitelabel.ts"
import { failureText } from "#i18n/formatting.ts"
import { FailedState } from "#ui/state/FailedState.tsx"

export const MenuFailure = () => {
  const { t } = useTranslation()
  const failure = useAtomValue(whitelabelFailureAtom)
  const retry = useSetAtom(refetchWhitelabelAtom)
  if (failure === undefined) return null
  return <FailedState compact text={failureText(t, "some_parts_failed", failure)} onRetry={() => retry()} />
}
