import { useAtomValue, useSetAtom } from "jotai"
import { useId } from "react"
import { useTranslation } from "react-i18next"

import { valueOf } from "#atoms/kernel/Remote.ts"
import { liveRoomsAtom } from "#atoms/games/liveRooms.ts"
import { notifyComingSoonAtom } from "#atoms/frame/menus.ts"
import { imageCdnAtom } from "#atoms/system/imageCdn.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import { type LiveRoom, priceOf } from "#domain/games/LiveRoom.ts"
import { Skeleton } from "#ui/state/Skeleton.tsx"
import { LiveRoomCard, roomRatio } from "#ui/games/tile/LiveRoomCard.tsx"
import { SectionHead } from "#ui/games/list/SectionHead.tsx"
import { priceCurrencyAtom } from "#atoms/cashier/wallet.ts"

import styles from "./LiveRooms.module.css"

// Assumed: the gateway has no link to a room, so a press shows 'coming soon'.
const Room = ({ room }: { readonly room: LiveRoom }) => {
  const cdn = useAtomValue(imageCdnAtom)
  const currency = useAtomValue(priceCurrencyAtom)
  const notifyComingSoon = useSetAtom(notifyComingSoonAtom)
  return (
    <LiveRoomCard
      name={room.name}
      cover={ImageCdn.addressOf(room.cover, cdn)}
      spareCover={ImageCdn.addressOf(room.cover, "")}
      kind={room.kind}
      price={priceOf(room, currency)}
      onPick={() => notifyComingSoon()}
    />
  )
}

const bones = ["a", "b", "c"] as const

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
          <li key={room.roomId} className={styles["cell"]}>
            <Room room={room} />
          </li>
        ))}
        {isLoading &&
          bones.map((bone) => (
            <li key={bone} aria-hidden className={styles["cell"]}>
              <Skeleton ratio={roomRatio} className={styles["bone"]} />
            </li>
          ))}
      </ul>
    </section>
  )
}
