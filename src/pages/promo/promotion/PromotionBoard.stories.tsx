import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import type { Promotion } from "#domain/promo/Promotion.ts"
import { empty, failed, loading } from "#ladle/storyOptions.ts"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"
import { EmptyState } from "#ui/state/EmptyState.tsx"

import { PromotionBoard } from "./PromotionBoard.tsx"

export default { title: "Promotions / Promotion board" } satisfies StoryDefault

const story = (options: StoryOptions, select = (all: ReadonlyArray<Promotion>) => all) =>
  storiesOf(
    <div className="padded">
      <PromotionBoard
        path={paths.activity}
        label="promotion"
        failedText="activities_failed"
        empty={<EmptyState />}
        select={select}
      />
    </div>,
  )({ path: paths.activity, persona: "0", ...options })

export const One = story({}, (all) => all.slice(0, 1))

export const Many = story({})

export const Guest = story({ persona: "guest" })

export const Empty = story(empty)

export const NoneSelected = story({}, () => [])

export const Loading = story(loading)

export const Failed = story(failed)

export const LongText = story({ longTexts: true })
