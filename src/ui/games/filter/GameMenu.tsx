import { useTranslation } from "react-i18next"

import { units } from "#config/units.ts"
import { classes } from "#ui/basic/classes.ts"
import { type Press, PressLink } from "#ui/button/PressLink.tsx"
import { PressButton } from "#ui/button/PressButton.tsx"
import { Skeleton } from "#ui/state/Skeleton.tsx"
import { useActiveInView } from "#ui/navigation/useActiveInView.ts"

import { CategoryIcon } from "./CategoryIcon.tsx"
import styles from "./GameMenu.module.css"

export interface GameMenuEntry {
  readonly category: string
  readonly label: string
  readonly image?: string | undefined
  /** If given, the entry is a link, which does not call `onPick`. */
  readonly href?: string | undefined
  /** The address that `onPick` opens, if any. */
  readonly leadsTo?: string | undefined
  readonly onPress?: Press | undefined
}

export interface GameMenuProps {
  readonly entries: ReadonlyArray<GameMenuEntry>
  readonly active?: string | undefined
  readonly label?: string | undefined
  /** Vendors have narrower chips (spec §2 "Game menu"). */
  readonly variant?: "category" | "vendor" | undefined
  readonly loading?: boolean | undefined
  readonly onPick: (index: number, category: string) => void
}

const widths = { category: units(153), vendor: units(140) } as const

const Inside = ({ category, label, image }: GameMenuEntry) => (
  <>
    {image === undefined ? (
      <CategoryIcon category={category} className={styles["icon"]} />
    ) : (
      <img className={styles["icon"]} src={image} alt="" decoding="async" />
    )}
    <span className={styles["label"]}>{label}</span>
  </>
)

const bones = ["a", "b", "c", "d", "e", "f"] as const

const Bones = ({ width }: { readonly width: string }) =>
  bones.map((bone) => (
    <li key={bone} className={styles["item"]} style={{ width }}>
      <Skeleton className={styles["bone"]} />
    </li>
  ))

export const GameMenu = (props: GameMenuProps) => {
  const { entries, active, label, variant = "category", loading, onPick } = props
  const { t } = useTranslation()
  const strip = useActiveInView<HTMLUListElement>(active, entries.length)
  return (
    <nav aria-label={label ?? t("games")} className={styles["menu"]}>
      <ul ref={strip} className={styles["strip"]} aria-busy={loading}>
        {loading === true && entries.length === 0 && <Bones width={widths[variant]} />}
        {entries.map((entry, index) => {
          const isActive = entry.category === active
          const shared = {
            "aria-current": isActive ? ("true" as const) : undefined,
            className: classes(styles["chip"], isActive && styles["active"]),
          }
          return (
            <li
              key={entry.category}
              className={styles["item"]}
              style={{ width: widths[variant] }}
              data-active={isActive}
            >
              {entry.href === undefined ? (
                <PressButton
                  {...shared}
                  leadsTo={entry.leadsTo}
                  onPress={() => onPick(index, entry.category)}
                >
                  <Inside {...entry} />
                </PressButton>
              ) : (
                <PressLink {...shared} href={entry.href} onPress={entry.onPress}>
                  <Inside {...entry} />
                </PressLink>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
