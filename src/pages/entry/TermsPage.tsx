import { useAtomValue } from "jotai"
import type { ComponentProps } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "wouter"

import { footerAtom } from "#atoms/frame/footer.ts"
import { moduleAtom } from "#atoms/merchant.ts"
import { paths } from "#config/paths.ts"
import { Page } from "#ui/frame/page/Page.tsx"

import { Deferred } from "#pages/view/Deferred.tsx"
import styles from "./TermsPage.module.css"

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

export interface TermsPageProps {
  /** Loads the terms of player protection. */
  readonly loadProtection: ComponentProps<typeof Deferred>["load"]
}

export const TermsPage = ({ loadProtection }: TermsPageProps) => {
  const { t } = useTranslation()
  const [path] = useLocation()
  const { age } = useAtomValue(footerAtom)
  const isProtected = useAtomValue(moduleAtom)("RGLIMIT3")
  const parts = documents[path === paths.agreement ? "agreement" : "terms"]
  return (
    <Page top={32} bottom={64}>
      {parts.map(([heading, text]) => (
        <section key={heading} className={styles["part"]}>
          <h2 className={styles["heading"]}>{t(heading)}</h2>
          <p className={styles["text"]}>{t(text, { age })}</p>
        </section>
      ))}
      {isProtected && <Deferred load={loadProtection} />}
    </Page>
  )
}
