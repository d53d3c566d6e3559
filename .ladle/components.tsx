import type { GlobalProvider } from "@ladle/react"
import { useEffect, useMemo } from "react"

import "#app/theme.css"
import { defaultLanguage, languages } from "#config/product.ts"
import { personas } from "#fixtures/personas.ts"
import { ReducedMotion } from "#ui/basic/useMedia.ts"

import "./stories.css"
import { ownPersona, personaOptions } from "./choice.ts"
import { check } from "./findings.ts"
import { events, isStill, phone, prepare, type Report } from "./inPhone.ts"
import { PreviewWrapper } from "./PreviewWrapper.tsx"
import { Review } from "./Review.tsx"
import { isLanguage } from "./texts.ts"
import { type StoryControls, StoryControlsContext } from "./storyControls.ts"

export const argTypes = {
  language: {
    options: [...languages],
    control: { type: "select" },
    defaultValue: defaultLanguage,
  },
  persona: {
    options: [...personaOptions.keys()],
    control: { type: "radio" },
    defaultValue: ownPersona,
  },
}

// Ladle may convert a numeric option such as "0" to a number.
const personaOf = (chosen: unknown): string | undefined =>
  personas.find(({ id }) => id === chosen || id === `${Number(chosen)}`)?.id

type ProviderProps = Parameters<GlobalProvider>[0]

/**
 * Whether Ladle shows the controls of another story, which happens after the browser's Back. Ladle would then render
 * nothing if the controls of both stories are equal, so this hook remounts the story.
 */
const useStaleControls = ({ globalState, dispatch }: ProviderProps): boolean => {
  const { story, control, controlInitialized } = globalState
  const isStale = !controlInitialized && Object.keys(control).length > 0
  useEffect(() => {
    if (isStale) dispatch({ type: "update-story", value: story })
  }, [dispatch, isStale, story])
  return isStale
}

/** Synchronises the story's controls with those of the catalogue around the phone. */
const usePhone = ({ globalState, dispatch }: ProviderProps): void => {
  const { story, control, controlInitialized, mode } = globalState
  useEffect(() => {
    if (controlInitialized)
      phone?.dispatchEvent(new CustomEvent(events.report, { detail: { story, controls: control } }))
  }, [story, control, controlInitialized])
  useEffect(() => {
    const take = (event: Event) =>
      dispatch({
        type: "update-control",
        value: { ...control, ...(event as CustomEvent<Report["controls"]>).detail },
      })
    window.addEventListener(events.controls, take)
    return () => window.removeEventListener(events.controls, take)
  }, [dispatch, control])
  useEffect(() => {
    // A keyboard shortcut of Ladle shows its list of stories. The phone must not show the list.
    if (phone !== null && mode === "full") dispatch({ type: "update-mode", value: "preview" })
  }, [dispatch, mode])
}

/** Runs axe on the story in the phone after every change and on request. */
const useChecks = ({ story, control, theme }: ProviderProps["globalState"]): void => {
  useEffect(() => {
    if (phone === null) return undefined
    let isOver = false
    const start = async () => {
      const findings = await check()
      if (!isOver) phone?.dispatchEvent(new CustomEvent(events.findings, { detail: { story, findings } }))
    }
    const begin = () => void start()
    begin()
    window.addEventListener(events.check, begin)
    return () => {
      isOver = true
      window.removeEventListener(events.check, begin)
    }
  }, [story, control, theme])
}

const Shown = (props: ProviderProps) => {
  const { control, theme: shade } = props.globalState
  const isStale = useStaleControls(props)
  usePhone(props)
  useChecks(props.globalState)
  const chosen = control["language"]?.value
  const language = isLanguage(chosen) ? chosen : defaultLanguage
  const persona = personaOf(control["persona"]?.value)
  const theme = shade === "light" ? "light" : "dark"
  const controls = useMemo((): StoryControls => ({ language, theme, persona }), [language, theme, persona])
  return (
    <StoryControlsContext value={controls}>
      <ReducedMotion value={isStill ? true : undefined}>
        <PreviewWrapper language={language} theme={theme} className="story">
          {isStale ? null : props.children}
        </PreviewWrapper>
      </ReducedMotion>
    </StoryControlsContext>
  )
}

/** Wraps each story. The catalogue shows the story in a phone: an iframe with the same page in Ladle's preview mode. */
export const Provider: GlobalProvider = ({ children, ...catalogue }) =>
  phone === null && catalogue.globalState.mode === "full" ? (
    <Review {...catalogue} />
  ) : (
    <Shown {...catalogue}>{children}</Shown>
  )

prepare()
