import { useTranslation } from "react-i18next"

import { paths } from "#config/paths.ts"
import { ButtonLink } from "#ui/button/Button.tsx"
import { useEnter } from "#pages/view/useEnter.ts"

import styles from "./HomeProtection.module.css"

export const HomeProtection = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  return (
    <div className={styles["link"]}>
      <ButtonLink size="small" {...enter(paths.protection)}>
        {t("title_protection")}
      </ButtonLink>
    </div>
  )
}
