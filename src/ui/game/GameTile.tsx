import { Gamepad2 } from "lucide-react"

import { Picture } from "../basic/Picture.tsx"
import { PressButton } from "../basic/PressButton.tsx"
import styles from "./GameTile.module.css"

export interface GameTileProps {
  readonly name: string
  readonly vendor?: string | undefined
  readonly image: string | undefined
  readonly spareImage?: string | undefined
  readonly eager?: boolean | undefined
  readonly onPick: () => void
}

/** A game's poster. */
export const GameTile = ({ name, vendor, image, spareImage, eager = false, onPick }: GameTileProps) => (
  <PressButton className={styles["tile"]} onPress={onPick}>
    <Picture
      src={image}
      spareSrc={spareImage}
      alt=""
      ratio={3 / 4}
      eager={eager}
      fallback={<Gamepad2 />}
      className={styles["poster"]}
    />
    <span className={styles["scrim"]}>
      {vendor !== undefined && (
        <span className={styles["vendor"]} aria-hidden>
          {vendor}
        </span>
      )}
      <span className={styles["name"]}>{name}</span>
    </span>
  </PressButton>
)
