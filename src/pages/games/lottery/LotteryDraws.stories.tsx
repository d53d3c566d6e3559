import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { draws } from "#gateway/calls/games/lotteries.ts"
import { failing, loading } from "#ladle/plots.ts"
import type { Plot } from "#ladle/scene.ts"
import { storiesOf } from "#ladle/Stage.tsx"

import { LotteryDraws } from "./LotteryDraws.tsx"

export default { title: "Games / Lottery draws" } satisfies StoryDefault

const story = (plot: Plot, gameId = "E201") =>
  storiesOf(
    <div className="padded">
      <LotteryDraws gameId={gameId} vassalage="ELOTT" />
    </div>,
  )({ path: paths.lotteryList, persona: "0", ...plot })

export const Many = story({})

export const NoDraws = story({}, "none")

export const Loading = story(loading)

export const Failed = story({ settings: failing(draws.path) })
