import { useTranslation } from "react-i18next"

import { paths } from "#config/paths.ts"

import styles from "./Terms.module.css"

const documents = {
  terms: [
    ["terms_account", "terms_account_text"],
    ["terms_age", "terms_age_text"],
    ["terms_money", "terms_money_text"],
    ["terms_closing", "terms_closing_text"],
    ["terms_complaints", "terms_complaints_text"],
  ],
  agreement: [
    ["agreement_use", "agreement_use_text"],
    ["agreement_games", "agreement_games_text"],
    ["agreement_fair", "agreement_fair_text"],
    ["agreement_details", "agreement_details_text"],
  ],
} as const

interface Props {
  /** The address of the terms or of the agreement. */
  readonly path: string
  readonly age: number
}

export const Terms = ({ path, age }: Props) => {
  const { t } = useTranslation()
  return documents[path === paths.agreement ? "agreement" : "terms"].map(([heading, text]) => (
    <section key={heading} className={styles["part"]}>
      <h2 className={styles["heading"]}>{t(heading)}</h2>
      <p className={styles["text"]}>{t(text, { age })}</p>
    </section>
  ))
}
