import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { showsInboxAtom } from "#atoms/system/whitelabel.ts"
import { EmptyState } from "#ui/state/EmptyState.tsx"
import { Page } from "#ui/frame/page/Page.tsx"

import { Mails } from "./Mails.tsx"

export const InboxPage = () => {
  const { t } = useTranslation()
  const isOffered = useAtomValue(showsInboxAtom)
  return <Page>{isOffered ? <Mails /> : <EmptyState title={t("inbox")} text={t("feature_off")} />}</Page>
}
