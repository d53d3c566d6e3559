import type { Story, StoryDefault } from "@ladle/react"

import { RegisterSkeleton } from "./RegisterSkeleton.tsx"

export default { title: "Entry / Registration placeholder" } satisfies StoryDefault

export const Loading: Story = () => <RegisterSkeleton />
