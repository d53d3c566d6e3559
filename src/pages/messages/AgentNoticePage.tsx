import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { moduleAtom } from "#atoms/merchant.ts"
import { whitelabelAtom } from "#atoms/system/whitelabel.ts"
import { EmptyState } from "#ui/state/EmptyState.tsx"
import { Page } from "#ui/frame/page/Page.tsx"
import { ListDetail } from "#ui/messages/ListDetail.tsx"

import { AnnouncementText, AnnouncementList, useAnnouncement } from "./AnnouncementBrowser.tsx"
import { useOpened } from "./useOpened.ts"

const Announcements = () => {
  const { t } = useTranslation()
  const { id, link } = useOpened()
  const announcement = useAnnouncement("A", id)
  return (
    <ListDetail
      opened={announcement?.announcementId}
      list={<AnnouncementList type="A" label={t("title_agent_notices")} link={link} />}
      detail={announcement !== undefined && <AnnouncementText type="A" announcement={announcement} />}
    />
  )
}

export const AgentNoticePage = () => {
  const { t } = useTranslation()
  const isOn = useAtomValue(moduleAtom)
  const isClosed = useAtomValue(whitelabelAtom) !== undefined && !isOn("AGEANNOUNCE3")
  return (
    <Page>
      {isClosed ? <EmptyState title={t("title_agent_notices")} text={t("feature_off")} /> : <Announcements />}
    </Page>
  )
}
