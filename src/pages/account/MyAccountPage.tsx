import { useAtomValue, useSetAtom } from "jotai"
import { KeyRound, Settings } from "lucide-react"
import { useTranslation } from "react-i18next"

import { memberDetailsAtom } from "#atoms/account/memberDetails.ts"
import { moduleAtom } from "#atoms/frame/merchant.ts"
import { paths } from "#config/paths.ts"
import { SkeletonList } from "#ui/basic/SkeletonList.tsx"
import { LinkList } from "#ui/basic/LinkList.tsx"

import { RemoteView } from "../RemoteView.tsx"
import { Part } from "../frame/Part.tsx"
import { useEnter } from "../frame/useEnter.ts"
import { HeadIconChoice } from "./HeadIconChoice.tsx"
import { MemberHead } from "./MemberHead.tsx"
import styles from "./MyAccount.module.css"
import { SetPart } from "./SetPart.tsx"

/** The member's details. */
const Details = () => {
  const { t } = useTranslation()
  const remote = useAtomValue(memberDetailsAtom)
  const ask = useSetAtom(memberDetailsAtom)
  return (
    <section className={styles["card"]} aria-label={t("group_account")}>
      <RemoteView
        compact
        tellsStale
        remote={remote}
        failed="member_failed"
        onRetry={() => ask()}
        skeleton={<SkeletonList count={5} className={styles["waiting"]} bone={styles["bone"]} />}
      >
        {(details) => (
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
      </RemoteView>
    </section>
  )
}

/** My account: details, head icon, and links to password and settings (decision 3). */
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
      <Part>
        <Details />
      </Part>
      <LinkList
        links={[
          { label: t("change_password"), Icon: KeyRound, ...enter(paths.changePassword) },
          { label: t("title_settings"), Icon: Settings, ...enter(paths.settings) },
        ]}
      />
    </main>
  )
}
