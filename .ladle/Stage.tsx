import type { Story } from "@ladle/react"
import { Provider, useAtomValue, useSetAtom } from "jotai"
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react"

import { AddressRouter } from "#app/AddressRouter.tsx"
import { languageAtom, themeAtom } from "#atoms/preferences.ts"
import { Toasts } from "#pages/frame/Toasts.tsx"

import { PreviewWrapper } from "./PreviewWrapper.tsx"
import { open, type Plot, type Scene } from "./scene.ts"
import { useVisitor } from "./visitor.ts"

interface Props extends Plot {
  readonly children: ReactNode
}

/** From here on language and theme belong to the story: the controls and the page both set them. */
const Chosen = ({ children }: { readonly children: ReactNode }) => {
  const { language, theme } = useVisitor()
  const chooseLanguage = useSetAtom(languageAtom)
  const chooseTheme = useSetAtom(themeAtom)
  useEffect(() => chooseLanguage(language), [chooseLanguage, language])
  useEffect(() => chooseTheme(theme), [chooseTheme, theme])
  return (
    <PreviewWrapper language={useAtomValue(languageAtom)} theme={useAtomValue(themeAtom)}>
      {children}
    </PreviewWrapper>
  )
}

const Played = ({ scene, children }: { readonly scene: Scene; readonly children: ReactNode }) => {
  const { store, isSettled, watch } = scene
  const settled = useSyncExternalStore(watch, isSettled)
  return (
    <div data-stage={settled ? "settled" : "busy"}>
      <Provider store={store}>
        <AddressRouter>
          <Chosen>
            {children}
            <Toasts />
          </Chosen>
        </AddressRouter>
      </Provider>
    </div>
  )
}

/** The scene once it is open. Without Suspense, which delays new content by 300 ms. */
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

/** A page on the real services and a simulated gateway, all within the story. Another persona remounts it. */
export const Stage = (props: Props) => {
  const { persona = props.persona ?? "guest" } = useVisitor()
  return <Opened key={persona} {...props} persona={persona} />
}

/** Stories of a page: `storiesOf(<HomePage />)({ persona: "0" })` is one of them. */
export const storiesOf =
  (page: ReactNode) =>
  (plot: Plot): Story =>
  () => <Stage {...plot}>{page}</Stage>
