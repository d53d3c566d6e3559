import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { nowAtom } from "#atoms/clock.ts"
import { dateTimeText } from "#i18n/formatting.ts"
import { FactList } from "#ui/text/FactList.tsx"

import { Pending } from "./Pending.tsx"
import styles from "./Protection.module.css"

interface Props {
  readonly length: string
  /** The end of the restriction if it begins at this time of the gateway. Null means that it is permanent. */
  readonly endAt: (now: number) => number | null
}

export const RestrictionTerms = ({ length, endAt }: Props) => {
  const { t, i18n } = useTranslation()
  const end = endAt(useAtomValue(nowAtom))
  return (
    <div className={styles["terms"]}>
      <FactList facts={[{ label: t("break_length"), value: length }]} />
      {end !== null && <p>{t("closure_until", { time: dateTimeText(i18n.language, end) })}</p>}
      <p>{t("break_stops")}</p>
      <p>{t("break_keeps")}</p>
      <p>{t("not_shortened")}</p>
      <Pending />
    </div>
  )
}
