import { useAtomValue, useSetAtom, type WritableAtom } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { isPending, type Remote, valueOf } from "#atoms/kernel/Remote.ts"
import type { MessageKey } from "#i18n/messages.ts"
import { FailedState } from "#ui/basic/FailedState.tsx"
import { Skeleton } from "#ui/basic/Skeleton.tsx"
import { Unseen } from "#ui/basic/Unseen.tsx"
import { FigureCard } from "#ui/records/FigureCard.tsx"

import type { Column } from "./columns.ts"
import styles from "./Report.module.css"
import { useColumns } from "./useColumns.tsx"

interface Props<Sums> {
  readonly title: MessageKey
  readonly from: WritableAtom<Remote<Sums>, [], void>
  readonly columns: ReadonlyArray<Column<Sums>>
}

/** Figures of a whole: sums of a report, or what is not a list. */
export const Totals = <Sums,>({ title, from, columns }: Props<Sums>) => {
  const { t } = useTranslation()
  const figures = useColumns(columns)
  const remote = useAtomValue(from)
  const ask = useSetAtom(from)
  const sums = valueOf(remote)
  if (sums === undefined && remote._tag === "Failed")
    return (
      <FailedState
        compact
        text={`${t("team_failed")} ${t(remote.message.key, { ...remote.message.values })}`}
        busy={isPending(remote)}
        onRetry={() => ask()}
      />
    )
  return (
    <div className={styles["totals"]} aria-busy={isPending(remote)}>
      {sums === undefined ? (
        <div role="status">
          <Unseen>{t("loading")}</Unseen>
          <Skeleton className={styles["bone"]} />
        </div>
      ) : (
        <FigureCard title={t(title)} figures={figures(sums)} />
      )}
    </div>
  )
}
