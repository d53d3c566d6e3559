import type { StoryDefault } from "@ladle/react"
import { useAtomValue } from "jotai"

import { categoriesAtom } from "#atoms/games/games.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import { paths } from "#config/paths.ts"
import { gameList } from "#gateway/calls/games/gameLists.ts"
import { empty, failing, loading } from "#ladle/storyOptions.ts"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { CategoryPanel } from "./CategoryPanel.tsx"

export default { title: "Games / Category panel" } satisfies StoryDefault

interface Props {
  readonly gameType: string
  readonly isEmbedded?: boolean
}

const Panel = ({ gameType, isEmbedded }: Props) => {
  const remote = useAtomValue(categoriesAtom)
  const category = valueOf(remote)?.find((each) => each.gameType === gameType)
  return (
    <div className="padded">
      <CategoryPanel
        category={category ?? { gameType, vendors: [] }}
        isLoading={remote._tag === "Loading"}
        isEmbedded={isEmbedded}
      />
    </div>
  )
}

const story = (props: Props, options: StoryOptions = {}) =>
  storiesOf(<Panel {...props} />)({ path: paths.games, persona: "0", ...options })

export const Hot = story({ gameType: "HOT" })

export const Slots = story({ gameType: "RNG" })

export const SlotsOnHome = story({ gameType: "RNG", isEmbedded: true })

export const Fish = story({ gameType: "FISH" })

export const Live = story({ gameType: "LIVE" })

export const Lotteries = story({ gameType: "LOTT" })

export const Favourites = story({ gameType: "FAV" })

export const NothingOfPromotions = story({ gameType: "PROMO" })

export const NoCategories = story({ gameType: "" }, empty)

export const NoVendors = story({ gameType: "NONE" })

export const CategoriesLoading = story({ gameType: "" }, loading)

export const VendorsLoading = story({ gameType: "FISH" }, loading)

export const Failed = story({ gameType: "RNG" }, { settings: failing(gameList.path) })

export const LongText = story({ gameType: "RNG" }, { longTexts: true })
