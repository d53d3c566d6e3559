import { useAtomValue } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { isRegistrationOpenAtom } from "#atoms/system.ts"
import { paths } from "#config/paths.ts"
import { ButtonLink } from "#ui/basic/Button.tsx"

import { useEnter } from "../frame/useEnter.ts"
import { useOffer } from "../frame/useOffer.ts"
import styles from "./Welcome.module.css"

/** What a guest is offered, as long as one can register. */
export const Welcome = () => {
  const { t } = useTranslation()
  const isOpen = useAtomValue(isRegistrationOpenAtom)
  const offer = useOffer()
  const enter = useEnter()
  if (!isOpen) return null
  return (
    <section className={styles["welcome"]}>
      <div className={styles["words"]}>
        <h2 className={styles["offer"]}>{offer}</h2>
        <p className={styles["claim"]}>{t("more_than_600_games")}</p>
      </div>
      <ButtonLink variant="primary" {...enter(paths.register)}>
        {t("register_now")}
      </ButtonLink>
    </section>
  )
}
