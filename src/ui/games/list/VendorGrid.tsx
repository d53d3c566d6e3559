import { VendorTile } from "#ui/games/tile/VendorTile.tsx"
import styles from "./VendorGrid.module.css"

export interface VendorGridEntry {
  readonly key: string
  readonly name: string
  readonly image: string | undefined
  readonly spareImage: string | undefined
}

export interface VendorGridProps {
  readonly vendors: ReadonlyArray<VendorGridEntry>
  readonly onPick: (index: number) => void
}

export const VendorGrid = ({ vendors, onPick }: VendorGridProps) => (
  <ul className={styles["grid"]}>
    {vendors.map(({ key, name, image, spareImage }, index) => (
      <li key={key} className={styles["place"]}>
        <VendorTile name={name} image={image} spareImage={spareImage} onPick={() => onPick(index)} />
      </li>
    ))}
  </ul>
)
