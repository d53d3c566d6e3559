import { ChevronRight } from "lucide-react"
import { useTranslation } from "#ui/texts.tsx"

import { type Press, PressLink } from "../basic/PressLink.tsx"
import styles from "./SectionHead.module.css"

export interface MoreLink {
  readonly href: string
  readonly onPress: Press
}

export interface SectionHeadProps {
  /** Id of the heading, for the section to be labelled by. */
  readonly id: string
  readonly title: string
  /** Where the games are that the section only begins. */
  readonly more?: MoreLink | undefined
}

/** The heading of a part of a page, and the way to all of it. */
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
