import { checkEvery } from "./everyStory.ts"
import type { StoryFile } from "./stories.ts"

checkEvery(import.meta.glob<StoryFile>("/src/ui/**/*.stories.tsx", { eager: true }))
