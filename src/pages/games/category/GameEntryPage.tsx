import { useAtomValue } from "jotai"

import { isMemberAtom } from "#atoms/session.ts"
import * as Pages from "#domain/frame/Pages.ts"
import { Page } from "#ui/frame/page/Page.tsx"

import { RetryBoundary } from "#pages/view/RetryBoundary.tsx"
import { HomeBanners } from "#pages/home/HomeBanners.tsx"
import { CategoryBrowser } from "./CategoryBrowser.tsx"
import { RecentChips } from "./RecentChips.tsx"
import { useGamesAddress } from "#pages/games/useGamesAddress.ts"

export const GameEntryPage = () => {
  const { path, gameType, become } = useGamesAddress()
  const isMember = useAtomValue(isMemberAtom)
  return (
    <Page wide safe bottom={56}>
      <RetryBoundary>{isMember && <RecentChips />}</RetryBoundary>
      <RetryBoundary>
        <CategoryBrowser
          gameType={gameType}
          isEmbedded
          onChoose={(category) => become({ gameType: category.gameType, vendors: [], search: "" })}
        />
      </RetryBoundary>
      {/* The banners follow the games. Banners above would push the first row of games off a small screen. */}
      <RetryBoundary>{Pages.find(path)?.banner && <HomeBanners />}</RetryBoundary>
    </Page>
  )
}
