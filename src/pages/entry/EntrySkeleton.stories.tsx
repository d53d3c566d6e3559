import type { Story, StoryDefault } from "@ladle/react"

import { EntrySkeleton } from "./EntrySkeleton.tsx"

export default { title: "Entry / Skeleton" } satisfies StoryDefault

export const Login: Story = () => <EntrySkeleton tab="login" />

export const Registration: Story = () => <EntrySkeleton tab="register" />
