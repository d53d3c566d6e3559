import { checkEvery } from "./everyStory.ts"
import type { StoryFile } from "./stories.ts"

checkEvery(import.meta.glob<StoryFile>("/src/pages/[i-z]*/**/*.stories.tsx", { eager: true }))
