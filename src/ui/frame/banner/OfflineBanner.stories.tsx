import type { Story, StoryDefault } from "@ladle/react"

import { OfflineBanner } from "./OfflineBanner.tsx"

export default { title: "Components / Frame / Offline banner" } satisfies StoryDefault

export const Offline: Story = () => <OfflineBanner />
