import { useState } from "react"
import { useTranslation } from "react-i18next"

import { Tabs } from "#ui/navigation/Tabs.tsx"
import { Page } from "#ui/frame/page/Page.tsx"

import { AffiliateLinks } from "./AffiliateLinks.tsx"
import { OpenAccount } from "./OpenAccount.tsx"

const tabs = ["account", "links"] as const
type Tab = (typeof tabs)[number]

export const AgentRegisterPage = () => {
  const { t } = useTranslation()
  const [tab, setTab] = useState<Tab>("account")
  return (
    <Page>
      <Tabs
        label={t("open_account")}
        value={tab}
        onChange={setTab}
        tabs={[
          { value: "account", label: t("open_account"), panel: <OpenAccount /> },
          { value: "links", label: t("affiliate_links"), panel: tab === "links" && <AffiliateLinks /> },
        ]}
      />
    </Page>
  )
}
