import type { StoryDefault } from "@ladle/react"

import { GameCount } from "./GameCount.tsx"

export default { title: "Games / Number of games" } satisfies StoryDefault

export const One = () => <GameCount count={1} />

export const Many = () => <GameCount count={600} />
