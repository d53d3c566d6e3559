import { useTranslation } from "react-i18next"

import { gamesOffered } from "#config/product.ts"
import { ButtonLink } from "#ui/button/Button.tsx"
import type { Destination } from "#ui/frame/menu/Destination.ts"

import styles from "./WelcomeCard.module.css"

export interface WelcomeCardProps {
  readonly offer: string
  readonly register: Destination
}

export const WelcomeCard = ({ offer, register }: WelcomeCardProps) => {
  const { t } = useTranslation()
  return (
    <section className={styles["welcome"]}>
      <div className={styles["words"]}>
        <h2 className={styles["offer"]}>{offer}</h2>
        <p className={styles["claim"]}>{t("more_than_games", { games: gamesOffered })}</p>
      </div>
      <ButtonLink variant="primary" {...register}>
        {t("register_now")}
      </ButtonLink>
    </section>
  )
}
