import { ChevronRight, type LucideIcon } from "lucide-react"
import type { ReactNode } from "react"

import { Badge } from "./Badge.tsx"
import styles from "./LinkList.module.css"
import { PressButton } from "./PressButton.tsx"
import { PressLink, type Press } from "./PressLink.tsx"
import { VisuallyHidden } from "./VisuallyHidden.tsx"

export interface ListedLink {
  readonly label: string
  readonly Icon: LucideIcon
  /** A link when given, else a button. */
  readonly href?: string | undefined
  /** Leads out of the app. */
  readonly elsewhere?: boolean | undefined
  /** An empty text renders nothing. */
  readonly badge?: string | undefined
  /** The meaning of the badge, such as "7 unread". */
  readonly meaning?: string | undefined
  /** Status of the link's target. */
  readonly mark?: ReactNode | undefined
  /** Replaces following the link on a plain press. */
  readonly onPress?: Press | undefined
}

const Row = ({ label, Icon, href, elsewhere, badge = "", meaning = badge, mark, onPress }: ListedLink) => {
  const inside = (
    <>
      <Icon aria-hidden />
      <span className={styles["label"]}>{label}</span>
      {mark}
      {badge !== "" && <VisuallyHidden>{`, ${meaning}`}</VisuallyHidden>}
      <Badge drawn text={badge} className={styles["badge"]} />
      <ChevronRight aria-hidden />
    </>
  )
  return href === undefined ? (
    <PressButton className={styles["link"]} onPress={onPress}>
      {inside}
    </PressButton>
  ) : (
    <PressLink className={styles["link"]} href={href} elsewhere={elsewhere ?? false} onPress={onPress}>
      {inside}
    </PressLink>
  )
}

/** Links to further pages, one per row. */
export const LinkList = ({ links }: { readonly links: ReadonlyArray<ListedLink> }) => (
  <ul className={styles["links"]}>
    {links.map((link) => (
      <li key={link.label}>
        <Row {...link} />
      </li>
    ))}
  </ul>
)
