import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { footerAtom } from "#atoms/frame/footer.ts"
import { paths } from "#config/paths.ts"
import { PressLink } from "#ui/button/PressLink.tsx"
import { Checkbox } from "#ui/form/choice/Checkbox.tsx"

import { useEnter } from "#pages/view/useEnter.ts"
import styles from "#pages/entry/Entry.module.css"

interface Props {
  readonly agrees: boolean
  readonly onChange: (agrees: boolean) => void
}

export const AgeConsent = ({ agrees, onChange }: Props) => {
  const { t } = useTranslation()
  const { age } = useAtomValue(footerAtom)
  const enter = useEnter()
  return (
    <div className={styles["consent"]}>
      <Checkbox
        label={t("age_consent", { age })}
        hint={t("barred_persons")}
        name="agree"
        error={agrees ? "" : t("agree_first")}
        checked={agrees}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div className={styles["documents"]}>
        <PressLink className={styles["link"]} {...enter(paths.terms)}>
          {t("title_terms")}
        </PressLink>
        <PressLink className={styles["link"]} {...enter(paths.agreement)}>
          {t("title_agreement")}
        </PressLink>
      </div>
    </div>
  )
}
