import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { referral } from "#gateway/calls/promo/referral.ts"
import { failed, loading, refusing } from "#ladle/storyOptions.ts"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { InvitePage } from "./InvitePage.tsx"

export default { title: "Promotions / Invite friends" } satisfies StoryDefault

const story = (options: StoryOptions) =>
  storiesOf(<InvitePage />)({ path: paths.inviteFriends, persona: "0", ...options })

export const Member = story({})

export const Agent = story({ persona: "9" })

export const TrialRefused = story({ persona: "4" })

export const Loading = story(loading)

export const Failed = story(failed)

export const Refused = story({ settings: refusing("not_member", referral.path) })

export const NotOffered = story({ settings: { promosOff: ["REFERRAL"] } })
