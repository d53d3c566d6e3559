import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { recoveryAtom } from "#atoms/entry/passwordRecovery.ts"
import * as PasswordRecovery from "#domain/entry/PasswordRecovery.ts"
import { Tabs } from "#ui/navigation/Tabs.tsx"
import { Page } from "#ui/frame/page/Page.tsx"

import styles from "#pages/entry/EntryForm.module.css"
import { RecoveryForm } from "./RecoveryForm.tsx"
import { useRecovery } from "./useRecovery.ts"

const labels = { email: "recovery_by_email", sms: "recovery_by_sms" } as const
const hints = { email: "recovery_email_hint", sms: "recovery_sms_hint" } as const

export const ForgotPasswordPage = () => {
  const { t } = useTranslation()
  const { mode } = useAtomValue(recoveryAtom)
  const send = useSetAtom(recoveryAtom)
  const recovery = useRecovery()
  return (
    <Page bottom={64}>
      <Tabs
        label={t("recovery_ways")}
        tabs={PasswordRecovery.modes.map((value) => ({ value, label: t(labels[value]) }))}
        value={mode}
        onChange={(chosen) => send({ _tag: "ModeChosen", mode: chosen })}
      >
        <p className={styles["hint"]}>{t(hints[mode])}</p>
        <RecoveryForm mode={mode} recovery={recovery} />
      </Tabs>
    </Page>
  )
}
