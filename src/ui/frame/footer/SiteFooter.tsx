import { Languages } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

import { Licence, type LicenceProps } from "./Licence.tsx"
import { PressLink } from "#ui/button/PressLink.tsx"
import { Select, type SelectOption } from "#ui/form/text/Select.tsx"
import styles from "./SiteFooter.module.css"
import { SocialIcon, type SocialNetwork } from "./SocialIcon.tsx"
import { ThemeSwitch, type ThemeSwitchProps } from "#ui/frame/menu/ThemeSwitch.tsx"

export interface SocialLink {
  readonly network: SocialNetwork
  readonly label: string
  readonly href: string
}

export interface PaymentMark {
  readonly key: string
  readonly label: string
  /** If undefined, the label shows instead of an icon. */
  readonly icon?: string | undefined
}

export interface SiteFooterProps {
  readonly language: string
  readonly languages: ReadonlyArray<SelectOption>
  readonly onLanguage: (language: string) => void
  readonly theme: ThemeSwitchProps
  readonly age: number
  readonly payments: ReadonlyArray<PaymentMark>
  readonly social: ReadonlyArray<SocialLink>
  readonly copyright: string
  readonly licence?: LicenceProps | undefined
  readonly legal: ReadonlyArray<string>
  readonly children?: ReactNode | undefined
}

const Payments = ({ payments }: Pick<SiteFooterProps, "payments">) => {
  const { t } = useTranslation()
  return (
    <section className={styles["block"]}>
      <h2 className={styles["heading"]}>{t("payment_methods")}</h2>
      <ul aria-label={t("payment_methods")} className={styles["payments"]}>
        {payments.map(({ key, label, icon }) => (
          <li key={key} className={styles["payment"]}>
            {icon === undefined ? label : <img src={icon} alt={label} loading="lazy" decoding="async" />}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Social = ({ social }: Pick<SiteFooterProps, "social">) => {
  const { t } = useTranslation()
  return (
    <ul aria-label={t("social_networks")} className={styles["social"]}>
      {social.map(({ network, label, href }) => (
        <li key={network}>
          <PressLink href={href} elsewhere aria-label={label} className={styles["network"]}>
            <SocialIcon network={network} />
          </PressLink>
        </li>
      ))}
    </ul>
  )
}

export const SiteFooter = (props: SiteFooterProps) => {
  const { t } = useTranslation()
  return (
    <footer className={styles["footer"]}>
      {props.children}
      <div className={styles["settings"]}>
        <Select
          label={t("language")}
          labelHidden
          lead={<Languages />}
          value={props.language}
          options={props.languages}
          onChange={(event) => props.onLanguage(event.currentTarget.value)}
        />
        <ThemeSwitch {...props.theme} />
      </div>
      {props.payments.length > 0 && <Payments payments={props.payments} />}
      {props.social.length > 0 && <Social social={props.social} />}
      <div className={styles["age"]}>
        <span className={styles["badge"]}>{t("age_badge", { age: props.age })}</span>
        <p className={styles["note"]}>{t("age_note", { age: props.age })}</p>
      </div>
      <p className={styles["copyright"]}>{props.copyright}</p>
      {props.licence !== undefined && (
        <p className={styles["legal"]}>
          <Licence {...props.licence} />
        </p>
      )}
      {props.legal.map((line) => (
        <p key={line} className={styles["legal"]}>
          {line}
        </p>
      ))}
    </footer>
  )
}
