import { useAtomValue, useSetAtom, type WritableAtom } from "jotai"
import { useTranslation } from "react-i18next"

import { isPending, type Remote } from "#atoms/kernel/Remote.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { SkeletonList } from "#ui/basic/SkeletonList.tsx"
import { FigureCard } from "#ui/records/FigureCard.tsx"

import { RemoteView } from "../RemoteView.tsx"
import type { Column } from "./columns.ts"
import styles from "./Report.module.css"
import { useColumns } from "./useColumns.tsx"

interface Props<Sums> {
  readonly title: MessageKey
  readonly from: WritableAtom<Remote<Sums>, [], void>
  readonly columns: ReadonlyArray<Column<Sums>>
}

/** The totals of a report, or figures that are not a list. */
export const Totals = <Sums,>({ title, from, columns }: Props<Sums>) => {
  const { t } = useTranslation()
  const figures = useColumns(columns)
  const remote = useAtomValue(from)
  const ask = useSetAtom(from)
  return (
    <RemoteView
      compact
      remote={remote}
      failed="team_failed"
      onRetry={() => ask()}
      skeleton={<SkeletonList count={1} className={styles["totals"]} bone={styles["bone"]} />}
    >
      {(sums) => (
        <div className={styles["totals"]} aria-busy={isPending(remote)}>
          <FigureCard title={t(title)} figures={figures(sums)} />
        </div>
      )}
    </RemoteView>
  )
}
