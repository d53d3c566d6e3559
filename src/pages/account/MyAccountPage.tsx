import { useAtomValue, useSetAtom } from "jotai"
import { KeyRound, Settings } from "lucide-react"
import { useTranslation } from "react-i18next"

import { memberAtom } from "#atoms/account/member.ts"
import { memberDetailsAtom } from "#atoms/account/memberDetails.ts"
import { moduleAtom } from "#atoms/merchant.ts"
import { paths } from "#config/paths.ts"
import { SkeletonList } from "#ui/state/SkeletonList.tsx"
import { LinkList } from "#ui/navigation/LinkList.tsx"
import { Page } from "#ui/frame/page/Page.tsx"

import { QueryView } from "#pages/view/QueryView.tsx"
import { RetryBoundary } from "#pages/view/RetryBoundary.tsx"
import { useEnter } from "#pages/view/useEnter.ts"
import { AvatarChoice } from "./AvatarChoice.tsx"
import { MemberHead } from "./MemberHead.tsx"
import styles from "./MyAccount.module.css"
import { SetPart } from "./SetPart.tsx"

const Details = () => {
  const { t } = useTranslation()
  const remote = useAtomValue(memberDetailsAtom)
  const refetch = useSetAtom(memberAtom.refetchAtom)
  return (
    <section className={styles["card"]} aria-label={t("group_account")}>
      <QueryView
        compact
        tellsStale
        remote={remote}
        failed="member_failed"
        onRetry={() => refetch()}
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
      </QueryView>
    </section>
  )
}

export const MyAccountPage = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  const isOn = useAtomValue(moduleAtom)
  return (
    <Page>
      <div className={styles["head"]}>
        <MemberHead />
        {isOn("PROFPIC3") && <AvatarChoice />}
      </div>
      <RetryBoundary>
        <Details />
      </RetryBoundary>
      <p className={styles["hint"]}>{t("account_hint")}</p>
      <LinkList
        links={[
          { label: t("change_password"), Icon: KeyRound, ...enter(paths.changePassword) },
          { label: t("title_settings"), Icon: Settings, ...enter(paths.settings) },
        ]}
      />
    </Page>
  )
}
