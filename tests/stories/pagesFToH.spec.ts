import { checkEvery } from "./everyStory.ts"
import type { StoryFile } from "./stories.ts"

checkEvery(import.meta.glob<StoryFile>("/src/pages/[f-h]*/**/*.stories.tsx", { eager: true }))
