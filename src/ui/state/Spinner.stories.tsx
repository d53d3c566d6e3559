import type { Story, StoryDefault } from "@ladle/react"

import { Spinner } from "./Spinner.tsx"

export default {
  title: "Components / Basic / Spinner",
} satisfies StoryDefault

export const Loading: Story = () => <Spinner />
