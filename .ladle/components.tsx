import "../src/app/theme.css"
import "./stories.css"

import type { GlobalProvider } from "@ladle/react"
import { Fragment, useEffect, useMemo, useState } from "react"

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

/**
 * A key that begins the story anew when the browser went back to it.
 *
 * Ladle then keeps the other story's controls, and shows nothing when both have the same ones.
 */
const useFreshControls: UseFreshControls = ({ story, control, controlInitialized }, dispatch) => {
  const [round, setRound] = useState(0)
  const isStale = !controlInitialized && Object.keys(control).length > 0
  useEffect(() => {
    if (!isStale) return
    dispatch({ type: "update-story", value: story })
    setRound((before) => before + 1)
  }, [dispatch, isStale, story])
  return round
}

type ProviderProps = Parameters<GlobalProvider>[0]
type UseFreshControls = (state: ProviderProps["globalState"], dispatch: ProviderProps["dispatch"]) => number

export const Provider: GlobalProvider = ({ children, globalState, dispatch }) => {
  const { control, theme: shade } = globalState
  const round = useFreshControls(globalState, dispatch)
  const chosen = control["language"]?.value
  const language = isLanguage(chosen) ? chosen : defaultLanguage
  const persona = personaOf(control["persona"]?.value)
  const theme = shade === "light" ? "light" : "dark"
  const visitor = useMemo((): Visitor => ({ language, theme, persona }), [language, theme, persona])
  return (
    <TextsProvider texts={texts}>
      <VisitorContext value={visitor}>
        <Guise language={language} theme={theme} className="story">
          <Fragment key={round}>{children}</Fragment>
        </Guise>
      </VisitorContext>
    </TextsProvider>
  )
}
