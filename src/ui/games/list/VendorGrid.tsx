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

export const VendorGrid = ({ vendors, onPick }: VendorGridProps) => {
  // The number of wide tiles: one or two, so that the last row is full.
  const wide = vendors.length % 2 === 0 ? 2 : 1
  return (
    <ul className={styles["grid"]}>
      {vendors.map(({ key, name, image, spareImage }, index) => (
        <li key={key} className={index < wide ? styles["wide"] : styles["place"]}>
          <VendorTile
            name={name}
            image={image}
            spareImage={spareImage}
            wide={index < wide}
            onPick={() => onPick(index)}
          />
        </li>
      ))}
    </ul>
  )
}
