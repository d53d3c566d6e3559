import { useSetAtom } from "jotai"
import { useLocation } from "wouter"

import { enterAtom } from "#atoms/access.ts"
import * as GamesAddress from "#domain/GamesAddress.ts"
import { type Category, pageTabs, pathOf } from "#domain/Vendor.ts"

import { CategoryBrowser } from "./CategoryBrowser.tsx"
import styles from "./Games.module.css"
import { useGamesAddress } from "./useGamesAddress.ts"

/** A category's own page (decision 26). Each of its tabs is a page, which takes the place of the one before. */
export const CategoryPage = () => {
  const { path, gameType } = useGamesAddress()
  const [, navigate] = useLocation()
  const enter = useSetAtom(enterAtom)
  const choose = (category: Category) => {
    const goal = pathOf(category)
    if (category.gameType === "PROMO")
      navigate(GamesAddress.write(path, { gameType: category.gameType }), { replace: true })
    else if (GamesAddress.categoryOf(goal) === undefined) enter({ rule: "anyone", path: goal })
    else navigate(goal, { replace: true })
  }
  return (
    <main className={styles["page"]}>
      <CategoryBrowser
        tabsOf={pageTabs}
        gameType={gameType || (GamesAddress.categoryOf(path) ?? "")}
        onChoose={choose}
      />
    </main>
  )
}
