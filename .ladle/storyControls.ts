import { createContext, useContext } from "react"

import { defaultLanguage, defaultTheme, type Language, type Theme } from "#config/product.ts"

/** The choices of Ladle's controls for every story. */
export interface StoryControls {
  readonly language: Language
  readonly theme: Theme
  /** The chosen persona; undefined to use the story's own persona. */
  readonly persona: string | undefined
}

export const StoryControlsContext = createContext<StoryControls>({
  language: defaultLanguage,
  theme: defaultTheme,
  persona: undefined,
})

export const useStoryControls = (): StoryControls => useContext(StoryControlsContext)
