import { useTranslation } from "#ui/texts.tsx"

import { LiveRoomCard, type LiveRoomView } from "./LiveRoomCard.tsx"
import styles from "./VendorGrid.module.css"

export interface LiveRoomListEntry extends LiveRoomView {
  readonly key: string
}

export interface LiveRoomListProps {
  readonly rooms: ReadonlyArray<LiveRoomListEntry>
  readonly onPick: (index: number) => void
}

export const LiveRoomList = ({ rooms, onPick }: LiveRoomListProps) => {
  const { t } = useTranslation()
  return (
    <ul aria-label={t("live_rooms")} className={styles["grid"]}>
      {rooms.map(({ key, ...room }, index) => (
        <li key={key} className={styles["place"]}>
          <LiveRoomCard {...room} onPick={() => onPick(index)} />
        </li>
      ))}
    </ul>
  )
}
