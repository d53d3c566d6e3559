import { useTranslation } from "react-i18next"
import { useLocation, useSearch } from "wouter"

import { paths } from "#config/paths.ts"
import type { NoticeType } from "#domain/messages/Announcement.ts"
import * as PageQuery from "#domain/PageQuery.ts"
import { Tabs } from "#ui/basic/Tabs.tsx"
import { ListDetail } from "#ui/messages/ListDetail.tsx"

import styles from "./Messages.module.css"
import { Notice, NoticeList, useNotice } from "./NoticeBrowser.tsx"
import { useOpened } from "./useOpened.ts"

type PlayerType = Exclude<NoticeType, "A">

/** The selected tab is in the address, so that an open announcement is found again. */
const useType = () => {
  const [, navigate] = useLocation()
  const query = useSearch()
  const type: PlayerType = PageQuery.valueOf(query, "type") === "PU" ? "PU" : "PL"
  const choose = (next: PlayerType) =>
    navigate(PageQuery.changed(paths.notice, query, { type: next }), { replace: true })
  return { type, choose }
}

/** Announcements for players, by type (decision 19). */
export const NoticePage = () => {
  const { t } = useTranslation()
  const { type, choose } = useType()
  const { id, link } = useOpened()
  const notice = useNotice(type, id)
  const news = { value: "PL", label: t("notices_news") } as const
  const popups = { value: "PU", label: t("notices_popups") } as const
  return (
    <main className={styles["page"]}>
      <ListDetail
        opened={notice?.announcementId}
        list={
          <Tabs
            label={t("notice_types")}
            value={type}
            onChange={choose}
            tabs={[news, popups].map((tab) => ({
              ...tab,
              panel: type === tab.value && (
                <div className={styles["panel"]}>
                  <NoticeList type={tab.value} label={tab.label} link={link} />
                </div>
              ),
            }))}
          />
        }
        detail={notice !== undefined && <Notice type={type} notice={notice} />}
      />
    </main>
  )
}
