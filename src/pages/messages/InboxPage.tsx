import { useAtomValue } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { showsInboxAtom } from "#atoms/menuEntries.ts"
import { whitelabelAtom } from "#atoms/system.ts"
import { EmptyState } from "#ui/basic/EmptyState.tsx"

import { Mails } from "./Mails.tsx"
import styles from "./Messages.module.css"

/** What was written to the member (decision 21). */
export const InboxPage = () => {
  const { t } = useTranslation()
  const isOffered = useAtomValue(showsInboxAtom)
  const isClosed = useAtomValue(whitelabelAtom) !== undefined && !isOffered
  return (
    <main className={styles["page"]}>
      {isClosed ? <EmptyState title={t("inbox")} text={t("no_permission")} /> : <Mails />}
    </main>
  )
}
