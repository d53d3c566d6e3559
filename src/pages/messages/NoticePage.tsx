import { useTranslation } from "react-i18next"
import { useLocation, useSearch } from "wouter"

import { paths } from "#config/paths.ts"
import type { AnnouncementType } from "#domain/messages/Announcement.ts"
import * as PageQuery from "#domain/PageQuery.ts"
import { Tabs } from "#ui/navigation/Tabs.tsx"
import { Page } from "#ui/frame/page/Page.tsx"
import { ListDetail } from "#ui/messages/ListDetail.tsx"

import styles from "./Messages.module.css"
import { AnnouncementText, AnnouncementList, useAnnouncement } from "./AnnouncementBrowser.tsx"
import { useOpened } from "./useOpened.ts"

type PlayerType = Exclude<AnnouncementType, "A">

// The address contains the selected tab, so that a reload shows the open announcement again.
const useType = () => {
  const [, navigate] = useLocation()
  const query = useSearch()
  const type: PlayerType = PageQuery.valueOf(query, "type") === "PU" ? "PU" : "PL"
  const choose = (next: PlayerType) =>
    navigate(PageQuery.changed(paths.notice, query, { type: next }), { replace: true })
  return { type, choose }
}

export const NoticePage = () => {
  const { t } = useTranslation()
  const { type, choose } = useType()
  const { id, link } = useOpened()
  const announcement = useAnnouncement(type, id)
  const news = { value: "PL", label: t("notices_news") } as const
  const popups = { value: "PU", label: t("notices_popups") } as const
  return (
    <Page>
      <ListDetail
        opened={announcement?.announcementId}
        list={
          <Tabs
            label={t("notice_types")}
            value={type}
            onChange={choose}
            tabs={[news, popups].map((tab) => ({
              ...tab,
              panel: type === tab.value && (
                <div className={styles["panel"]}>
                  <AnnouncementList type={tab.value} label={tab.label} link={link} />
                </div>
              ),
            }))}
          />
        }
        detail={announcement !== undefined && <AnnouncementText type={type} announcement={announcement} />}
      />
    </Page>
  )
}
