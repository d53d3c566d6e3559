import { useTranslation } from "react-i18next"

import styles from "#pages/games/Games.module.css"

export const GameCount = ({ count }: { readonly count: number }) => (
  <p className={styles["count"]}>{useTranslation().t("games_count", { count })}</p>
)
