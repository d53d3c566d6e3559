import { useId } from "react"

import type { Press } from "#ui/button/PressLink.tsx"
import { PressLink } from "#ui/button/PressLink.tsx"
import styles from "./HelpBlock.module.css"

export interface HelpEntry {
  readonly label: string
  readonly href: string
  readonly onPress?: Press | undefined
}

export interface HelpBlockProps {
  readonly centre: HelpEntry
  readonly topics: ReadonlyArray<HelpEntry>
}

export const HelpBlock = ({ centre, topics }: HelpBlockProps) => {
  const heading = useId()
  return (
    <nav aria-labelledby={heading} className={styles["block"]}>
      <h2 id={heading}>
        <PressLink href={centre.href} onPress={centre.onPress} className={styles["heading"]}>
          {centre.label}
        </PressLink>
      </h2>
      {topics.length > 0 && (
        <ul className={styles["topics"]}>
          {topics.map(({ label, href, onPress }) => (
            <li key={href}>
              <PressLink href={href} onPress={onPress} className={styles["topic"]}>
                {label}
              </PressLink>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
