import { Tv } from "lucide-react"
import { useId } from "react"
import { useTranslation } from "react-i18next"

import type { MessageKey } from "#i18n/messages.ts"
import { classes } from "#ui/basic/classes.ts"
import { Picture } from "#ui/image/Picture.tsx"
import { PressButton } from "#ui/button/PressButton.tsx"

import styles from "./LiveRoomCard.module.css"

export type LiveRoomKind = "free" | "vip" | "pay"

export interface LiveRoomView {
  readonly name: string
  readonly cover: string | undefined
  readonly spareCover: string | undefined
  readonly kind: LiveRoomKind
  /** A formatted amount with the currency, for paid rooms only. */
  readonly price?: string | undefined
}

// Covers are tall; a square shows the host from the head to the shoulders.
export const roomRatio = 1

export interface LiveRoomCardProps extends LiveRoomView {
  readonly onPick: () => void
}

const kindNames: Readonly<Record<LiveRoomKind, MessageKey>> = {
  free: "live_free",
  vip: "live_vip",
  pay: "live_pay",
}

export const LiveRoomCard = ({ name, cover, spareCover, kind, price, onPick }: LiveRoomCardProps) => {
  const { t } = useTranslation()
  const about = useId()
  return (
    <PressButton className={styles["card"]} aria-describedby={`${about} ${about}-price`} onPress={onPick}>
      <span className={styles["stage"]}>
        <Picture
          src={cover}
          spareSrc={spareCover}
          alt=""
          ratio={roomRatio}
          fallback={<Tv />}
          className={styles["cover"]}
        />
        <span id={about} aria-hidden className={classes(styles["kind"], styles[kind])}>
          {t(kindNames[kind])}
        </span>
      </span>
      <span className={styles["foot"]}>
        <span className={styles["name"]}>{name}</span>
        {price !== undefined && (
          <span id={`${about}-price`} aria-hidden className={styles["price"]}>
            {price}
          </span>
        )}
      </span>
    </PressButton>
  )
}
