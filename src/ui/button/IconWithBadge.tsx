import { type ReactNode, useId } from "react"

import { Badge } from "#ui/text/Badge.tsx"
import styles from "./IconWithBadge.module.css"
import { Pressable } from "./PressButton.tsx"
import type { Press } from "./PressLink.tsx"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"

export interface IconWithBadgeProps {
  readonly label: string
  /** An empty string renders no badge. */
  readonly badge: string
  /** The meaning of the badge, such as "7 unread". Defaults to the badge. */
  readonly description?: string | undefined
  readonly href?: string | undefined
  readonly onPress?: Press | undefined
  readonly children: ReactNode
}

export const IconWithBadge = ({ label, badge, description, href, onPress, children }: IconWithBadgeProps) => {
  const id = useId()
  return (
    <span className={styles["place"]}>
      <Pressable
        aria-describedby={badge === "" ? undefined : id}
        className={styles["icon"]}
        href={href}
        onPress={onPress}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        {children}
        <Badge visual text={badge} className={styles["badge"]} />
      </Pressable>
      {badge !== "" && (
        <span id={id} hidden>
          {description ?? badge}
        </span>
      )}
    </span>
  )
}
