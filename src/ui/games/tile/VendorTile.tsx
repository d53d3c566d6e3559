import { LayoutGrid } from "lucide-react"

import { Picture } from "#ui/image/Picture.tsx"
import { PressButton } from "#ui/button/PressButton.tsx"

import styles from "./VendorTile.module.css"

export interface VendorTileProps {
  readonly name: string
  readonly image: string | undefined
  readonly spareImage?: string | undefined
  readonly onPick: () => void
}

export const VendorTile = ({ name, image, spareImage, onPick }: VendorTileProps) => (
  <PressButton className={styles["tile"]} onPress={onPick}>
    <Picture
      src={image}
      spareSrc={spareImage}
      alt=""
      ratio={16 / 9}
      fallback={<LayoutGrid />}
      className={styles["mark"]}
    />
    <span className={styles["name"]}>{name}</span>
  </PressButton>
)
