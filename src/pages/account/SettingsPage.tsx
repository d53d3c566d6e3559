import { KeyRound } from "lucide-react"
import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { isGuestAtom, signOutAskedAtom } from "#atoms/session.ts"
import { paths } from "#config/paths.ts"
import { Button } from "#ui/basic/Button.tsx"
import { LinkList } from "#ui/basic/LinkList.tsx"
import { Settings } from "#pages/frame/Settings.tsx"
import { useEnter } from "#pages/frame/useEnter.ts"

import styles from "./SettingsPage.module.css"

/** Personal settings (spec §2): a link, the controls of this device, and the sign-out. */
export const SettingsPage = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  const isGuest = useAtomValue(isGuestAtom)
  const openSignOutDialog = useSetAtom(signOutAskedAtom)
  return (
    <main className={styles["page"]}>
      {/* A guest is redirected to the login here; opening the page by its address leads to home (C13). */}
      <LinkList
        links={[{ label: t("change_password"), Icon: KeyRound, ...enter(paths.changePassword, "session") }]}
      />
      <Settings />
      <p className={styles["version"]}>
        {t("app_version", { version: import.meta.env["VITE_VERSION"] ?? "" })}
      </p>
      {!isGuest && (
        <Button variant="quiet" wide onPress={() => openSignOutDialog(true)}>
          {t("sign_out")}
        </Button>
      )}
    </main>
  )
}
