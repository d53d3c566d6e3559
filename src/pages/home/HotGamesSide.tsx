import { useAtomValue, useSetAtom } from "jotai"
import { Search } from "lucide-react"
import { useCallback } from "react"
import { useTranslation } from "react-i18next"

import { imageCdnAtom } from "#atoms/system/imageCdn.ts"
import { menuOpenAtom } from "#atoms/frame/menus.ts"
import { limits } from "#config/limits.ts"
import { paths } from "#config/paths.ts"
import * as GamesAddress from "#domain/games/GamesAddress.ts"
import * as HotGames from "#domain/games/HotGames.ts"
import * as ImageCdn from "#domain/ImageCdn.ts"
import { Button } from "#ui/button/Button.tsx"
import { EmptyState } from "#ui/state/EmptyState.tsx"
import { SearchField } from "#ui/form/text/SearchField.tsx"
import { GameMenu } from "#ui/games/filter/GameMenu.tsx"
import { GameStrip } from "#ui/games/list/GameStrip.tsx"

import { useEnter } from "#pages/view/useEnter.ts"
import { useTiles } from "../games/useTiles.ts"
import styles from "./HotGamesSide.module.css"
import { useHotGames } from "./useHotGames.ts"

export const HotGamesSide = () => {
  const { t } = useTranslation()
  const enter = useEnter()
  const setMenuOpen = useSetAtom(menuOpenAtom)
  const close = useCallback(() => setMenuOpen(false), [setMenuOpen])
  const cdn = useAtomValue(imageCdnAtom)
  const { games, vassalage, found, choose, field } = useHotGames("side")
  const more = enter(GamesAddress.write(paths.gameList, { gameType: "HOT" }))
  const tiles = useTiles(found.slice(0, limits.stripGames), { isPlain: true, onLaunch: close })
  if (games.length === 0) return null
  const vendors = HotGames.vendorsOf(games).map((vendor) => ({
    category: vendor.vassalage,
    label: vendor.name,
    image: ImageCdn.addressOf(HotGames.vendorPicture(games, vendor.vassalage), cdn),
  }))
  return (
    <div className={styles["side"]}>
      <GameMenu
        variant="vendor"
        label={t("providers")}
        entries={vendors}
        active={vassalage}
        onPick={(_, vendor) => choose(vendor === vassalage ? "" : vendor)}
      />
      <div className={styles["search"]}>
        <SearchField {...field} />
      </div>
      {found.length === 0 ? (
        <EmptyState
          icon={Search}
          text={t("no_games_found")}
          action={<Button onPress={field.onClear}>{t("clear_search")}</Button>}
        />
      ) : (
        <GameStrip
          title={t("hot_games")}
          games={tiles}
          more={{
            href: more.href,
            onPress: () => {
              // If the page already is the list of hot games, no navigation closes the menu.
              close()
              more.onPress()
            },
          }}
        />
      )}
    </div>
  )
}
