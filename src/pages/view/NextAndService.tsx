import { useSetAtom } from "jotai"
import { Headset } from "lucide-react"
import { useTranslation } from "react-i18next"

import { servicePopupOpenAtom } from "#atoms/frame/menus.ts"
import { Button, ButtonLink } from "#ui/button/Button.tsx"
import type { Press } from "#ui/button/PressLink.tsx"

import styles from "./NextAndService.module.css"

interface Props {
  /** Undefined after the last text. */
  readonly next: { readonly href: string; readonly onPress: Press } | undefined
}

export const NextAndService = ({ next }: Props) => {
  const { t } = useTranslation()
  const openService = useSetAtom(servicePopupOpenAtom)
  return (
    <div className={styles["ways"]}>
      <Button variant="quiet" icon={<Headset />} onPress={() => openService(true)}>
        {t("customer_service")}
      </Button>
      {next !== undefined && <ButtonLink {...next}>{t("next")}</ButtonLink>}
    </div>
  )
}
