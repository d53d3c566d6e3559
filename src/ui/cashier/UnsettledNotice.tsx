import { CircleHelp } from "lucide-react"
import { useTranslation } from "react-i18next"

import { ButtonLink } from "#ui/button/Button.tsx"
import type { Press } from "#ui/button/PressLink.tsx"
import styles from "./UnsettledNotice.module.css"

export interface UnsettledNoticeProps {
  readonly text: string
  readonly link: { readonly href: string; readonly onPress?: Press | undefined }
}

export const UnsettledNotice = ({ text, link }: UnsettledNoticeProps) => {
  const { t } = useTranslation()
  return (
    <div role="alert" className={styles["notice"]}>
      <CircleHelp className={styles["icon"]} aria-hidden />
      <p className={styles["text"]}>{text}</p>
      <ButtonLink size="small" {...link}>
        {t("go")}
      </ButtonLink>
    </div>
  )
}
