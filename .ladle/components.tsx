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

/** Reports the controls to the catalogue around the phone, and takes theirs. */
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
    // A key changes Ladle's mode. There is no list inside the phone.
    if (phone !== null && mode === "full") dispatch({ type: "update-mode", value: "preview" })
  }, [dispatch, mode])
}

/** Checks the story in the phone whenever it changes, and on request. */
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

/** A story: in the catalogue within a phone, which is a page of its own in Ladle's preview mode. */
export const Provider: GlobalProvider = ({ children, ...catalogue }) =>
  phone === null && catalogue.globalState.mode === "full" ? (
    <Review {...catalogue} />
  ) : (
    <Shown {...catalogue}>{children}</Shown>
  )

prepare()
