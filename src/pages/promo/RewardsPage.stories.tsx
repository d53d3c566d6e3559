import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"

import { empty, failed, loading } from "../../../.ladle/plots.ts"
import type { Plot } from "../../../.ladle/scene.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { RewardsPage } from "./RewardsPage.tsx"

export default { title: "pages / promo / RewardsPage" } satisfies StoryDefault

const told = (plot: Plot) => storiesOf(<RewardsPage />)({ path: paths.rewardCentre, persona: "0", ...plot })

export const Member = told({})

export const Few = told({ settings: { scale: "few" } })

export const NoRewards = told(empty)

export const Loading = told(loading)

export const Failed = told(failed)

export const NotOffered = told({ settings: { modulesOff: ["REWCEN3"] } })

export const Detail = told({ path: `${paths.rewardCentre}?promo=5001` })

export const LongText = told({ longTexts: true })

export const Missions = told({ path: `${paths.rewardCentre}?tab=mission` })

export const WithoutMissions = told({
  path: `${paths.rewardCentre}?tab=mission`,
  settings: { promosOff: ["AVAILABLE"] },
})
