import { useAtomValue, useSetAtom } from "jotai"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"

import { closureAtom } from "#atoms/protection/protection.ts"
import { arriveAtHomeAtom } from "#atoms/home/arrival.ts"
import { VisuallyHidden } from "#ui/basic/VisuallyHidden.tsx"
import { Page } from "#ui/frame/Page.tsx"
import { PlayClosed } from "#pages/protection/PlayClosed.tsx"
import { ProtectionLink } from "#pages/protection/ProtectionLink.tsx"

import { UnsettledNotices } from "../cashier/UnsettledNotices.tsx"
import { SiteFoot } from "../frame/HomeFooter.tsx"
import { HomePopups } from "./HomePopups.tsx"
import { HomeWallets } from "./HomeWallets.tsx"

export const ClosedHome = () => {
  const { t } = useTranslation()
  const closure = useAtomValue(closureAtom)
  const arrive = useSetAtom(arriveAtHomeAtom)
  useEffect(() => arrive(), [arrive])
  return (
    <>
      <Page>
        <VisuallyHidden>
          <h1>{t("home")}</h1>
        </VisuallyHidden>
        <UnsettledNotices />
        {closure !== undefined && <PlayClosed closure={closure} />}
        <ProtectionLink />
      </Page>
      <HomeWallets />
      <SiteFoot />
      <HomePopups />
    </>
  )
}
