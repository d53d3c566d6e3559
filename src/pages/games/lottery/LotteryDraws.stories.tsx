import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { draws } from "#gateway/calls/games/lotteries.ts"
import { failing, loading } from "#ladle/storyOptions.ts"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { LotteryDraws } from "./LotteryDraws.tsx"

export default { title: "Games / Lottery draws" } satisfies StoryDefault

const story = (options: StoryOptions, gameId = "E201") =>
  storiesOf(
    <div className="padded">
      <LotteryDraws gameId={gameId} vassalage="ELOTT" />
    </div>,
  )({ path: paths.lotteryList, persona: "0", ...options })

export const Many = story({})

export const NoDraws = story({}, "none")

export const Loading = story(loading)

export const Failed = story({ settings: failing(draws.path) })
