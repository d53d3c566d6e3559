import { useAtomValue } from "jotai"
import { useId } from "react"
import { useTranslation } from "react-i18next"

import { agentEntriesAtom } from "#atoms/agent/agentHome.ts"
import * as AgentMenu from "#domain/agent/AgentMenu.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { Page } from "#ui/frame/page/Page.tsx"

import { MemberBalance, MemberHead } from "../account/MemberHead.tsx"
import { MenuFailure } from "../frame/menu/MenuFailure.tsx"
import { RetryBoundary } from "#pages/view/RetryBoundary.tsx"
import { AgentEntry } from "./AgentEntry.tsx"
import styles from "./AgentHome.module.css"
import { TeamToday } from "./TeamToday.tsx"

const titles: Readonly<Record<AgentMenu.Group, MessageKey>> = {
  team: "group_team",
  earnings: "group_earnings",
  messages: "group_messages",
  funds: "group_funds",
}

const Group = ({ group }: { readonly group: AgentMenu.Group }) => {
  const { t } = useTranslation()
  const title = useId()
  const entries = useAtomValue(agentEntriesAtom).filter((entry) => entry.group === group)
  if (entries.length === 0) return null
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className={styles["group"]}>
        {t(titles[group])}
      </h2>
      <ul className={styles["grid"]}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles["place"]}>
            <AgentEntry entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

export const AgentHomePage = () => (
  <Page safe>
    <RetryBoundary>
      <MemberHead />
    </RetryBoundary>
    <RetryBoundary>
      <MemberBalance />
    </RetryBoundary>
    <RetryBoundary>
      <TeamToday />
    </RetryBoundary>
    {AgentMenu.groups.map((group) => (
      <Group key={group} group={group} />
    ))}
    <div className={styles["failure"]}>
      <RetryBoundary>
        <MenuFailure />
      </RetryBoundary>
    </div>
  </Page>
)
