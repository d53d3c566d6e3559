import { useAtomValue } from "jotai"
import { CircleQuestionMark, CircleUser, Headset, Mail, ReceiptText, UsersRound } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"

import { moduleAtom } from "#atoms/merchant.ts"
import { isAgentAtom } from "#atoms/session.ts"
import { paths } from "#config/paths.ts"
import type { PlayRestriction } from "#domain/protection/PlayPermission.ts"
import type { Ended } from "#domain/protection/PlaySession.ts"
import { dateTimeText } from "#i18n/formatting.ts"
import { ButtonLink } from "#ui/button/Button.tsx"
import { LinkList } from "#ui/navigation/LinkList.tsx"
import { useCustomerService } from "#pages/frame/menu/useCustomerService.ts"
import { useEnter } from "#pages/view/useEnter.ts"

import styles from "#pages/protection/Protection.module.css"

const StillOpen = () => {
  const { t } = useTranslation()
  const heading = useId()
  const enter = useEnter()
  const isOn = useAtomValue(moduleAtom)
  const isAgent = useAtomValue(isAgentAtom)
  const openService = useCustomerService()
  return (
    <section aria-labelledby={heading} className={styles["works"]}>
      <h2 id={heading} className={styles["heading"]}>
        {t("what_works")}
      </h2>
      <LinkList
        links={[
          ...(isAgent ? [{ label: t("agent_center"), Icon: UsersRound, ...enter(paths.agent) }] : []),
          { label: t("title_member_centre"), Icon: CircleUser, ...enter(paths.memberHome) },
          ...(isOn("TRANSREC3")
            ? [{ label: t("account_record"), Icon: ReceiptText, ...enter(paths.accountRecord) }]
            : []),
          ...(isOn("INBOX3") ? [{ label: t("title_messages"), Icon: Mail, ...enter(paths.inbox) }] : []),
          { label: t("customer_service"), Icon: Headset, onPress: openService },
          { label: t("title_help"), Icon: CircleQuestionMark, ...enter(paths.help) },
        ]}
      />
    </section>
  )
}

const untilOf = (restriction: PlayRestriction | Ended): number | null =>
  restriction._tag === "ended" ? restriction.closedUntil : restriction.until

// The texts without an end date: only an exclusion is then permanent.
const endless = {
  onBreak: "closed_for_now",
  excluded: "closed_permanently",
  ended: "closed_for_now",
} as const

const reasons = { onBreak: "on_break", excluded: "self_excluded", ended: "session_limit" } as const

export const PlayClosed = ({ restriction }: { readonly restriction: PlayRestriction | Ended }) => {
  const { t, i18n } = useTranslation()
  const enter = useEnter()
  const until = untilOf(restriction)
  return (
    <>
      <div role="status" className={styles["closed"]}>
        <p className={styles["until"]}>
          {until === null
            ? t(endless[restriction._tag])
            : t("closed_until", { time: dateTimeText(i18n.language, until) })}
        </p>
        <p>{t(reasons[restriction._tag])}</p>
        <p>{t(restriction._tag === "ended" ? "session_stops" : "break_stops")}</p>
      </div>
      <ButtonLink variant="primary" wide {...enter(paths.withdraw)}>
        {t("withdraw")}
      </ButtonLink>
      <StillOpen />
    </>
  )
}
