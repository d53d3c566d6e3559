import type { Story, StoryDefault } from "@ladle/react"

import { WinnerBoardPlaceholder } from "./WinnerBoardPlaceholder.tsx"

export default { title: "Components / Home / Winner board placeholder" } satisfies StoryDefault

export const Place: Story = () => <WinnerBoardPlaceholder />
