import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "#ui/texts.tsx"
import { useLocation, useSearch } from "wouter"

import { helpTopicsAtom } from "#atoms/help.ts"
import { isPending, valueOf } from "#atoms/kernel/Remote.ts"
import { paths } from "#config/paths.ts"
import * as Help from "#domain/Help.ts"
import * as PageQuery from "#domain/PageQuery.ts"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { HelpSkeleton, HelpTopics } from "#ui/help/HelpTopics.tsx"

import styles from "./HelpPage.module.css"

const Topics = ({ topics }: { readonly topics: ReadonlyArray<Help.Topic> }) => {
  const [, navigate] = useLocation()
  const selected = Help.selected(PageQuery.valueOf(useSearch(), "i"), topics.length)
  return (
    <HelpTopics
      topics={topics.map(({ title }, index) => {
        const href = `${paths.help}?i=${index}`
        // In the place of the topic before it: back leads out of the help, not through what was read.
        return { key: `${index} ${title}`, title, href, onPress: () => navigate(href, { replace: true }) }
      })}
      selected={selected}
      html={topics[selected]?.content ?? ""}
    />
  )
}

const State = () => {
  const { t } = useTranslation()
  const remote = useAtomValue(helpTopicsAtom)
  const ask = useSetAtom(helpTopicsAtom)
  const topics = valueOf(remote)
  if (remote._tag === "Failed" && topics === undefined)
    return (
      <FailedState
        text={`${t("help_failed")} ${t(remote.message.key, { ...remote.message.values })}`}
        busy={isPending(remote)}
        onRetry={() => ask()}
      />
    )
  if (topics === undefined) return <HelpSkeleton />
  return topics.length === 0 ? <EmptyState /> : <Topics topics={topics} />
}

/** The help centre: topics, and what the one says that the address names (spec §2 "Help"). */
export const HelpPage = () => (
  <main className={styles["page"]}>
    <State />
  </main>
)
