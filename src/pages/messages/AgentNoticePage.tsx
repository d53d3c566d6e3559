import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { moduleAtom } from "#atoms/frame/merchant.ts"
import { whitelabelAtom } from "#atoms/frame/system.ts"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { ListDetail } from "#ui/messages/ListDetail.tsx"

import styles from "./Messages.module.css"
import { Notice, NoticeList, useNotice } from "./NoticeBrowser.tsx"
import { useOpened } from "./useOpened.ts"

const Notices = () => {
  const { t } = useTranslation()
  const { id, link } = useOpened()
  const notice = useNotice("A", id)
  return (
    <ListDetail
      opened={notice?.announcementId}
      list={<NoticeList type="A" label={t("title_agent_notices")} link={link} />}
      detail={notice !== undefined && <Notice type="A" notice={notice} />}
    />
  )
}

/** Announcements for agents (decision 20). */
export const AgentNoticePage = () => {
  const { t } = useTranslation()
  const isOn = useAtomValue(moduleAtom)
  const isClosed = useAtomValue(whitelabelAtom) !== undefined && !isOn("AGEANNOUNCE3")
  return (
    <main className={styles["page"]}>
      {isClosed ? <EmptyState title={t("title_agent_notices")} text={t("feature_off")} /> : <Notices />}
    </main>
  )
}
