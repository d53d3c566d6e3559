import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { moduleAtom } from "#atoms/merchant.ts"
import { whitelabelAtom } from "#atoms/system/whitelabel.ts"
import { EmptyState } from "#ui/state/EmptyState.tsx"
import { Page } from "#ui/frame/page/Page.tsx"

import { FeedbackForm } from "./FeedbackForm.tsx"

export const FeedbackPage = () => {
  const { t } = useTranslation()
  const isOn = useAtomValue(moduleAtom)
  const isClosed = useAtomValue(whitelabelAtom) !== undefined && !isOn("FEEDBACK3")
  return (
    <Page bottom={64}>
      {isClosed ? <EmptyState title={t("feedback")} text={t("feature_off")} /> : <FeedbackForm />}
    </Page>
  )
}
