import type { StoryDefault } from "@ladle/react"

import { PromotionsPlace } from "./PromotionsPlace.tsx"

export default { title: "Promotions / Place before the app" } satisfies StoryDefault

export const Loading = () => <PromotionsPlace title="{name}" />
