import type { Story } from "@ladle/react"
import { Provider, useAtomValue, useSetAtom } from "jotai"
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react"
import { Router } from "wouter"

import { languageAtom, themeAtom } from "#atoms/preferences.ts"
import { Feedback } from "#pages/frame/Feedback.tsx"

import { Guise } from "./Guise.tsx"
import { open, type Plot, type Scene } from "./scene.ts"
import { useVisitor } from "./visitor.ts"

interface Props extends Plot {
  readonly children: ReactNode
}

/** Language and theme are the story's own from here on: the controls set them, and so does the page. */
const Chosen = ({ children }: { readonly children: ReactNode }) => {
  const { language, theme } = useVisitor()
  const chooseLanguage = useSetAtom(languageAtom)
  const chooseTheme = useSetAtom(themeAtom)
  useEffect(() => chooseLanguage(language), [chooseLanguage, language])
  useEffect(() => chooseTheme(theme), [chooseTheme, theme])
  return (
    <Guise language={useAtomValue(languageAtom)} theme={useAtomValue(themeAtom)}>
      {children}
    </Guise>
  )
}

const Played = ({ scene, children }: { readonly scene: Scene; readonly children: ReactNode }) => {
  const { store, location, isSettled, watch } = scene
  const settled = useSyncExternalStore(watch, isSettled)
  return (
    <div data-stage={settled ? "settled" : "busy"}>
      <Provider store={store}>
        <Router hook={location.hook} searchHook={location.searchHook}>
          <Chosen>
            {children}
            <Feedback />
          </Chosen>
        </Router>
      </Provider>
    </div>
  )
}

/** The scene, once it is open. Without a suspense, which shows nothing new within 300 ms of the story's own. */
const useScene = (plot: Plot): Scene | undefined => {
  const visitor = useVisitor()
  const [opening] = useState(() => open(plot, visitor))
  const [scene, setScene] = useState<Scene>()
  useEffect(() => {
    opening.then(setScene, (error: unknown) =>
      setScene(() => {
        throw error
      }),
    )
    return () => void opening.then(({ close }) => close())
  }, [opening])
  return scene
}

const Opened = ({ children, ...plot }: Props) => {
  const scene = useScene(plot)
  return scene === undefined ? <div data-stage="busy" /> : <Played scene={scene}>{children}</Played>
}

/** A page on the real services and a pretend gateway, all within the story. Another persona starts it anew. */
export const Stage = (props: Props) => {
  const { persona = props.persona ?? "guest" } = useVisitor()
  return <Opened key={persona} {...props} persona={persona} />
}

/** Stories of a page: `storiesOf(<HomePage />)({ persona: "0" })` is one of them. */
export const storiesOf =
  (page: ReactNode) =>
  (plot: Plot): Story =>
  () => <Stage {...plot}>{page}</Stage>
