import { useAtomValue, useSetAtom } from "jotai"
import { CreditCard, KeyRound, type LucideIcon, MessageCircleQuestion, WalletCards } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { useSearch } from "wouter"

import { vipProgressAtom } from "#atoms/account/vipProgress.ts"
import { securityAtom } from "#atoms/account/security.ts"
import { moduleAtom } from "#atoms/merchant.ts"
import { whitelabelAtom } from "#atoms/system/whitelabel.ts"
import { paths } from "#config/paths.ts"
import * as Security from "#domain/account/Security.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { EmptyState } from "#ui/state/EmptyState.tsx"
import { LinkList } from "#ui/navigation/LinkList.tsx"
import { Page } from "#ui/frame/page/Page.tsx"
import { StateMark } from "#ui/records/StateMark.tsx"
import { useEnter } from "#pages/view/useEnter.ts"

import { QueryView } from "#pages/view/QueryView.tsx"
import { BankCardsPart } from "./BankCardsPart.tsx"
import { lastLoginText } from "./lastLoginText.ts"
import { PaymentPasswordPart } from "./PaymentPasswordPart.tsx"
import { QuestionsPart } from "./QuestionsPart.tsx"
import styles from "./Security.module.css"

interface Look {
  readonly label: MessageKey
  readonly protects: MessageKey
  readonly Icon: LucideIcon
}

const looks: Readonly<Record<Security.Part, Look>> = {
  loginPassword: { label: "login_password", protects: "protects_login_password", Icon: KeyRound },
  paymentPassword: { label: "payment_password", protects: "protects_payment_password", Icon: WalletCards },
  bankCard: { label: "bank_cards", protects: "protects_bank_cards", Icon: CreditCard },
  securityQuestions: {
    label: "security_questions",
    protects: "protects_security_questions",
    Icon: MessageCircleQuestion,
  },
}

const LastLogin = () => {
  const { t, i18n } = useTranslation()
  const id = useId()
  const { lastLogin } = useAtomValue(vipProgressAtom)
  const last = lastLoginText(i18n.language, lastLogin)
  if (last === "") return null
  return (
    <section aria-labelledby={id} className={styles["lastLogin"]}>
      <h2 id={id} className={styles["name"]}>
        {t("column_last_login")}
      </h2>
      <p className={styles["when"]}>{last}</p>
      <p className={styles["detail"]}>{t("last_login_check")}</p>
    </section>
  )
}

interface Props {
  readonly config: Security.SecurityConfig
}

const Parts = ({ config }: Props) => {
  const { t } = useTranslation()
  const enter = useEnter()
  return (
    <>
      <p className={styles["lead"]}>{t("security_lead")}</p>
      <LinkList
        links={Security.parts.map((part) => ({
          label: t(looks[part].label),
          detail: t(looks[part].protects),
          Icon: looks[part].Icon,
          mark: (
            <StateMark text={t(config[part] ? "is_set" : "not_set")} tone={config[part] ? "good" : "open"} />
          ),
          ...(part === "loginPassword" ? enter(paths.changePassword) : enter(Security.partAddress(part))),
        }))}
      />
      <LastLogin />
    </>
  )
}

const Shown = ({ config }: Props) => {
  switch (Security.partIn(useSearch())) {
    case "paymentPassword":
      return <PaymentPasswordPart isSet={config.paymentPassword} />
    case "bankCard":
      return <BankCardsPart hasPassword={config.paymentPassword} />
    case "securityQuestions":
      return <QuestionsPart />
    default:
      return <Parts config={config} />
  }
}

/** The query of the address contains the name of the open section (open point 11). */
export const SecurityCentrePage = () => {
  const { t } = useTranslation()
  const remote = useAtomValue(securityAtom)
  const refetch = useSetAtom(securityAtom.refetchAtom)
  const isOn = useAtomValue(moduleAtom)
  const isClosed = useAtomValue(whitelabelAtom) !== undefined && !isOn("SECPRIV")
  return (
    <Page bottom={64}>
      {isClosed ? (
        <EmptyState title={t("security_center")} text={t("feature_off")} />
      ) : (
        <QueryView remote={remote} failed="security_failed" onRetry={() => refetch()}>
          {(config) => <Shown config={config} />}
        </QueryView>
      )}
    </Page>
  )
}
