import { ChevronRight, type LucideIcon } from "lucide-react"
import type { ReactNode } from "react"

import { Badge } from "./Badge.tsx"
import styles from "./LinkList.module.css"
import { PressButton } from "./PressButton.tsx"
import { PressLink, type Press } from "./PressLink.tsx"
import { Unseen } from "./Unseen.tsx"

export interface ListedLink {
  readonly label: string
  readonly Icon: LucideIcon
  /** A button without it. */
  readonly href?: string | undefined
  /** Leads out of the app. */
  readonly elsewhere?: boolean | undefined
  /** Nothing is drawn for "". */
  readonly badge?: string | undefined
  /** What the badge means, such as "7 unread". */
  readonly meaning?: string | undefined
  /** How what it leads to stands. */
  readonly mark?: ReactNode | undefined
  /** Taken instead of following the link, for a plain press. */
  readonly onPress?: Press | undefined
}

const Row = ({ label, Icon, href, elsewhere, badge = "", meaning = badge, mark, onPress }: ListedLink) => {
  const inside = (
    <>
      <Icon aria-hidden />
      <span className={styles["label"]}>{label}</span>
      {mark}
      {badge !== "" && <Unseen>{`, ${meaning}`}</Unseen>}
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

/** Ways on from a page, a row each. */
export const LinkList = ({ links }: { readonly links: ReadonlyArray<ListedLink> }) => (
  <ul className={styles["links"]}>
    {links.map((link) => (
      <li key={link.label}>
        <Row {...link} />
      </li>
    ))}
  </ul>
)
