import { useAtomValue } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { menuEntriesAtom } from "#atoms/menuEntries.ts"
import { paths } from "#config/paths.ts"
import type { EntryId } from "#domain/Menu.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { ButtonLink } from "#ui/basic/Button.tsx"

import { MenuFailure } from "../frame/MenuFailure.tsx"
import { useEnter } from "../frame/useEnter.ts"
import { EntryLink } from "./EntryLink.tsx"
import styles from "./MemberCentre.module.css"
import { MemberBalance, MemberHead } from "./MemberHead.tsx"
import { MyFunds } from "./MyFunds.tsx"
import { SignOutButton } from "./SignOutButton.tsx"

const groups: ReadonlyArray<{ readonly title: MessageKey; readonly ids: ReadonlyArray<EntryId> }> = [
  { title: "group_funds", ids: ["deposit", "withdraw", "rewardCentre", "pointsMall", "mission"] },
  { title: "group_records", ids: ["bettingRecord", "accountRecord", "profitLoss"] },
  { title: "group_account", ids: ["myAccount", "securityCentre", "vip", "affiliate"] },
  { title: "more", ids: ["task", "download"] },
]

const Group = ({ title, ids }: (typeof groups)[number]) => {
  const { t } = useTranslation()
  const entries = useAtomValue(menuEntriesAtom).filter(({ id }) => ids.includes(id))
  if (entries.length === 0) return null
  return (
    <section className={styles["card"]}>
      <h2 className={styles["group"]}>{t(title)}</h2>
      <ul className={styles["rows"]}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <EntryLink entry={entry} className={styles["row"]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The new version: a balance card on top, quick actions, and lists by subject (decision 2). */
export const MemberCards = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  return (
    <main className={styles["page"]} data-version="new">
      <div className={styles["card"]}>
        <MemberHead />
        <MemberBalance />
        <section aria-label={t("quick_actions")} className={styles["actions"]}>
          <ButtonLink variant="primary" wide {...enter(paths.deposit, "depositor")}>
            {t("deposit")}
          </ButtonLink>
          <ButtonLink variant="secondary" wide {...enter(paths.withdraw, "session")}>
            {t("withdraw")}
          </ButtonLink>
        </section>
      </div>
      {groups.map((group) => (
        <Group key={group.title} {...group} />
      ))}
      <MyFunds />
      <MenuFailure />
      <SignOutButton />
    </main>
  )
}
