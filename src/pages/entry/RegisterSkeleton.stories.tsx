import type { Story, StoryDefault } from "@ladle/react"

import { RegisterSkeleton } from "./RegisterSkeleton.tsx"

export default { title: "pages / entry / RegisterSkeleton" } satisfies StoryDefault

export const Loading: Story = () => <RegisterSkeleton />
