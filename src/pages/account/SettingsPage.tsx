import { KeyRound } from "lucide-react"
import { useAtom, useAtomValue, useSetAtom } from "jotai"
import { useId } from "react"
import { useTranslation } from "react-i18next"

import { hidesBalanceAtom } from "#atoms/preferences.ts"
import { isGuestAtom, signOutAskedAtom } from "#atoms/session.ts"
import { paths } from "#config/paths.ts"
import { Button } from "#ui/button/Button.tsx"
import { LinkList } from "#ui/navigation/LinkList.tsx"
import { Switch } from "#ui/button/Switch.tsx"
import { Page } from "#ui/frame/page/Page.tsx"
import { Settings } from "#pages/frame/Settings.tsx"
import { useEnter } from "#pages/view/useEnter.ts"
import { ProtectionLink } from "#pages/view/ProtectionLink.tsx"

import styles from "./SettingsPage.module.css"

const HideBalances = () => {
  const { t } = useTranslation()
  const [isHidden, hide] = useAtom(hidesBalanceAtom)
  return <Switch label={t("hide_balances")} on={isHidden} onChange={hide} />
}

const ThisDevice = ({ isGuest }: { readonly isGuest: boolean }) => {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles["heading"]}>
        {t("this_device")}
      </h2>
      <Settings />
      {!isGuest && <HideBalances />}
    </section>
  )
}

export const SettingsPage = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  const isGuest = useAtomValue(isGuestAtom)
  const openSignOutDialog = useSetAtom(signOutAskedAtom)
  return (
    <Page className={styles["lists"]}>
      <ThisDevice isGuest={isGuest} />
      {/* For a guest this link opens the login; the address of the password page redirects guests to home (C13). */}
      <LinkList
        links={[{ label: t("change_password"), Icon: KeyRound, ...enter(paths.changePassword, "session") }]}
      />
      <ProtectionLink />
      {!isGuest && (
        <Button variant="quiet" wide onPress={() => openSignOutDialog(true)}>
          {t("sign_out")}
        </Button>
      )}
      <p className={styles["version"]}>
        {t("app_version", { version: import.meta.env["VITE_VERSION"] ?? "" })}
      </p>
    </Page>
  )
}
