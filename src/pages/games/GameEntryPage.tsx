import { useAtomValue } from "jotai"

import { isMemberAtom } from "#atoms/menus.ts"
import { frameOf } from "#domain/PageFrame.ts"

import { HomeBanners } from "../home/HomeBanners.tsx"
import { CategoryBrowser } from "./CategoryBrowser.tsx"
import styles from "./Games.module.css"
import { RecentStrip } from "./RecentStrip.tsx"
import { useGamesAddress } from "./useGamesAddress.ts"

/** All categories on one page (decision 27). */
export const GameEntryPage = () => {
  const { path, gameType, become } = useGamesAddress()
  const isMember = useAtomValue(isMemberAtom)
  return (
    <main className={styles["page"]}>
      {frameOf(path).banner && <HomeBanners />}
      {isMember && <RecentStrip />}
      <CategoryBrowser
        gameType={gameType}
        isEmbedded
        onChoose={(category) => become({ gameType: category.gameType, vendors: [], search: "" })}
      />
    </main>
  )
}
