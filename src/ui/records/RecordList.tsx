import type { ReactNode } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { Button } from "../basic/Button.tsx"
import { EmptyState } from "../basic/EmptyState.tsx"
import { FailedState } from "../basic/FailedState.tsx"
import { Skeleton } from "../basic/Skeleton.tsx"
import { Unseen } from "../basic/Unseen.tsx"
import styles from "./RecordList.module.css"

/** How the rows after the last one stand. */
export type RecordMore =
  | "none"
  | "idle"
  | "loading"
  /** They could not be had; what is shown stays. */
  | { readonly text: string }

export type RecordView<Entry> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly text: string }
  | { readonly state: "shown"; readonly entries: ReadonlyArray<Entry>; readonly more: RecordMore }

export interface RecordListProps<Entry> {
  /** What the rows are. */
  readonly label: string
  readonly view: RecordView<Entry>
  readonly keyOf: (entry: Entry) => string
  /** A row without its place in the list. */
  readonly row: (entry: Entry) => ReactNode
  /** Said when there are none. */
  readonly emptyText: string
  /** Asks for more rows, or again for those that failed. */
  readonly onMore: () => void
}

const bones = ["a", "b", "c", "d", "e", "f"] as const

const Waiting = () => {
  const { t } = useTranslation()
  return (
    <div role="status" className={styles["rows"]}>
      <Unseen>{t("loading")}</Unseen>
      {bones.map((bone) => (
        <Skeleton key={bone} className={styles["bone"]} />
      ))}
    </div>
  )
}

const More = ({ more, onMore }: { readonly more: RecordMore; readonly onMore: () => void }) => {
  const { t } = useTranslation()
  if (more === "none") return null
  return (
    <div className={styles["more"]}>
      {typeof more === "object" ? (
        <FailedState compact text={more.text} onRetry={onMore} />
      ) : (
        <Button wide busy={more === "loading"} onPress={onMore}>
          {t("load_more")}
        </Button>
      )}
    </div>
  )
}

/** A record in each of its states: rows that come page by page, the next ones by a press. */
export const RecordList = <Entry,>(props: RecordListProps<Entry>) => {
  const { label, view, keyOf, row, emptyText, onMore } = props
  if (view.state === "loading") return <Waiting />
  if (view.state === "failed") return <FailedState text={view.text} onRetry={onMore} />
  if (view.entries.length === 0 && view.more === "none") return <EmptyState text={emptyText} />
  return (
    <>
      <ul aria-label={label} className={styles["rows"]}>
        {view.entries.map((entry) => (
          <li key={keyOf(entry)} className={styles["row"]}>
            {row(entry)}
          </li>
        ))}
      </ul>
      <More more={view.more} onMore={onMore} />
    </>
  )
}
