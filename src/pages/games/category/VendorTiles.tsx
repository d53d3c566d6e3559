import { useAtomValue, useSetAtom } from "jotai"
import { Gamepad2 } from "lucide-react"
import { useTranslation } from "react-i18next"

import { hotGamesAtom } from "#atoms/games/games.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { launchAtom } from "#atoms/games/launch.ts"
import { imageCdnAtom } from "#atoms/system/imageCdn.ts"
import { paths } from "#config/paths.ts"
import * as Launchable from "#domain/games/Launchable.ts"
import * as HotGames from "#domain/games/HotGames.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import * as Vendor from "#domain/games/Vendor.ts"
import { Skeleton } from "#ui/state/Skeleton.tsx"
import { VisuallyHidden } from "#ui/text/VisuallyHidden.tsx"
import { VendorGrid } from "#ui/games/list/VendorGrid.tsx"

import { EmptyList } from "#pages/view/EmptyList.tsx"
import styles from "#pages/games/Games.module.css"

export const VendorTiles = ({ category }: { readonly category: Vendor.Category }) => {
  const hot = valueOf(useAtomValue(hotGamesAtom)) ?? []
  const cdn = useAtomValue(imageCdnAtom)
  const launch = useSetAtom(launchAtom)
  const items = Vendor.menuItems(category)
  if (items.length === 0) return <EmptyList icon={Gamepad2} text="no_games" next={[paths.games]} />
  const tiles = items.map(({ vassalage, displayName }) => {
    const picture = HotGames.vendorPicture(hot, vassalage)
    return {
      key: vassalage,
      name: displayName,
      image: ImageCdn.addressOf(picture, cdn),
      spareImage: ImageCdn.addressOf(picture, ""),
    }
  })
  const pick = (index: number) => {
    const item = items[index]
    if (item !== undefined)
      void launch(Launchable.vendorLobby(item.vassalage, item.gameType, item.displayName))
  }
  return <VendorGrid vendors={tiles} onPick={pick} />
}

const bones = ["a", "b", "c", "d", "e", "f"] as const

export const VendorSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className={styles["bones"]} aria-busy>
      <VisuallyHidden>
        <span role="status">{t("loading")}</span>
      </VisuallyHidden>
      {bones.map((bone) => (
        <Skeleton key={bone} ratio={4 / 3} className={styles["bone"]} />
      ))}
    </div>
  )
}
