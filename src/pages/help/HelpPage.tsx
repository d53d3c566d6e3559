import { useAtomValue, useSetAtom } from "jotai"
import { CircleHelp } from "lucide-react"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { useLocation, useSearch } from "wouter"

import { helpTopicsAtom } from "#atoms/help/help.ts"
import { paths } from "#config/paths.ts"
import * as Help from "#domain/help/Help.ts"
import * as PageQuery from "#domain/PageQuery.ts"
import { Button } from "#ui/button/Button.tsx"
import { EmptyState } from "#ui/state/EmptyState.tsx"
import { SearchField } from "#ui/form/text/SearchField.tsx"
import { Page } from "#ui/frame/page/Page.tsx"
import { HelpSkeleton, HelpTopics } from "#ui/help/HelpTopics.tsx"

import { QueryView } from "#pages/view/QueryView.tsx"
import { EmptyList } from "#pages/view/EmptyList.tsx"
import { NextAndService } from "#pages/view/NextAndService.tsx"
import styles from "./HelpPage.module.css"

interface TopicsProps {
  readonly topics: ReadonlyArray<Help.Topic>
  /** The indices in `topics` of the found topics. */
  readonly found: ReadonlyArray<number>
}

const Topics = ({ topics, found }: TopicsProps) => {
  const [, navigate] = useLocation()
  const chosen = Help.selected(PageQuery.valueOf(useSearch(), "i"), topics.length)
  const listed = found.flatMap((index) => {
    const topic = topics[index]
    return topic === undefined ? [] : [{ ...topic, index }]
  })
  // If the search hides the topic of the address, the first result is selected.
  const selected = Math.max(0, found.indexOf(chosen))
  const links = listed.map(({ title, index }) => {
    const href = `${paths.help}?i=${index}`
    // Replaces the history entry of the previous topic, so that going back leaves the help centre.
    return { key: `${index} ${title}`, title, href, onPress: () => navigate(href, { replace: true }) }
  })
  const next = links[selected + 1]
  const openNext = () => {
    next?.onPress()
    window.scrollTo(0, 0)
  }
  return (
    <HelpTopics topics={links} selected={selected} html={listed[selected]?.content ?? ""}>
      <NextAndService next={next && { href: next.href, onPress: openNext }} />
    </HelpTopics>
  )
}

const SearchedTopics = ({ topics }: { readonly topics: ReadonlyArray<Help.Topic> }) => {
  const { t } = useTranslation()
  const [search, setSearch] = useState("")
  const found = useMemo(() => Help.matching(topics, search.trim()), [topics, search])
  const clear = () => setSearch("")
  return (
    <>
      <div className={styles["search"]}>
        <SearchField
          label={t("search_help")}
          value={search}
          onChange={setSearch}
          onSubmit={setSearch}
          onClear={clear}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState
          icon={CircleHelp}
          text={t("no_help_found")}
          action={<Button onPress={clear}>{t("clear_search")}</Button>}
        />
      ) : (
        <Topics topics={topics} found={found} />
      )}
    </>
  )
}

const State = () => {
  const remote = useAtomValue(helpTopicsAtom)
  const refetch = useSetAtom(helpTopicsAtom.refetchAtom)
  return (
    <QueryView
      remote={remote}
      failed="help_failed"
      onRetry={() => refetch()}
      skeleton={<HelpSkeleton />}
      empty={<EmptyList icon={CircleHelp} text="no_topics" next={[paths.home]} />}
    >
      {(topics) => <SearchedTopics topics={topics} />}
    </QueryView>
  )
}

export const HelpPage = () => (
  <Page wide>
    <State />
  </Page>
)
