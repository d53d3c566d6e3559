import { type ReactNode, useId } from "react"
import { useTranslation } from "react-i18next"

import { HtmlText } from "#ui/text/HtmlText.tsx"
import { type Press, PressLink } from "#ui/button/PressLink.tsx"
import { Skeleton } from "#ui/state/Skeleton.tsx"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"
import styles from "./HelpTopics.module.css"

export interface HelpLink {
  readonly key: string
  readonly title: string
  readonly href: string
  readonly onPress: Press
}

export interface HelpTopicsProps {
  readonly topics: ReadonlyArray<HelpLink>
  /** The index in `topics` of the selected topic. */
  readonly selected: number
  /** HTML from the gateway, not yet sanitised. */
  readonly html: string
  readonly children?: ReactNode | undefined
}

const Columns = ({ menu, children }: { readonly menu: ReactNode; readonly children: ReactNode }) => (
  <div className={styles["columns"]}>
    <div className={styles["menu"]}>{menu}</div>
    <div className={styles["content"]}>{children}</div>
  </div>
)

export const HelpTopics = ({ topics, selected, html, children }: HelpTopicsProps) => {
  const { t } = useTranslation()
  const heading = useId()
  const menu = (
    <nav aria-label={t("help_topics")}>
      <ul>
        {topics.map(({ key, title, href, onPress }, index) => (
          <li key={key}>
            <PressLink
              className={styles["topic"]}
              href={href}
              onPress={onPress}
              aria-current={index === selected ? "page" : undefined}
            >
              {title}
            </PressLink>
          </li>
        ))}
      </ul>
    </nav>
  )
  return (
    <Columns menu={menu}>
      <article aria-labelledby={heading}>
        <h2 id={heading} className={styles["title"]}>
          {topics[selected]?.title}
        </h2>
        <HtmlText html={html}>{children}</HtmlText>
      </article>
    </Columns>
  )
}

export const HelpSkeleton = () => {
  const { t } = useTranslation()
  const bones = (rows: ReadonlyArray<string>) =>
    rows.map((row) => <Skeleton key={row} className={styles["bone"]} />)
  return (
    <div role="status">
      <VisuallyHidden>{t("loading")}</VisuallyHidden>
      <Columns menu={bones(["a", "b", "c", "d", "e", "f"])}>{bones(["a", "b", "c", "d"])}</Columns>
    </div>
  )
}
