import { useId } from "react"
import { useTranslation } from "react-i18next"

import { ProtectionLink } from "#pages/view/ProtectionLink.tsx"

import styles from "./Protection.module.css"

// The terms state the rules in the words of the pages that apply them.
const parts = {
  limits: { heading: "limits", texts: ["first_deposit_lead", "deposit_limit_counts", "limit_waits"] },
  breaks: { heading: "breaks", texts: ["breaks_last", "break_stops", "break_keeps"] },
  visibility: { heading: "who_sees", texts: ["who_sees_text"] },
  complaints: { heading: "terms_complaints", texts: ["terms_complaints_text"] },
} as const

const Part = ({ name }: { readonly name: keyof typeof parts }) => {
  const { t } = useTranslation()
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles["heading"]}>
        {t(parts[name].heading)}
      </h2>
      {parts[name].texts.map((text) => (
        <p key={text} className={styles["lead"]}>
          {t(text)}
        </p>
      ))}
    </section>
  )
}

const Shared = () => (
  <>
    <Part name="limits" />
    <Part name="breaks" />
    <Part name="visibility" />
  </>
)

export const ProtectionTerms = () => (
  <>
    <Shared />
    <ProtectionLink />
  </>
)

export const ProtectionRules = () => (
  <>
    <Shared />
    <Part name="complaints" />
  </>
)
