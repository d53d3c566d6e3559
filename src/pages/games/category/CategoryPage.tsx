import { useSetAtom } from "jotai"
import { useLocation } from "wouter"

import { enterAtom } from "#atoms/entry/access.ts"
import * as GamesAddress from "#domain/games/GamesAddress.ts"
import { type Category, pageTabs } from "#domain/games/Vendor.ts"
import { Page } from "#ui/frame/page/Page.tsx"

import { CategoryBrowser } from "./CategoryBrowser.tsx"
import { useGamesAddress } from "#pages/games/useGamesAddress.ts"

export const CategoryPage = () => {
  const { path, gameType } = useGamesAddress()
  const [, navigate] = useLocation()
  const enter = useSetAtom(enterAtom)
  const choose = (category: Category) => {
    const goal = GamesAddress.pathOf(category.gameType)
    if (category.gameType === "PROMO")
      navigate(GamesAddress.write(path, { gameType: category.gameType }), { replace: true })
    else if (GamesAddress.categoryOf(goal) === undefined) enter(goal)
    else navigate(goal, { replace: true })
  }
  return (
    <Page wide safe bottom={56}>
      <CategoryBrowser
        tabsOf={pageTabs}
        gameType={gameType || (GamesAddress.categoryOf(path) ?? "")}
        onChoose={choose}
      />
    </Page>
  )
}
