import { type ReactNode, useId } from "react"

import { Badge } from "./Badge.tsx"
import styles from "./IconWithBadge.module.css"
import { PressButton } from "./PressButton.tsx"
import { type Press, PressLink } from "./PressLink.tsx"
import { Unseen } from "./Unseen.tsx"

export interface IconWithBadgeProps {
  readonly label: string
  /** Nothing is drawn for "". */
  readonly badge: string
  /** What the badge means, such as "7 unread"; the badge itself when left out. */
  readonly description?: string | undefined
  /** A link when given, a button when not. */
  readonly href?: string | undefined
  readonly onPress?: Press | undefined
  readonly children: ReactNode
}

export const IconWithBadge = ({ label, badge, description, href, onPress, children }: IconWithBadgeProps) => {
  const id = useId()
  const shared = {
    "aria-describedby": badge === "" ? undefined : id,
    className: styles["icon"],
  }
  const inside = (
    <>
      <Unseen>{label}</Unseen>
      {children}
      <Badge drawn text={badge} className={styles["badge"]} />
    </>
  )
  return (
    <span className={styles["place"]}>
      {href === undefined ? (
        <PressButton {...shared} onPress={onPress}>
          {inside}
        </PressButton>
      ) : (
        <PressLink {...shared} href={href} onPress={onPress}>
          {inside}
        </PressLink>
      )}
      {badge !== "" && (
        <span id={id} hidden>
          {description ?? badge}
        </span>
      )}
    </span>
  )
}
