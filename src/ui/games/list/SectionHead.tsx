import { ChevronRight } from "lucide-react"
import { useTranslation } from "react-i18next"

import { type Press, PressLink } from "#ui/button/PressLink.tsx"

import styles from "./SectionHead.module.css"

export interface MoreLink {
  readonly href: string
  readonly onPress: Press
}

export interface SectionHeadProps {
  /** The id of the title, for the section's `aria-labelledby`. */
  readonly id: string
  readonly title: string
  readonly more?: MoreLink | undefined
}

export const SectionHead = ({ id, title, more }: SectionHeadProps) => {
  const { t } = useTranslation()
  return (
    <header className={styles["head"]}>
      <h2 id={id} className={styles["title"]}>
        {title}
      </h2>
      {more !== undefined && (
        <PressLink {...more} className={styles["more"]}>
          <span>{t("more_game")}</span>
          <ChevronRight aria-hidden />
        </PressLink>
      )}
    </header>
  )
}
