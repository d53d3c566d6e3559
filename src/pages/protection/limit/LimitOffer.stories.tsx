import type { StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"
import { nothing } from "#ladle/samples.tsx"
import { storiesOf } from "#ladle/PageStory.tsx"

import { LimitOfferNotice } from "./LimitOffer.tsx"

export default { title: "Player protection / Offer of a limit" } satisfies StoryDefault

const story = storiesOf(<LimitOfferNotice link={{ href: paths.protection }} onClose={nothing} />)

export const Usual = story({ persona: "0" })

export const LongText = story({ persona: "0", longTexts: true })
