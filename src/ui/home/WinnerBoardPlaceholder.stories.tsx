import type { Story, StoryDefault } from "@ladle/react"

import { WinnerBoardPlaceholder } from "./WinnerBoardPlaceholder.tsx"

export default { title: "ui / game / WinnerBoardPlaceholder" } satisfies StoryDefault

export const Place: Story = () => <WinnerBoardPlaceholder />
