import { useAtomValue, useSetAtom } from "jotai"
import { useId } from "react"
import { useTranslation } from "react-i18next"

import { agentUnreadAtom, pickAgentEntryAtom } from "#atoms/agent/agentHome.ts"
import type { Entry } from "#domain/agent/AgentMenu.ts"
import * as UnreadCount from "#domain/messages/UnreadCount.ts"
import { Badge } from "#ui/text/Badge.tsx"
import { Pressable } from "#ui/button/PressButton.tsx"
import { agentIcons } from "#ui/agent/agentIcons.ts"

import styles from "./AgentHome.module.css"

export const AgentEntry = ({ entry }: { readonly entry: Entry }) => {
  const { t } = useTranslation()
  const id = useId()
  const pick = useSetAtom(pickAgentEntryAtom)
  const count = useAtomValue(agentUnreadAtom)[entry.id] ?? UnreadCount.none
  const badge = UnreadCount.toBadge(count)
  const Icon = agentIcons[entry.id]
  return (
    <>
      <Pressable
        aria-describedby={badge === "" ? undefined : id}
        className={styles["tile"]}
        href={entry.path}
        onPress={() => pick(entry)}
      >
        <Icon aria-hidden />
        <span>{t(entry.label)}</span>
        <Badge visual text={badge} className={styles["badge"]} />
      </Pressable>
      {badge !== "" && (
        <span id={id} hidden>
          {t("unread_count", { count })}
        </span>
      )}
    </>
  )
}
