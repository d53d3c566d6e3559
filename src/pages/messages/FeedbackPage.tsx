import { useAtomValue } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { moduleAtom } from "#atoms/merchant.ts"
import { whitelabelAtom } from "#atoms/system.ts"
import { EmptyState } from "#ui/basic/EmptyState.tsx"

import styles from "./FeedbackPage.module.css"
import { FeedbackForm } from "./FeedbackForm.tsx"

/** Where players say what went wrong, spec §2 "Feedback". */
export const FeedbackPage = () => {
  const { t } = useTranslation()
  const isOn = useAtomValue(moduleAtom)
  const isClosed = useAtomValue(whitelabelAtom) !== undefined && !isOn("FEEDBACK3")
  return (
    <main className={styles["page"]}>
      {isClosed ? <EmptyState title={t("feedback")} text={t("no_permission")} /> : <FeedbackForm />}
    </main>
  )
}
