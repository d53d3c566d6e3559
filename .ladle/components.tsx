import type { GlobalProvider } from "@ladle/react"
import { useEffect, useMemo } from "react"

import "#app/theme.css"
import { defaultLanguage, languages } from "#config/product.ts"
import { personas } from "#fixtures/personas.ts"

import "./stories.css"
import { PreviewWrapper } from "./PreviewWrapper.tsx"
import { isLanguage } from "./texts.ts"
import { type Visitor, VisitorContext } from "./visitor.ts"

/** The option that keeps each story's own persona. */
const ownPersona = "the story's own"

export const argTypes = {
  language: {
    options: [...languages],
    control: { type: "select" },
    defaultValue: defaultLanguage,
  },
  persona: {
    options: [ownPersona, ...personas.map(({ id }) => id)],
    control: { type: "radio" },
    defaultValue: ownPersona,
  },
}

// Ladle may convert a numeric option to a number.
const personaOf = (chosen: unknown): string | undefined =>
  personas.find(({ id }) => id === chosen || id === `${Number(chosen)}`)?.id

type ProviderProps = Parameters<GlobalProvider>[0]

/**
 * Whether the browser went back to a story while the controls belong to another one. Ladle then keeps those
 * controls, and renders nothing if both are equal: so the story is remounted.
 */
const useStaleControls = ({ globalState, dispatch }: ProviderProps): boolean => {
  const { story, control, controlInitialized } = globalState
  const isStale = !controlInitialized && Object.keys(control).length > 0
  useEffect(() => {
    if (isStale) dispatch({ type: "update-story", value: story })
  }, [dispatch, isStale, story])
  return isStale
}

export const Provider: GlobalProvider = (props) => {
  const { control, theme: shade } = props.globalState
  const isStale = useStaleControls(props)
  const chosen = control["language"]?.value
  const language = isLanguage(chosen) ? chosen : defaultLanguage
  const persona = personaOf(control["persona"]?.value)
  const theme = shade === "light" ? "light" : "dark"
  const visitor = useMemo((): Visitor => ({ language, theme, persona }), [language, theme, persona])
  return (
    <VisitorContext value={visitor}>
      <PreviewWrapper language={language} theme={theme} className="story">
        {isStale ? null : props.children}
      </PreviewWrapper>
    </VisitorContext>
  )
}
