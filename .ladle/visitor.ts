import { createContext, useContext } from "react"

import { defaultLanguage, defaultTheme, type Language, type Theme } from "#config/product.ts"

/** What Ladle's controls choose for every story. */
export interface Visitor {
  readonly language: Language
  readonly theme: Theme
  /** Who looks at a page; nothing for whom the story itself names. */
  readonly persona: string | undefined
}

export const VisitorContext = createContext<Visitor>({
  language: defaultLanguage,
  theme: defaultTheme,
  persona: undefined,
})

export const useVisitor = (): Visitor => useContext(VisitorContext)
