import type { Story, StoryDefault } from "@ladle/react"

import { PosterRowPlaceholder } from "./PosterRowPlaceholder.tsx"

export default { title: "ui / game / PosterRowPlaceholder" } satisfies StoryDefault

export const Place: Story = () => <PosterRowPlaceholder />
