import { ChevronRight, type LucideIcon } from "lucide-react"

import styles from "./LinkList.module.css"
import { PressLink, type Press } from "./PressLink.tsx"

export interface ListedLink {
  readonly label: string
  readonly Icon: LucideIcon
  readonly href: string
  /** Taken instead of following the link, for a plain press. */
  readonly onPress?: Press
}

/** Ways on from a page, a row each. */
export const LinkList = ({ links }: { readonly links: ReadonlyArray<ListedLink> }) => (
  <ul className={styles["links"]}>
    {links.map(({ label, Icon, ...way }) => (
      <li key={way.href}>
        <PressLink className={styles["link"]} {...way}>
          <Icon aria-hidden />
          <span className={styles["label"]}>{label}</span>
          <ChevronRight aria-hidden />
        </PressLink>
      </li>
    ))}
  </ul>
)
