import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { affiliateLinks } from "#gateway/calls/agent/affiliates.ts"
import { rebateQuotas } from "#gateway/calls/agent/rebates.ts"
import { empty, failing, loading } from "#ladle/storyOptions.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { AffiliateLinks } from "./AffiliateLinks.tsx"

export default { title: "Agents / Affiliate links" } satisfies StoryDefault

const story = storiesOf(
  <div className="padded">
    <AffiliateLinks />
  </div>,
)
const page = { path: paths.agentRegister, persona: "9" }

export const Filled = story(page)

export const NoLinks = story({ ...page, ...empty })

export const NotJoined = story({ ...page, persona: "1" })

export const Loading = story({ ...page, ...loading })

export const Failed = story({ ...page, settings: failing(affiliateLinks.path) })

export const LimitsFailed = story({ ...page, settings: failing(rebateQuotas.path) })

export const LongText = story({ ...page, longTexts: true })
