import { useAtomValue, useSetAtom } from "jotai"
import { KeyRound, Settings } from "lucide-react"
import { useTranslation } from "#ui/texts.tsx"

import { isPending, valueOf } from "#atoms/kernel/Remote.ts"
import { memberDetailsAtom } from "#atoms/memberDetails.ts"
import { moduleAtom } from "#atoms/merchant.ts"
import { paths } from "#config/paths.ts"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { LinkList } from "#ui/basic/LinkList.tsx"
import { Skeleton } from "#ui/basic/Skeleton.tsx"
import { Unseen } from "#ui/basic/Unseen.tsx"

import { useEnter } from "../frame/useEnter.ts"
import { HeadIconChoice } from "./HeadIconChoice.tsx"
import { MemberHead } from "./MemberHead.tsx"
import styles from "./MyAccount.module.css"
import { SetPart } from "./SetPart.tsx"

const Waiting = () => {
  const { t } = useTranslation()
  return (
    <div role="status" className={styles["waiting"]}>
      <Unseen>{t("loading")}</Unseen>
      {["a", "b", "c", "d", "e"].map((row) => (
        <Skeleton key={row} className={styles["bone"]} />
      ))}
    </div>
  )
}

/** What is known of the member. */
const Details = () => {
  const { t } = useTranslation()
  const remote = useAtomValue(memberDetailsAtom)
  const ask = useSetAtom(memberDetailsAtom)
  const details = valueOf(remote)
  const failure =
    remote._tag === "Failed"
      ? `${t("member_failed")} ${t(remote.message.key, { ...remote.message.values })}`
      : ""
  return (
    <section className={styles["card"]} aria-label={t("group_account")}>
      {details === undefined && failure === "" && <Waiting />}
      {failure !== "" && (
        <FailedState compact text={failure} busy={isPending(remote)} onRetry={() => ask()} />
      )}
      {details !== undefined && (
        <dl className={styles["details"]}>
          {details.map(({ label, value, part }) => (
            <div key={label} className={styles["detail"]}>
              <dt className={styles["label"]}>{t(label)}</dt>
              <dd className={styles["value"]}>
                {value === "" ? t("not_set") : value}
                {part !== undefined && <SetPart part={part} label={label} />}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

/** My account: who one is, the head icon, and the ways to password and settings (decision 3). */
export const MyAccountPage = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  const isOn = useAtomValue(moduleAtom)
  return (
    <main className={styles["page"]}>
      <div className={styles["head"]}>
        <MemberHead />
        {isOn("PROFPIC3") && <HeadIconChoice />}
      </div>
      <Details />
      <LinkList
        links={[
          { label: t("change_password"), Icon: KeyRound, ...enter(paths.changePassword, "session") },
          { label: t("title_settings"), Icon: Settings, ...enter(paths.settings, "session") },
        ]}
      />
    </main>
  )
}
