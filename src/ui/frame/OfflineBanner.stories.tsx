import type { Story, StoryDefault } from "@ladle/react"

import { OfflineBanner } from "./OfflineBanner.tsx"

export default { title: "ui / frame / OfflineBanner" } satisfies StoryDefault

export const Offline: Story = () => <OfflineBanner />
