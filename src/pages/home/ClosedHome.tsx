import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"

import { restrictionAtom } from "#atoms/protection/protection.ts"
import { arriveAtHomeAtom } from "#atoms/home/arrival.ts"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"
import { Page } from "#ui/frame/page/Page.tsx"
import { PlayClosed } from "#pages/protection/play/PlayClosed.tsx"
import { ProtectionLink } from "#pages/view/ProtectionLink.tsx"

import { UnsettledNotices } from "../cashier/unsettled/UnsettledNotices.tsx"
import { SiteFoot } from "../frame/footer/HomeFooter.tsx"
import { HomePopups } from "./HomePopups.tsx"
import { HomeWallets } from "./HomeWallets.tsx"

export const ClosedHome = () => {
  const { t } = useTranslation()
  const restriction = useAtomValue(restrictionAtom)
  const arrive = useSetAtom(arriveAtHomeAtom)
  useEffect(() => arrive(), [arrive])
  return (
    <>
      <Page>
        <VisuallyHidden>
          <h1>{t("home")}</h1>
        </VisuallyHidden>
        <UnsettledNotices />
        {restriction !== undefined && <PlayClosed restriction={restriction} />}
        <ProtectionLink />
      </Page>
      <HomeWallets />
      <SiteFoot />
      <HomePopups />
    </>
  )
}
