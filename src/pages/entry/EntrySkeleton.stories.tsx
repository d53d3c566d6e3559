import type { Story, StoryDefault } from "@ladle/react"

import { EntrySkeleton } from "./EntrySkeleton.tsx"

export default { title: "Entry / Skeleton" } satisfies StoryDefault

export const Loading: Story = () => <EntrySkeleton />
