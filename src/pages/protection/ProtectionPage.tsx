import { useAtomValue, useSetAtom } from "jotai"
import { Globe, Phone } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"
import { useSearch } from "wouter"

import {
  restrictionAtom,
  helpLinksAtom,
  isPlayOpenAtom,
  protectionAtom,
} from "#atoms/protection/protection.ts"
import { playSessionEndAtom } from "#atoms/protection/sessionLimit.ts"
import { mayDepositAtom } from "#atoms/account/vipProgress.ts"
import { logInForAtom } from "#atoms/entry/access.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { isGuestAtom } from "#atoms/session.ts"
import { paths } from "#config/paths.ts"
import type { Completed } from "#domain/protection/Protection.ts"
import { isBreakAskedIn } from "#domain/protection/RealityCheck.ts"
import { dateTimeText } from "#i18n/formatting.ts"
import { ButtonLink } from "#ui/button/Button.tsx"
import { FactList } from "#ui/text/FactList.tsx"
import { LinkList } from "#ui/navigation/LinkList.tsx"
import { Page } from "#ui/frame/page/Page.tsx"
import { Deferred } from "#pages/view/Deferred.tsx"
import { RemoteFailure } from "#pages/view/QueryView.tsx"

import { BreakForm } from "./BreakForm.tsx"
import { CheckChoice } from "./CheckChoice.tsx"
import { ExclusionForm } from "./ExclusionForm.tsx"
import { LimitsPart } from "./limit/LimitsPart.tsx"
import { PlaySessionTimer } from "./play/PlayBar.tsx"
import { PlayClosed } from "./play/PlayClosed.tsx"
import styles from "./Protection.module.css"
import { ProtectionRules } from "./ProtectionRules.tsx"
import { SessionLimitPart } from "./limit/SessionLimitPart.tsx"

const statement = () => import("./StatementPart.tsx").then(({ StatementPart }) => StatementPart)

const ForGuests = () => {
  const { t } = useTranslation()
  const logInFor = useSetAtom(logInForAtom)
  return (
    <>
      <p className={styles["lead"]}>{t("login_for_protection")}</p>
      <ButtonLink
        variant="primary"
        wide
        href={paths.login}
        onPress={() => logInFor({ path: paths.protection, reason: "login_to_account" })}
      >
        {t("login")}
      </ButtonLink>
    </>
  )
}

const PlaySessionList = () => {
  const { t, i18n } = useTranslation()
  const { since, previousLogin } = valueOf(useAtomValue(protectionAtom)) ?? {}
  const facts = [
    ...(since === undefined ? [] : [{ label: t("session_time"), value: <PlaySessionTimer /> }]),
    ...(previousLogin === undefined
      ? []
      : [{ label: t("previous_login"), value: dateTimeText(i18n.language, previousLogin) }]),
  ]
  return facts.length > 0 && <FactList facts={facts} />
}

// If the player requested a break in a reality check, the form for a break comes first.
const Choices = ({ value }: { readonly value: Completed | undefined }) => {
  const restriction = useAtomValue(restrictionAtom)
  const isBreakAsked = isBreakAskedIn(useSearch())
  const breakForm = restriction === undefined && <BreakForm />
  return (
    <>
      {isBreakAsked && breakForm}
      {value?.limits !== undefined && <LimitsPart limits={value.limits} />}
      {value !== undefined && <SessionLimitPart session={value.session} />}
      {value !== undefined && <CheckChoice check={value.realityCheck} />}
      {!isBreakAsked && breakForm}
      {restriction?._tag !== "excluded" && <ExclusionForm />}
    </>
  )
}

const ForMembers = () => {
  const { t } = useTranslation()
  const restriction = useAtomValue(restrictionAtom)
  const end = useAtomValue(playSessionEndAtom)
  const closed = restriction ?? end
  const mayDeposit = useAtomValue(mayDepositAtom)
  const isOpen = useAtomValue(isPlayOpenAtom) && end === undefined && mayDeposit
  const remote = useAtomValue(protectionAtom)
  const refetch = useSetAtom(protectionAtom.refetchAtom)
  return (
    <>
      {closed === undefined ? (
        <p className={styles["lead"]}>{t("protection_lead")}</p>
      ) : (
        <PlayClosed restriction={closed} />
      )}
      <RemoteFailure compact remote={remote} failed="protection_failed" onRetry={() => refetch()} />
      {isOpen && (
        <p role="status" className={styles["state"]}>
          {t("protection_open")}
        </p>
      )}
      <PlaySessionList />
      <Choices value={valueOf(remote)} />
      <Deferred load={statement} />
    </>
  )
}

const icons = { site: Globe, phone: Phone } as const

const Help = () => {
  const { t } = useTranslation()
  const heading = useId()
  const links = useAtomValue(helpLinksAtom)
  if (links.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles["heading"]}>
        {t("where_help_is")}
      </h2>
      <LinkList
        links={links.map(({ kind, ...link }) => ({ ...link, Icon: icons[kind], elsewhere: kind === "site" }))}
      />
    </section>
  )
}

export const ProtectionPage = () => {
  const isGuest = useAtomValue(isGuestAtom)
  return (
    <Page bottom={64}>
      {isGuest ? <ForGuests /> : <ForMembers />}
      <ProtectionRules />
      <Help />
    </Page>
  )
}
