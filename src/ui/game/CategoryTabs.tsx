import { useState } from "react"

import { units } from "#config/units.ts"
import { useTranslation } from "#ui/texts.tsx"

import { classes } from "../basic/classes.ts"
import { PressButton } from "../basic/PressButton.tsx"
import { moveFocus } from "../basic/roving.ts"
import { Skeleton } from "../basic/Skeleton.tsx"
import { useActiveInView } from "../basic/useActiveInView.ts"
import { CategoryIcon } from "./CategoryIcon.tsx"
import styles from "./GameMenu.module.css"

export interface CategoryTab {
  readonly category: string
  /** The translated name. */
  readonly label: string
}

export interface CategoryTabsProps {
  readonly tabs: ReadonlyArray<CategoryTab>
  readonly active: string | undefined
  /** Id of what the tabs choose between. */
  readonly panelId: string
  /** They are on their way: the place is kept. */
  readonly loading?: boolean | undefined
  readonly onPick: (index: number) => void
}

/** Id of a tab, for the panel to be labelled by. */
export const tabId = (panelId: string, category: string): string => `${panelId}-${category}`

const width = units(153)

const bones = ["a", "b", "c", "d", "e", "f"] as const

/** Categories above what they hold. Arrow keys move between them; Enter or Space picks. */
export const CategoryTabs = ({ tabs, active, panelId, loading = false, onPick }: CategoryTabsProps) => {
  const { t } = useTranslation()
  const strip = useActiveInView<HTMLDivElement>(active, tabs.length)
  // The Tab key leaves the strip from whichever tab it is on, and comes back to the active one.
  const [focused, setFocused] = useState<string>()
  const stop = tabs.find(({ category }) => category === (focused ?? active)) ?? tabs[0]
  return (
    <div className={styles["menu"]}>
      <div
        ref={strip}
        role="tablist"
        aria-label={t("categories")}
        aria-busy={loading}
        className={styles["strip"]}
        onKeyDown={(event) => moveFocus(event, "tab")}
        onBlur={() => setFocused(undefined)}
      >
        {loading &&
          tabs.length === 0 &&
          bones.map((bone) => (
            <div key={bone} className={styles["slot"]} style={{ width }}>
              <Skeleton className={styles["bone"]} />
            </div>
          ))}
        {tabs.map(({ category, label }, index) => (
          <div
            key={category}
            className={styles["slot"]}
            style={{ width }}
            role="presentation"
            data-active={category === active}
            onFocus={() => setFocused(category)}
          >
            <PressButton
              id={tabId(panelId, category)}
              role="tab"
              aria-selected={category === active}
              aria-controls={panelId}
              tabIndex={category === stop?.category ? 0 : -1}
              className={classes(styles["chip"], category === active && styles["active"])}
              onPress={() => onPick(index)}
            >
              <span className={styles["icon"]} aria-hidden>
                <CategoryIcon category={category} />
              </span>
              <span className={styles["label"]}>{label}</span>
            </PressButton>
          </div>
        ))}
      </div>
    </div>
  )
}
