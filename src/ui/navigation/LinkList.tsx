import { ChevronRight, type LucideIcon } from "lucide-react"
import { type ReactNode, useId } from "react"

import { Badge } from "#ui/text/Badge.tsx"
import { classes } from "#ui/basic/classes.ts"
import styles from "./LinkList.module.css"
import { Pressable } from "#ui/button/PressButton.tsx"
import type { Press } from "#ui/button/PressLink.tsx"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"

export interface ListedLink {
  readonly label: string
  readonly Icon: LucideIcon
  /** Without `href` and `onPress` the entry is a text. */
  readonly href?: string | undefined
  readonly elsewhere?: boolean | undefined
  /** An empty string renders no badge. */
  readonly badge?: string | undefined
  /** The meaning of the badge, such as "7 unread". */
  readonly meaning?: string | undefined
  readonly detail?: string | undefined
  /** A time that belongs to `detail`. If given, `detail` is cut after two lines. */
  readonly time?: string | undefined
  readonly mark?: ReactNode | undefined
  readonly isDanger?: boolean | undefined
  /** If given, a normal press calls `onPress` instead of following the link. */
  readonly onPress?: Press | undefined
}

// The link's accessible name excludes the detail; the link's accessible description contains the detail.
const Detail = ({ id, detail, time }: { readonly id: string } & Pick<ListedLink, "detail" | "time">) => (
  <span id={id} aria-hidden className={styles["about"]}>
    <span className={classes(styles["detail"], time !== undefined && styles["preview"])}>{detail}</span>
    {time !== undefined && <span className={styles["time"]}>{time}</span>}
  </span>
)

const classOf = ({ isDanger = false }: ListedLink): string =>
  classes(styles["link"], isDanger && styles["danger"])

const Row = (link: ListedLink) => {
  const { label, Icon, href, elsewhere, badge = "", meaning = badge, mark, detail = "", time, onPress } = link
  const className = classOf(link)
  const id = useId()
  const isText = href === undefined && onPress === undefined
  const description = detail === "" ? {} : { "aria-describedby": id }
  const inside = (
    <>
      <Icon aria-hidden />
      <span className={styles["label"]}>
        {label}
        {detail !== "" && <Detail id={id} detail={detail} time={time} />}
      </span>
      {mark}
      {badge !== "" && <VisuallyHidden>{`, ${meaning}`}</VisuallyHidden>}
      <Badge visual text={badge} className={styles["badge"]} />
      {isText || <ChevronRight aria-hidden />}
    </>
  )
  if (isText) return <div className={className}>{inside}</div>
  return (
    <Pressable {...description} className={className} href={href} elsewhere={elsewhere} onPress={onPress}>
      {inside}
    </Pressable>
  )
}

export const LinkList = ({ links }: { readonly links: ReadonlyArray<ListedLink> }) => (
  <ul className={styles["links"]}>
    {links.map((link) => (
      <li key={link.label}>
        <Row {...link} />
      </li>
    ))}
  </ul>
)
