import * as Tabs from "radix-ui/tabs"
import { useTranslation } from "react-i18next"

import { units } from "#config/units.ts"
import { classes } from "#ui/basic/classes.ts"
import { PressButton } from "#ui/button/PressButton.tsx"
import { Skeleton } from "#ui/state/Skeleton.tsx"
import { useActiveInView } from "#ui/navigation/useActiveInView.ts"

import { CategoryIcon } from "./CategoryIcon.tsx"
import styles from "./GameMenu.module.css"

export interface CategoryTab {
  readonly category: string
  readonly label: string
}

export interface CategoryTabsProps {
  readonly tabs: ReadonlyArray<CategoryTab>
  readonly active: string | undefined
  readonly panelId: string
  readonly loading?: boolean | undefined
  readonly onPick: (index: number) => void
}

/** The id of a category's tab, for the panel's `aria-labelledby`. */
export const tabId = (panelId: string, category: string): string => `${panelId}-${category}`

const width = units(153)

const bones = ["a", "b", "c", "d", "e", "f"] as const

// Arrow keys move the focus; Enter or Space selects.
export const CategoryTabs = ({ tabs, active, panelId, loading = false, onPick }: CategoryTabsProps) => {
  const { t } = useTranslation()
  const strip = useActiveInView<HTMLDivElement>(active, tabs.length)
  return (
    <Tabs.Root
      className={styles["menu"]}
      activationMode="manual"
      value={active ?? ""}
      onValueChange={(next) => onPick(tabs.findIndex(({ category }) => category === next))}
    >
      <Tabs.List ref={strip} aria-label={t("categories")} aria-busy={loading} className={styles["strip"]}>
        {loading &&
          tabs.length === 0 &&
          bones.map((bone) => (
            <div key={bone} className={styles["item"]} style={{ width }}>
              <Skeleton className={styles["bone"]} />
            </div>
          ))}
        {tabs.map(({ category, label }) => (
          <div
            key={category}
            className={styles["item"]}
            style={{ width }}
            role="presentation"
            data-active={category === active}
          >
            <Tabs.Trigger
              asChild
              value={category}
              id={tabId(panelId, category)}
              // All categories share one panel.
              aria-controls={panelId}
            >
              <PressButton className={classes(styles["chip"], category === active && styles["active"])}>
                <CategoryIcon category={category} className={styles["icon"]} />
                <span className={styles["label"]}>{label}</span>
              </PressButton>
            </Tabs.Trigger>
          </div>
        ))}
      </Tabs.List>
    </Tabs.Root>
  )
}
