import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"

import { failed, loading } from "../../../.ladle/plots.ts"
import type { Plot } from "../../../.ladle/scene.ts"
import { storiesOf } from "../../../.ladle/Stage.tsx"
import { InvitePage } from "./InvitePage.tsx"

export default { title: "pages / promo / InvitePage" } satisfies StoryDefault

const told = (plot: Plot) => storiesOf(<InvitePage />)({ path: paths.inviteFriends, persona: "0", ...plot })

export const Member = told({})

export const Agent = told({ persona: "9" })

export const TrialRefused = told({ persona: "4" })

export const Loading = told(loading)

export const Failed = told(failed)

export const NotOffered = told({ settings: { promosOff: ["REFERRAL"] } })
