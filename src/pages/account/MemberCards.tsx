import { useAtomValue } from "jotai"
import { useTranslation } from "react-i18next"

import { menuEntriesAtom } from "#atoms/frame/menuEntries.ts"
import { memberGroups } from "#domain/account/MemberGroups.ts"
import { Page } from "#ui/frame/Page.tsx"

import { MyFunds } from "../cashier/MyFunds.tsx"
import { UnsettledNotices } from "../cashier/UnsettledNotices.tsx"
import { MenuFailure } from "../frame/MenuFailure.tsx"
import { Part } from "../frame/Part.tsx"
import { EntryLink } from "./EntryLink.tsx"
import styles from "./MemberCentre.module.css"
import { BalanceCard } from "./MemberHead.tsx"
import { MissionProgress } from "./MissionProgress.tsx"
import { MyTasks } from "./MyTasks.tsx"
import { SignOutButton } from "./SignOutButton.tsx"

const Groups = () => {
  const { t } = useTranslation()
  return memberGroups(useAtomValue(menuEntriesAtom)).map(({ title, items }) => (
    <section key={title} className={styles["card"]}>
      <h2 className={styles["group"]}>{t(title)}</h2>
      <ul className={styles["rows"]}>
        {items.map((entry) => (
          <li key={entry.id}>
            <EntryLink entry={entry} className={styles["row"]} />
            {entry.id === "mission" && (
              <Part>
                <MissionProgress />
              </Part>
            )}
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** The new version: the balance card, and the menu in groups (decision 2). A mission replaces the link to the tasks. */
export const MemberCards = () => {
  const { t } = useTranslation()
  const hasMission = useAtomValue(menuEntriesAtom).some(({ id }) => id === "mission")
  return (
    <Page data-version="new">
      <Part>
        <UnsettledNotices />
      </Part>
      <Part>
        <BalanceCard actionsLabel={t("quick_actions")} />
      </Part>
      <Groups />
      <Part>
        <MyFunds />
      </Part>
      {!hasMission && <MyTasks />}
      <Part>
        <MenuFailure />
      </Part>
      <SignOutButton />
    </Page>
  )
}
