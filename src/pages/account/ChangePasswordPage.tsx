import { useAtomValue, useSetAtom } from "jotai"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"

import { goBackAtom } from "#atoms/frame/address.ts"
import { passwordChangeAtom } from "#atoms/account/passwordChange.ts"
import { heldTitleAtom, isForcedAtom, signOutAskedAtom } from "#atoms/session.ts"
import { Button } from "#ui/button/Button.tsx"
import { Page } from "#ui/frame/page/Page.tsx"
import styles from "#pages/entry/EntryForm.module.css"

import { ChangePasswordForm } from "./ChangePasswordForm.tsx"

export const ChangePasswordPage = () => {
  const { t } = useTranslation()
  const isForced = useAtomValue(isForcedAtom)
  const openSignOutDialog = useSetAtom(signOutAskedAtom)
  const goBack = useSetAtom(goBackAtom)
  const isDone = useAtomValue(passwordChangeAtom)._tag === "Changed"
  // After a forced change, keeps the layout of a forced change while the success toast shows (open point 35).
  const [wasForced] = useState(isForced)
  const showsForced = isForced || (isDone && wasForced)
  const holdTitle = useSetAtom(heldTitleAtom)
  useEffect(() => {
    if (showsForced) holdTitle("title_first_password")
    return () => holdTitle(undefined)
  }, [holdTitle, showsForced])
  return (
    <Page bottom={64}>
      {showsForced && <p className={styles["lead"]}>{t("forced_password")}</p>}
      <ChangePasswordForm />
      <div className={styles["below"]}>
        {showsForced ? (
          <Button variant="quiet" wide onPress={() => openSignOutDialog(true)}>
            {t("sign_out")}
          </Button>
        ) : (
          <Button variant="quiet" wide onPress={() => goBack()}>
            {t("cancel")}
          </Button>
        )}
      </div>
    </Page>
  )
}
