import { useAtomValue, useSetAtom } from "jotai"
import { useEffect, useState } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { passwordChangeAtom } from "#atoms/passwordChange.ts"
import { heldTitleAtom, isForcedAtom, signOutAskedAtom } from "#atoms/session.ts"
import { Button } from "#ui/basic/Button.tsx"

import { useStepBack } from "../frame/useStepBack.ts"
import { ChangePasswordForm } from "./ChangePasswordForm.tsx"
import styles from "./EntryForm.module.css"

/** The change of a password, by choice or because a login forces it (spec §2, decision 35). */
export const ChangePasswordPage = () => {
  const { t } = useTranslation()
  const isForced = useAtomValue(isForcedAtom)
  const askToSignOut = useSetAtom(signOutAskedAtom)
  const stepBack = useStepBack()
  const isDone = useAtomValue(passwordChangeAtom)._tag === "Changed"
  // Nothing moves while one reads that it was saved, though nothing is forced by then.
  const [wasForced] = useState(isForced)
  const showsForced = isForced || (isDone && wasForced)
  const holdTitle = useSetAtom(heldTitleAtom)
  useEffect(() => {
    if (showsForced) holdTitle("title_first_password")
    return () => holdTitle(undefined)
  }, [holdTitle, showsForced])
  return (
    <main className={styles["page"]}>
      {showsForced && <p className={styles["lead"]}>{t("forced_password")}</p>}
      <ChangePasswordForm />
      <div className={styles["below"]}>
        {showsForced ? (
          <Button variant="quiet" wide onPress={() => askToSignOut(true)}>
            {t("sign_out")}
          </Button>
        ) : (
          <Button variant="quiet" wide onPress={stepBack}>
            {t("cancel")}
          </Button>
        )}
      </div>
    </main>
  )
}
