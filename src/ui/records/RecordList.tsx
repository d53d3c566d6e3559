import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

import { Button } from "#ui/button/Button.tsx"
import { FailedState } from "#ui/state/FailedState.tsx"
import { SkeletonList } from "#ui/state/SkeletonList.tsx"
import styles from "./RecordList.module.css"

export type RecordMore =
  | "none"
  | "idle"
  | "loading"
  /** The last request failed; the loaded rows stay. */
  | { readonly text: string }

export type RecordView<Item> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly title: string; readonly text: string }
  | { readonly state: "shown"; readonly items: ReadonlyArray<Item>; readonly more: RecordMore }

export interface RecordListProps<Item> {
  readonly label: string
  readonly view: RecordView<Item>
  readonly keyOf: (item: Item) => string
  /** Renders the content of a row, without the `li` element around the content. */
  readonly row: (item: Item) => ReactNode
  readonly empty: ReactNode
  /** Requests more rows, or repeats the failed request. */
  readonly onMore: () => void
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

export const RecordList = <Item,>(props: RecordListProps<Item>) => {
  const { label, view, keyOf, row, empty, onMore } = props
  if (view.state === "loading")
    return <SkeletonList count={6} className={styles["rows"]} bone={styles["bone"]} />
  if (view.state === "failed") return <FailedState title={view.title} text={view.text} onRetry={onMore} />
  if (view.items.length === 0 && view.more === "none") return empty
  return (
    <>
      <ul aria-label={label} className={styles["rows"]}>
        {view.items.map((item) => (
          <li key={keyOf(item)} className={styles["row"]}>
            {row(item)}
          </li>
        ))}
      </ul>
      <More more={view.more} onMore={onMore} />
    </>
  )
}
