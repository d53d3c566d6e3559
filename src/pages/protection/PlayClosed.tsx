import { useAtomValue } from "jotai"
import { ArrowUpFromLine, CircleQuestionMark, CircleUser, Headset, Mail, ReceiptText } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"

import { moduleAtom } from "#atoms/frame/merchant.ts"
import { paths } from "#config/paths.ts"
import type { Closure } from "#domain/protection/PlayAccess.ts"
import { dateTimeText } from "#i18n/saying.ts"
import { LinkList } from "#ui/basic/LinkList.tsx"
import { useCustomerService } from "#pages/frame/useCustomerService.ts"
import { useEnter } from "#pages/frame/useEnter.ts"

import styles from "./Protection.module.css"

/** The pages that a break or a self-exclusion leaves open. */
const StillOpen = () => {
  const { t } = useTranslation()
  const heading = useId()
  const enter = useEnter()
  const isOn = useAtomValue(moduleAtom)
  const openService = useCustomerService()
  return (
    <section aria-labelledby={heading} className={styles["works"]}>
      <h2 id={heading} className={styles["heading"]}>
        {t("what_works")}
      </h2>
      <LinkList
        links={[
          { label: t("title_member_centre"), Icon: CircleUser, ...enter(paths.memberHome) },
          { label: t("withdraw"), Icon: ArrowUpFromLine, ...enter(paths.withdraw) },
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

/** Until when games and deposits are closed, and what still works. */
export const PlayClosed = ({ closure: { _tag, until } }: { readonly closure: Closure }) => {
  const { t, i18n } = useTranslation()
  return (
    <>
      <div role="status" className={styles["closed"]}>
        <p className={styles["until"]}>
          {until === null
            ? t("closed_permanently")
            : t("closed_until", { time: dateTimeText(i18n.language, until) })}
        </p>
        <p>{t(_tag === "onBreak" ? "on_break" : "self_excluded")}</p>
        <p>{t("break_stops")}</p>
      </div>
      <StillOpen />
    </>
  )
}
