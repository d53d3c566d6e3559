import type { StoryDefault } from "@ladle/react"

import { DrawsPlace } from "./DrawsPlace.tsx"

export default { title: "Games / Draws, loading" } satisfies StoryDefault

export const Loading = () => <DrawsPlace count={3} />
