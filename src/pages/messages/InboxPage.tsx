import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { showsInboxAtom } from "#atoms/frame/menuEntries.ts"
import { whitelabelAtom } from "#atoms/frame/system.ts"
import { EmptyState } from "#ui/basic/EmptyState.tsx"

import { Mails } from "./Mails.tsx"
import styles from "./Messages.module.css"

/** The member's inbox (decision 21). */
export const InboxPage = () => {
  const { t } = useTranslation()
  const isOffered = useAtomValue(showsInboxAtom)
  const isClosed = useAtomValue(whitelabelAtom) !== undefined && !isOffered
  return (
    <main className={styles["page"]}>
      {isClosed ? <EmptyState title={t("inbox")} text={t("feature_off")} /> : <Mails />}
    </main>
  )
}
