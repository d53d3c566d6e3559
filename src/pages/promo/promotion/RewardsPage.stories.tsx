import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { promotions } from "#gateway/calls/messages/announcements.ts"
import { empty, failed, loading, refusing } from "#ladle/storyOptions.ts"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { RewardsPage } from "./RewardsPage.tsx"

export default { title: "Promotions / Reward centre" } satisfies StoryDefault

const story = (options: StoryOptions) =>
  storiesOf(<RewardsPage />)({ path: paths.rewardCentre, persona: "0", ...options })

export const Member = story({})

export const Few = story({ settings: { scale: "few" } })

export const NoRewards = story(empty)

export const Loading = story(loading)

export const Failed = story(failed)

export const Refused = story({ settings: refusing("not_member", promotions.path) })

export const NotOffered = story({ settings: { modulesOff: ["REWCEN3"] } })

export const Detail = story({ path: `${paths.rewardCentre}?promo=5001` })

export const LongText = story({ longTexts: true })

export const Missions = story({ path: `${paths.rewardCentre}?tab=mission` })

export const WithoutMissions = story({
  path: `${paths.rewardCentre}?tab=mission`,
  settings: { promosOff: ["AVAILABLE"] },
})
