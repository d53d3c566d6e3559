import { Gift, Headset, House, Lock, Wallet, UserRound } from "lucide-react"
import type { MouseEvent, ReactNode } from "react"
import { useTranslation } from "react-i18next"

import { paths } from "#config/paths.ts"

import { Dot } from "#ui/text/Badge.tsx"
import { classes } from "#ui/basic/classes.ts"
import { PressButton } from "#ui/button/PressButton.tsx"
import { PressLink } from "#ui/button/PressLink.tsx"
import styles from "./BottomMenu.module.css"

export type BottomMenuPlace = "home" | "promotion" | "deposit" | "member"

export interface BottomMenuProps {
  readonly active?: BottomMenuPlace | undefined
  /** Whether this player may not deposit now. The link stays, because its page says why. */
  readonly isDepositClosed?: boolean | undefined
  readonly onPick?: ((place: BottomMenuPlace, event: MouseEvent<HTMLElement>) => void) | undefined
  readonly onService: () => void
  readonly serviceDot?: boolean | undefined
}

interface Item {
  readonly place: BottomMenuPlace
  readonly href: string
  readonly icon: ReactNode
}

const items: ReadonlyArray<Item> = [
  { place: "home", href: paths.home, icon: <House /> },
  { place: "promotion", href: paths.activity, icon: <Gift /> },
  { place: "deposit", href: paths.deposit, icon: <Wallet /> },
  { place: "member", href: paths.memberHome, icon: <UserRound /> },
]

export const BottomMenu = (props: BottomMenuProps) => {
  const { active, isDepositClosed = false, onPick, onService, serviceDot = false } = props
  const { t } = useTranslation()
  return (
    <>
      <div className={styles["spacer"]} />
      <nav aria-label={t("main")} className={styles["menu"]}>
        {items.map(({ place, href, icon }) => (
          <PressLink
            key={place}
            href={href}
            aria-current={active === place ? "page" : undefined}
            aria-description={place === "deposit" && isDepositClosed ? t("feature_off") : undefined}
            className={classes(
              styles["item"],
              place === "deposit" && styles["raised"],
              place === "deposit" && isDepositClosed && styles["closed"],
            )}
            onPress={onPick === undefined ? undefined : (event) => onPick(place, event)}
          >
            <span className={styles["icon"]} aria-hidden>
              {place === "deposit" && isDepositClosed ? <Lock /> : icon}
            </span>
            <span className={styles["label"]}>{t(place)}</span>
          </PressLink>
        ))}
        <PressButton className={styles["item"]} aria-haspopup="dialog" onPress={onService}>
          <span className={styles["icon"]} aria-hidden>
            <Headset />
            {serviceDot && <Dot className={styles["dot"]} />}
          </span>
          <span className={styles["label"]}>{t("service")}</span>
        </PressButton>
      </nav>
    </>
  )
}
