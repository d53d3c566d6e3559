import { useTranslation } from "#ui/texts.tsx"

import { ButtonLink } from "../basic/Button.tsx"
import type { Destination } from "./Destination.ts"
import styles from "./WelcomeCard.module.css"

export interface WelcomeCardProps {
  /** What registering brings. */
  readonly offer: string
  readonly register: Destination
}

/** What a guest is offered. */
export const WelcomeCard = ({ offer, register }: WelcomeCardProps) => {
  const { t } = useTranslation()
  return (
    <section className={styles["welcome"]}>
      <div className={styles["words"]}>
        <h2 className={styles["offer"]}>{offer}</h2>
        <p className={styles["claim"]}>{t("more_than_600_games")}</p>
      </div>
      <ButtonLink variant="primary" href={register.href} onPress={register.onPress}>
        {t("register_now")}
      </ButtonLink>
    </section>
  )
}
