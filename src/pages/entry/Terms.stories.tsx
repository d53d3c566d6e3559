import type { Story, StoryDefault } from "@ladle/react"

import { paths } from "#config/paths.ts"

import { Terms } from "./Terms.tsx"

export default { title: "Entry / Sections of the terms" } satisfies StoryDefault

export const Some: Story = () => <Terms path={paths.terms} age={18} />
