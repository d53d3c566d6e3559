import { useAtomValue } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { signupBonusAtom } from "#atoms/system.ts"
import { paths } from "#config/paths.ts"
import * as Money from "#domain/Money.ts"
import { ButtonLink } from "#ui/basic/Button.tsx"

import { useEnter } from "../frame/useEnter.ts"
import styles from "./Welcome.module.css"

/** What a guest is offered. Without a configured amount no number is invented (spec §9 "Claims"). */
export const Welcome = () => {
  const { t } = useTranslation()
  const bonus = useAtomValue(signupBonusAtom)
  const enter = useEnter()
  const offer =
    bonus === undefined
      ? t("signup_bonus_plain")
      : t("signup_bonus", { amount: Money.format(bonus).replace(/\.00$/, "") })
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
