import { useAtomValue } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { menuEntriesAtom } from "#atoms/menuEntries.ts"
import { paths } from "#config/paths.ts"
import { ButtonLink } from "#ui/basic/Button.tsx"

import { MenuFailure } from "../frame/MenuFailure.tsx"
import { useEnter } from "../frame/useEnter.ts"
import { EntryLink } from "./EntryLink.tsx"
import styles from "./MemberCentre.module.css"
import { MemberBalance, MemberHead } from "./MemberHead.tsx"
import { MyFunds } from "./MyFunds.tsx"
import { SignOutButton } from "./SignOutButton.tsx"

/** The base version: who, money, two actions, and the menu's entries as a grid (decision 1). */
export const MemberGrid = () => {
  const { t } = useTranslation()
  const entries = useAtomValue(menuEntriesAtom)
  const enter = useEnter()
  return (
    <main className={styles["page"]} data-version="base">
      <MemberHead />
      <MemberBalance />
      <div className={styles["actions"]}>
        <ButtonLink variant="primary" wide {...enter(paths.deposit, "depositor")}>
          {t("deposit")}
        </ButtonLink>
        <ButtonLink variant="secondary" wide {...enter(paths.withdraw, "session")}>
          {t("withdraw")}
        </ButtonLink>
      </div>
      <ul className={styles["grid"]}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryLink entry={entry} className={styles["tile"]} />
          </li>
        ))}
      </ul>
      <MyFunds />
      <MenuFailure />
      <SignOutButton />
    </main>
  )
}
