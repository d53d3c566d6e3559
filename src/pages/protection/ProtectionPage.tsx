import { useAtomValue, useSetAtom } from "jotai"
import { Ban, ChartColumn, CirclePause, Globe, Phone, ScrollText } from "lucide-react"
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
import { isBreakAskedIn } from "#domain/protection/RealityCheck.ts"
import { dateTimeText } from "#i18n/formatting.ts"
import { ButtonLink } from "#ui/button/Button.tsx"
import { FactList } from "#ui/text/FactList.tsx"
import { LinkList } from "#ui/navigation/LinkList.tsx"
import { Page } from "#ui/frame/page/Page.tsx"
import { Deferred } from "#pages/view/Deferred.tsx"
import { RemoteFailure } from "#pages/view/QueryView.tsx"

import { BreakForm } from "./BreakForm.tsx"
import { CheckRow } from "./CheckRow.tsx"
import { ExclusionForm } from "./ExclusionForm.tsx"
import { LimitsPart } from "./limit/LimitsPart.tsx"
import { SessionLimitRow } from "./limit/SessionLimitRow.tsx"
import { SettingCard } from "./limit/SettingCard.tsx"
import { PanelRows } from "./PanelRows.tsx"
import { PlaySessionTimer } from "./play/PlayBar.tsx"
import { PlayClosed } from "./play/PlayClosed.tsx"
import styles from "./Protection.module.css"
import { ProtectionRules } from "./ProtectionRules.tsx"

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

const Settings = () => {
  const { t } = useTranslation()
  const value = valueOf(useAtomValue(protectionAtom))
  if (value === undefined) return null
  return (
    <>
      {value.limits !== undefined && <LimitsPart limits={value.limits} />}
      <SettingCard title={t("session_time")} aside={<PlaySessionTimer />}>
        <SessionLimitRow session={value.session} />
        <CheckRow check={value.realityCheck} />
      </SettingCard>
    </>
  )
}

// If the player requested a break in a reality check, the form for a break is open.
const Breaks = () => {
  const { t } = useTranslation()
  const restriction = useAtomValue(restrictionAtom)
  const isBreakAsked = isBreakAskedIn(useSearch())
  const takeBreak = {
    id: "break",
    label: t("take_break"),
    detail: t("break_lead"),
    Icon: CirclePause,
    panel: <BreakForm />,
  }
  const exclusion = {
    id: "exclusion",
    label: t("self_exclusion"),
    detail: t("exclusion_lead"),
    Icon: Ban,
    isDanger: true,
    panel: <ExclusionForm />,
  }
  if (restriction?._tag === "excluded") return null
  return (
    <PanelRows
      rows={restriction === undefined ? [takeBreak, exclusion] : [exclusion]}
      initial={isBreakAsked ? "break" : undefined}
    />
  )
}

const Facts = ({ isGuest }: { readonly isGuest: boolean }) => {
  const { t } = useTranslation()
  const own = {
    id: "statement",
    label: t("statement"),
    Icon: ChartColumn,
    panel: <Deferred load={statement} />,
  }
  const rules = { id: "rules", label: t("protection_rules"), Icon: ScrollText, panel: <ProtectionRules /> }
  return <PanelRows rows={isGuest ? [rules] : [own, rules]} />
}

const ForMembers = () => {
  const { t, i18n } = useTranslation()
  const restriction = useAtomValue(restrictionAtom)
  const end = useAtomValue(playSessionEndAtom)
  const closed = restriction ?? end
  const mayDeposit = useAtomValue(mayDepositAtom)
  const isOpen = useAtomValue(isPlayOpenAtom) && end === undefined && mayDeposit
  const remote = useAtomValue(protectionAtom)
  const refetch = useSetAtom(protectionAtom.refetchAtom)
  const { previousLogin } = valueOf(remote) ?? {}
  return (
    <>
      {closed !== undefined && <PlayClosed restriction={closed} />}
      <RemoteFailure compact remote={remote} failed="protection_failed" onRetry={() => refetch()} />
      {isOpen && (
        <p role="status" className={styles["state"]}>
          {t("protection_open")}
        </p>
      )}
      {previousLogin !== undefined && (
        <FactList
          facts={[{ label: t("previous_login"), value: dateTimeText(i18n.language, previousLogin) }]}
        />
      )}
      <Settings />
      <Breaks />
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
    <Page bottom={32}>
      {isGuest ? <ForGuests /> : <ForMembers />}
      <Facts isGuest={isGuest} />
      <Help />
    </Page>
  )
}
