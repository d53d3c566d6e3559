import { useAtom, useAtomValue } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { isPending, valueOf } from "#atoms/kernel/Remote.ts"
import { registerSettingsAtom } from "#atoms/registration.ts"
import { whitelabelAtom, whitelabelFailureAtom } from "#atoms/system.ts"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { Spinner } from "#ui/basic/Spinner.tsx"

import styles from "./Entry.module.css"
import { RegisterForm } from "./RegisterForm.tsx"

/** The register form, once it is known what it asks for. */
export const RegisterPanel = () => {
  const { t } = useTranslation()
  const [remote, askAgain] = useAtom(registerSettingsAtom)
  const [failure, askWhitelabelAgain] = useAtom(whitelabelFailureAtom)
  const whitelabel = useAtomValue(whitelabelAtom)
  const settings = valueOf(remote)
  if (settings !== undefined && whitelabel !== undefined) {
    return <RegisterForm settings={settings} whitelabel={whitelabel} />
  }
  if (remote._tag === "Failed" || failure !== undefined) {
    const retry = () => {
      if (remote._tag === "Failed") askAgain()
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
