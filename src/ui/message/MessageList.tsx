import { useRef } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { Dot } from "../basic/Badge.tsx"
import { classes } from "../basic/classes.ts"
import { FailedState } from "../basic/FailedState.tsx"
import { type Press, PressLink } from "../basic/PressLink.tsx"
import { Skeleton } from "../basic/Skeleton.tsx"
import { Spinner } from "../basic/Spinner.tsx"
import { Unseen } from "../basic/Unseen.tsx"
import { useEndNear } from "../game/useEndNear.ts"
import styles from "./MessageList.module.css"

export interface MessageRow {
  readonly key: string
  readonly title: string
  /** Already written, such as `2026-11-02 09:05`; empty when it is not known. */
  readonly time: string
  readonly unread: boolean
  /** The address at which it is open. */
  readonly href: string
  readonly onPress: Press
}

/** What follows the rows: nothing, more, more on its way, or why it did not come. */
export type MessageMore = "end" | "idle" | "loading" | { readonly text: string }

export interface MessageListProps {
  readonly label: string
  readonly rows: ReadonlyArray<MessageRow>
  readonly more: MessageMore
  /** The end comes near; told once until `rows` or `more` changes. */
  readonly onEndNear: () => void
  readonly onRetry: () => void
}

const Row = ({ title, time, unread, href, onPress }: MessageRow) => {
  const { t } = useTranslation()
  return (
    <PressLink className={classes(styles["row"], unread && styles["unread"])} href={href} onPress={onPress}>
      <span className={styles["mark"]} aria-hidden>
        {unread && <Dot />}
      </span>
      <span className={styles["words"]}>
        <span className={styles["title"]}>{title}</span>
        {unread && <Unseen>{`, ${t("unread")}, `}</Unseen>}
        {time !== "" && <span className={styles["time"]}>{time}</span>}
      </span>
    </PressLink>
  )
}

const End = ({ more, onRetry }: Pick<MessageListProps, "more" | "onRetry">) => {
  if (more === "end") return null
  return (
    <div className={styles["end"]}>
      {typeof more === "string" ? <Spinner /> : <FailedState compact text={more.text} onRetry={onRetry} />}
    </div>
  )
}

/** Titles of what was written to players, the unread ones with a dot. It scrolls with the window. */
export const MessageList = ({ label, rows, more, onEndNear, onRetry }: MessageListProps) => {
  const list = useRef<HTMLUListElement>(null)
  useEndNear({ list, entries: rows, wanted: more === "idle", onEndNear })
  return (
    <>
      <ul ref={list} aria-label={label} className={styles["list"]}>
        {rows.map((row) => (
          <li key={row.key}>
            <Row {...row} />
          </li>
        ))}
      </ul>
      <End more={more} onRetry={onRetry} />
    </>
  )
}

/** The place of a list that is on its way. */
export const MessageListSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div role="status" className={styles["list"]}>
      <Unseen>{t("loading")}</Unseen>
      {["a", "b", "c", "d", "e", "f"].map((row) => (
        <div key={row} className={styles["bone"]}>
          <Skeleton width="72%" />
          <Skeleton width="36%" />
        </div>
      ))}
    </div>
  )
}
