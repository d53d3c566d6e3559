import { CloudRain } from "lucide-react"

import { type Press, PressLink } from "#ui/button/PressLink.tsx"
import styles from "./RainTeaser.module.css"

export interface RainTeaserProps {
  readonly title: string
  readonly phase: string
  readonly left: string
  readonly link: { readonly href: string; readonly onPress?: Press | undefined }
}

export const RainTeaser = ({ title, phase, left, link }: RainTeaserProps) => (
  <PressLink {...link} className={styles["teaser"]}>
    <CloudRain className={styles["icon"]} aria-hidden />
    <span className={styles["title"]}>{title}</span>{" "}
    <span className={styles["phase"]}>
      {phase} <span className={styles["left"]}>{left}</span>
    </span>
  </PressLink>
)
