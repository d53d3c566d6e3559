import { CloudRain } from "lucide-react"

import { type Press, PressLink } from "../basic/PressLink.tsx"
import styles from "./RainTeaser.module.css"

export interface RainTeaserProps {
  readonly title: string
  readonly phase: string
  /** The time that is left of the phase. */
  readonly left: string
  readonly link: { readonly href: string; readonly onPress?: Press | undefined }
}

/** Leads to a red rain that is near, with the time until its start or end. */
export const RainTeaser = ({ title, phase, left, link }: RainTeaserProps) => (
  <PressLink {...link} className={styles["teaser"]}>
    <CloudRain className={styles["icon"]} aria-hidden />
    <span className={styles["title"]}>{title}</span>{" "}
    <span className={styles["phase"]}>
      {phase} <span className={styles["left"]}>{left}</span>
    </span>
  </PressLink>
)
