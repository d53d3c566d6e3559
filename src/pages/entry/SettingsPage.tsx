import { KeyRound } from "lucide-react"
import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { isGuestAtom, signOutAskedAtom } from "#atoms/session.ts"
import { paths } from "#config/paths.ts"
import { Button } from "#ui/basic/Button.tsx"
import { LinkList } from "#ui/basic/LinkList.tsx"

import { useEnter } from "../frame/useEnter.ts"
import styles from "./SettingsPage.module.css"

/** Personal settings, spec §2: one entry, and the way out. */
export const SettingsPage = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  const isGuest = useAtomValue(isGuestAtom)
  const askToSignOut = useSetAtom(signOutAskedAtom)
  return (
    <main className={styles["page"]}>
      {/* A guest is sent to the login here, and home where the page is opened by its address (C13). */}
      <LinkList
        links={[{ label: t("change_password"), Icon: KeyRound, ...enter(paths.changePassword, "session") }]}
      />
      {!isGuest && (
        <Button variant="quiet" wide onPress={() => askToSignOut(true)}>
          {t("sign_out")}
        </Button>
      )}
      <p className={styles["version"]}>
        {t("app_version", { version: import.meta.env["VITE_VERSION"] ?? "" })}
      </p>
    </main>
  )
}
