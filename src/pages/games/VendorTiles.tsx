import { useAtomValue, useSetAtom } from "jotai"
import { useTranslation } from "#ui/texts.tsx"

import { hotGamesAtom } from "#atoms/games.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { launchAtom } from "#atoms/launch.ts"
import { imageCdnAtom } from "#atoms/system.ts"
import * as Launchable from "#domain/Launchable.ts"
import * as HotGames from "#domain/HotGames.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import type { Category } from "#domain/Vendor.ts"
import { EmptyState } from "#ui/basic/EmptyState.tsx"
import { Skeleton } from "#ui/basic/Skeleton.tsx"
import { Unseen } from "#ui/basic/Unseen.tsx"
import { VendorGrid } from "#ui/game/VendorGrid.tsx"

import styles from "./Games.module.css"

/** The vendors of a category; a press opens a vendor's own lobby. */
export const VendorTiles = ({ category: { gameType, vendors } }: { readonly category: Category }) => {
  const hot = valueOf(useAtomValue(hotGamesAtom)) ?? []
  const cdn = useAtomValue(imageCdnAtom)
  const launch = useSetAtom(launchAtom)
  if (vendors.length === 0) return <EmptyState />
  const tiles = vendors.map(({ vassalage, accountTypeName }) => {
    const picture = HotGames.vendorPicture(hot, vassalage)
    return {
      key: vassalage,
      name: accountTypeName || vassalage,
      image: ImageCdn.addressOf(picture, cdn),
      spareImage: ImageCdn.addressOf(picture, ""),
    }
  })
  const pick = (index: number) => {
    const vendor = vendors[index]
    if (vendor !== undefined)
      void launch(Launchable.vendorLobby(vendor.vassalage, gameType, tiles[index]?.name))
  }
  return <VendorGrid vendors={tiles} onPick={pick} />
}

const bones = ["a", "b", "c", "d", "e", "f"] as const

/** Vendors that are on their way. */
export const VendorSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className={styles["bones"]} aria-busy>
      <Unseen>
        <span role="status">{t("loading")}</span>
      </Unseen>
      {bones.map((bone) => (
        <Skeleton key={bone} ratio={4 / 3} className={styles["bone"]} />
      ))}
    </div>
  )
}
