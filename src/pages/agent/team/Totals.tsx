import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "react-i18next"

import type { QueryAtom } from "#atoms/kernel/query.ts"
import { isPending } from "#atoms/kernel/Remote.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { SkeletonList } from "#ui/state/SkeletonList.tsx"
import { StatCard } from "#ui/records/StatCard.tsx"

import { QueryView } from "#pages/view/QueryView.tsx"
import type { Column } from "./columns.ts"
import styles from "./Report.module.css"
import { useColumns } from "./useColumns.tsx"

interface Props<Sums> {
  readonly title: MessageKey
  readonly caption?: MessageKey | undefined
  readonly from: QueryAtom<Sums>
  readonly columns: ReadonlyArray<Column<Sums>>
}

export const Totals = <Sums,>({ title, caption, from, columns }: Props<Sums>) => {
  const { t } = useTranslation()
  const figures = useColumns(columns)
  const remote = useAtomValue(from)
  const refetch = useSetAtom(from.refetchAtom)
  return (
    <div className={styles["totals"]} aria-busy={isPending(remote)}>
      <QueryView
        compact
        remote={remote}
        failed="team_failed"
        onRetry={() => refetch()}
        skeleton={<SkeletonList count={1} bone={styles["bone"]} />}
      >
        {(sums) => <StatCard title={t(title)} caption={caption && t(caption)} figures={figures(sums)} />}
      </QueryView>
    </div>
  )
}
