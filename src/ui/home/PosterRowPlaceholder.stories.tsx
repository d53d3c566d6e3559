import type { Story, StoryDefault } from "@ladle/react"

import { PosterRowPlaceholder } from "./PosterRowPlaceholder.tsx"

export default { title: "Components / Home / Poster row placeholder" } satisfies StoryDefault

export const Place: Story = () => <PosterRowPlaceholder />
