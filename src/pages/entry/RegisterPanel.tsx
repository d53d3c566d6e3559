import { useAtom, useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { isPending, valueOf } from "#atoms/kernel/Remote.ts"
import { registerSettingsAtom } from "#atoms/entry/registration.ts"
import { whitelabelAtom, whitelabelFailureAtom } from "#atoms/frame/system.ts"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { Spinner } from "#ui/basic/Spinner.tsx"

import styles from "./Entry.module.css"
import { RegisterForm } from "./RegisterForm.tsx"

/** The register form, once its fields are loaded. */
export const RegisterPanel = () => {
  const { t } = useTranslation()
  const [remote, refetchSlow] = useAtom(registerSettingsAtom)
  const [failure, askWhitelabelAgain] = useAtom(whitelabelFailureAtom)
  const whitelabel = useAtomValue(whitelabelAtom)
  const settings = valueOf(remote)
  if (settings !== undefined && whitelabel !== undefined) {
    return <RegisterForm settings={settings} whitelabel={whitelabel} />
  }
  if (remote._tag === "Failed" || failure !== undefined) {
    const retry = () => {
      if (remote._tag === "Failed") refetchSlow()
      if (failure !== undefined) askWhitelabelAgain()
    }
    return <FailedState text={t("register_failed")} busy={isPending(remote)} onRetry={retry} />
  }
  return (
    <div className={styles["waiting"]}>
      <Spinner />
    </div>
  )
}
