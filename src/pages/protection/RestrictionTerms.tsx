import { useTranslation } from "react-i18next"

import { FactList } from "#ui/text/FactList.tsx"

import styles from "./Protection.module.css"

export const RestrictionTerms = ({ length }: { readonly length: string }) => {
  const { t } = useTranslation()
  return (
    <div className={styles["terms"]}>
      <FactList facts={[{ label: t("break_length"), value: length }]} />
      <p>{t("break_stops")}</p>
      <p>{t("break_keeps")}</p>
      <p>{t("not_shortened")}</p>
    </div>
  )
}
