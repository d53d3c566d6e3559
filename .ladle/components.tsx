import "../src/app/theme.css"
import "./stories.css"

import type { GlobalProvider } from "@ladle/react"
import { useEffect, useMemo } from "react"

import { defaultLanguage, languages } from "#config/product.ts"
import { personas } from "#fixtures/personas.ts"
import { TextsProvider } from "#ui/texts.tsx"

import { Guise } from "./Guise.tsx"
import { isLanguage, texts } from "./texts.ts"
import { type Visitor, VisitorContext } from "./visitor.ts"

/** The choice that leaves each story the visitor it names. */
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

// Ladle may make a number of an option that looks like one.
const personaOf = (chosen: unknown): string | undefined =>
  personas.find(({ id }) => id === chosen || id === `${Number(chosen)}`)?.id

type ProviderProps = Parameters<GlobalProvider>[0]

/**
 * Whether the browser went back to a story whose controls are not its own yet.
 *
 * Ladle then keeps the other story's controls, and shows nothing when both have
 * the same ones: so the story is begun anew.
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
    <TextsProvider texts={texts}>
      <VisitorContext value={visitor}>
        <Guise language={language} theme={theme} className="story">
          {isStale ? null : props.children}
        </Guise>
      </VisitorContext>
    </TextsProvider>
  )
}
