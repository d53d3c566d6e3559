import { useAtomValue } from "jotai"

import { menuEntriesAtom } from "#atoms/frame/menuEntries.ts"
import { Page } from "#ui/frame/Page.tsx"

import { MyFunds } from "../cashier/MyFunds.tsx"
import { UnsettledNotices } from "../cashier/UnsettledNotices.tsx"
import { MenuFailure } from "../frame/MenuFailure.tsx"
import { Part } from "../frame/Part.tsx"
import { EntryLink } from "./EntryLink.tsx"
import styles from "./MemberCentre.module.css"
import { BalanceCard } from "./MemberHead.tsx"
import { MyTasks } from "./MyTasks.tsx"
import { SignOutButton } from "./SignOutButton.tsx"

/** The base version: the balance card, and the menu's entries as a grid (decision 1). */
export const MemberGrid = () => {
  const entries = useAtomValue(menuEntriesAtom)
  return (
    <Page data-version="base">
      <Part>
        <UnsettledNotices />
      </Part>
      <Part>
        <BalanceCard />
      </Part>
      <ul className={styles["grid"]}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryLink entry={entry} className={styles["tile"]} />
          </li>
        ))}
      </ul>
      <Part>
        <MyFunds />
      </Part>
      <MyTasks />
      <Part>
        <MenuFailure />
      </Part>
      <SignOutButton />
    </Page>
  )
}
