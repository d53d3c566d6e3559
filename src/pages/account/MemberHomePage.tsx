import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { menuEntriesAtom } from "#atoms/frame/menuEntries.ts"
import { newMemberCentreAtom } from "#atoms/merchant.ts"
import { memberGroups } from "#domain/account/MemberGroups.ts"
import { Page } from "#ui/frame/page/Page.tsx"
import { ProtectionLink } from "#pages/view/ProtectionLink.tsx"

import { MyFunds } from "../cashier/funds/MyFunds.tsx"
import { MemberNotices } from "../home/MemberNotices.tsx"
import { MenuFailure } from "../frame/menu/MenuFailure.tsx"
import { RetryBoundary } from "#pages/view/RetryBoundary.tsx"
import { EntryLink } from "./EntryLink.tsx"
import styles from "./MemberCentre.module.css"
import { BalanceCard } from "./MemberHead.tsx"
import { MissionProgress } from "./MissionProgress.tsx"
import { MyTasks } from "./MyTasks.tsx"
import { SignOutButton } from "./SignOutButton.tsx"

const Groups = ({ version }: { readonly version: "base" | "new" }) => {
  const { t } = useTranslation()
  return memberGroups(useAtomValue(menuEntriesAtom), version).map(({ title, items }) => (
    <section key={title} className={styles["card"]}>
      <h2 className={styles["group"]}>{t(title)}</h2>
      <ul className={styles["rows"]}>
        {items.map((entry) => (
          <li key={entry.id}>
            <EntryLink entry={entry} />
            {version === "new" && entry.id === "mission" && (
              <RetryBoundary>
                <MissionProgress />
              </RetryBoundary>
            )}
          </li>
        ))}
      </ul>
    </section>
  ))
}

export const MemberHomePage = () => {
  const { t } = useTranslation()
  // The merchant's template selects the version of the page (spec §4 "Template").
  const version = useAtomValue(newMemberCentreAtom) ? "new" : "base"
  const hasMission = useAtomValue(menuEntriesAtom).some(({ id }) => id === "mission")
  return (
    <Page data-version={version}>
      <RetryBoundary>
        <MemberNotices />
      </RetryBoundary>
      <RetryBoundary>
        <BalanceCard {...(version === "new" ? { actionsLabel: t("quick_actions") } : {})} />
      </RetryBoundary>
      <RetryBoundary>
        <MyFunds />
      </RetryBoundary>
      <Groups version={version} />
      {!hasMission && <MyTasks />}
      <RetryBoundary>
        <MenuFailure />
      </RetryBoundary>
      <ProtectionLink />
      <SignOutButton />
    </Page>
  )
}
