import { useTranslation } from "react-i18next"

import { paths } from "#config/paths.ts"
import { ButtonLink } from "#ui/button/Button.tsx"
import { OfflineState } from "#ui/frame/page/OfflineState.tsx"

import { useEnter } from "#pages/view/useEnter.ts"

/** Links to home, which is cached. */
export const OfflinePage = () => {
  const { t } = useTranslation()
  const home = (
    <ButtonLink size="small" {...useEnter()(paths.home)}>
      {t("home")}
    </ButtonLink>
  )
  return <OfflineState action={home} />
}
