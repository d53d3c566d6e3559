import type { StoryDefault } from "@ladle/react"

import { padded } from "#ladle/samples.tsx"

import { PromotionsPlace } from "./PromotionsPlace.tsx"

export default { title: "Promotions / Place before the app", decorators: [padded] } satisfies StoryDefault

export const Loading = () => <PromotionsPlace title="{name}" />
