import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { isPending, valueOf } from "#atoms/kernel/Remote.ts"
import { registerSettingsAtom } from "#atoms/entry/registration.ts"
import { refetchWhitelabelAtom, whitelabelAtom, whitelabelFailureAtom } from "#atoms/system/whitelabel.ts"
import { failureLines } from "#i18n/formatting.ts"
import { FailedState } from "#ui/state/FailedState.tsx"

import { RegisterForm } from "./RegisterForm.tsx"
import { RegisterSkeleton } from "./RegisterSkeleton.tsx"

export const RegisterPanel = () => {
  const { t } = useTranslation()
  const remote = useAtomValue(registerSettingsAtom)
  const refetchSettings = useSetAtom(registerSettingsAtom.refetchAtom)
  const failure = useAtomValue(whitelabelFailureAtom)
  const refetchWhitelabel = useSetAtom(refetchWhitelabelAtom)
  const whitelabel = useAtomValue(whitelabelAtom)
  const settings = valueOf(remote)
  if (settings !== undefined && whitelabel !== undefined) {
    return <RegisterForm settings={settings} whitelabel={whitelabel} />
  }
  const why = remote._tag === "Failed" ? remote.message : failure
  if (why !== undefined) {
    const retry = () => {
      if (remote._tag === "Failed") refetchSettings()
      if (failure !== undefined) refetchWhitelabel()
    }
    const lines = failureLines(t, "register_failed", why)
    return <FailedState {...lines} busy={isPending(remote)} onRetry={retry} />
  }
  return <RegisterSkeleton />
}
