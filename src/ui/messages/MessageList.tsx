import { type ReactNode, useRef } from "react"
import { useTranslation } from "react-i18next"

import { Dot } from "#ui/text/Badge.tsx"
import { classes } from "#ui/basic/classes.ts"
import { FailedState } from "#ui/state/FailedState.tsx"
import { type Press, PressLink } from "#ui/button/PressLink.tsx"
import { Skeleton } from "#ui/state/Skeleton.tsx"
import { Spinner } from "#ui/state/Spinner.tsx"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"
import { useEndNear } from "#ui/games/list/useEndNear.ts"

import styles from "./MessageList.module.css"

export interface MessageRow {
  readonly key: string
  readonly title: string
  /** Decorative: what the message is about. */
  readonly icon: ReactNode
  /** The formatted day; "" when unknown. The first message of a day has a heading. */
  readonly day: string
  /** The formatted time of the day, such as `09:05`; "" when unknown. */
  readonly time: string
  readonly unread: boolean
  readonly href: string
  readonly onPress: Press
}

export type MessageMore = "end" | "idle" | "loading" | { readonly text: string }

export interface MessageListProps {
  readonly label: string
  readonly rows: ReadonlyArray<MessageRow>
  readonly more: MessageMore
  /** Called once when the end of the list is near, and once again after each change of `rows` or `more`. */
  readonly onEndNear: () => void
  readonly onRetry: () => void
}

const Row = ({ title, icon, time, unread, href, onPress }: Omit<MessageRow, "key" | "day">) => {
  const { t } = useTranslation()
  return (
    <PressLink className={classes(styles["row"], unread && styles["unread"])} href={href} onPress={onPress}>
      <span className={styles["mark"]} aria-hidden>
        {icon}
        {unread && <Dot />}
      </span>
      <span className={styles["words"]}>
        <span className={styles["title"]}>{title}</span>
        {unread && <VisuallyHidden> {t("unread")} </VisuallyHidden>}
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

export const MessageList = ({ label, rows, more, onEndNear, onRetry }: MessageListProps) => {
  const list = useRef<HTMLUListElement>(null)
  useEndNear({ list, entries: rows, hasMore: more === "idle", onEndNear })
  return (
    <>
      <ul ref={list} aria-label={label} className={styles["list"]}>
        {rows.map(({ key, day, ...row }, index) => (
          <li key={key}>
            {day !== "" && day !== rows[index - 1]?.day && <h2 className={styles["day"]}>{day}</h2>}
            <Row {...row} />
          </li>
        ))}
      </ul>
      <End more={more} onRetry={onRetry} />
    </>
  )
}

export const MessageListSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div role="status" className={styles["list"]}>
      <VisuallyHidden>{t("loading")}</VisuallyHidden>
      {["a", "b", "c", "d", "e", "f"].map((row) => (
        <div key={row} className={styles["bone"]}>
          <Skeleton width="72%" />
          <Skeleton width="36%" />
        </div>
      ))}
    </div>
  )
}
