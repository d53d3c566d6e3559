import type { Story, StoryDefault } from "@ladle/react"

import { WinnerPlace } from "./WinnerPlace.tsx"

export default { title: "ui / game / WinnerPlace" } satisfies StoryDefault

export const Place: Story = () => <WinnerPlace />
