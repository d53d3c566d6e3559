import { useAtomValue, useSetAtom } from "jotai"
import { useId } from "react"
import { useTranslation } from "#ui/texts.tsx"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { liveRoomsAtom, priceCurrencyAtom } from "#atoms/liveRooms.ts"
import { sayComingSoonAtom } from "#atoms/menus.ts"
import { imageCdnAtom } from "#atoms/system.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import { type LiveRoom, priceOf } from "#domain/LiveRoom.ts"
import { Skeleton } from "#ui/basic/Skeleton.tsx"
import { LiveRoomCard } from "#ui/game/LiveRoomCard.tsx"
import { SectionHead } from "#ui/game/SectionHead.tsx"

import styles from "./LiveRooms.module.css"

/** Assumed: the gateway names no way into a room, so a press says that it is to come. */
const Room = ({ room }: { readonly room: LiveRoom }) => {
  const cdn = useAtomValue(imageCdnAtom)
  const currency = useAtomValue(priceCurrencyAtom)
  const sayComingSoon = useSetAtom(sayComingSoonAtom)
  return (
    <LiveRoomCard
      name={room.name}
      cover={ImageCdn.addressOf(room.cover, cdn)}
      spareCover={ImageCdn.addressOf(room.cover, "")}
      kind={room.kind}
      price={priceOf(room, currency)}
      onPick={() => sayComingSoon()}
    />
  )
}

const bones = ["a", "b", "c"] as const

/** The rooms on air, above the vendors of the live page (decision 40): nothing without any, one row with many. */
export const LiveRooms = () => {
  const { t } = useTranslation()
  const heading = useId()
  const remote = useAtomValue(liveRoomsAtom)
  const rooms = valueOf(remote) ?? []
  const isLoading = remote._tag === "Loading"
  if (rooms.length === 0 && !isLoading) return null
  return (
    <section aria-labelledby={heading} aria-busy={isLoading} className={styles["rooms"]}>
      <SectionHead id={heading} title={t("live_rooms")} />
      <ul aria-label={t("live_rooms")} className={styles["row"]}>
        {rooms.map((room) => (
          <li key={room.roomId} className={styles["slot"]}>
            <Room room={room} />
          </li>
        ))}
        {isLoading &&
          bones.map((bone) => (
            <li key={bone} aria-hidden className={styles["slot"]}>
              <Skeleton ratio={16 / 9} className={styles["bone"]} />
            </li>
          ))}
      </ul>
    </section>
  )
}
