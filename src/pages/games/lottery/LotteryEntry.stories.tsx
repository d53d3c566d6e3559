import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import type { Lottery } from "#domain/games/Lottery.ts"
import { longText, art } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"

import { LotteryEntry } from "./LotteryEntry.tsx"

export default { title: "Games / Lottery entry" } satisfies StoryDefault

const lottery: Lottery = {
  gameId: "E201",
  gameName: "Lantern 5",
  iconUrl: art(30, 96, 96),
  vassalage: "ELOTT",
  lottoMode: "",
  issue: "20261102-042",
  closeTime: 0,
  lastNumbers: [3, 0, 8, 1, 9],
}

const story = (change: Partial<Lottery> = {}) =>
  storiesOf(
    <ul className="padded">
      <LotteryEntry lottery={{ ...lottery, ...change }} />
    </ul>,
  )({ path: paths.lotteryList, persona: "0" })

export const Drawing = story()

export const Open = story({ closeTime: Date.UTC(2100, 0, 1) })

export const WithoutNumbers = story({ lastNumbers: [] })

export const LongText = story({ gameName: longText })
