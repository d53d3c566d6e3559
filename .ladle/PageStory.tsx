import type { Story } from "@ladle/react"
import { Provider, useAtomValue, useSetAtom } from "jotai"
import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react"

import { AddressRouter } from "#app/AddressRouter.tsx"
import { languageAtom, themeAtom } from "#atoms/preferences.ts"
import { Toasts } from "#pages/frame/Toasts.tsx"

import { PreviewWrapper } from "./PreviewWrapper.tsx"
import { openStory, type StoryOptions, type StoryApp } from "./storyApp.ts"
import { useStoryControls } from "./storyControls.ts"

interface Props extends StoryOptions {
  readonly children: ReactNode
}

/** Sets the app's language and theme to those of Ladle's controls. The page can change both afterwards. */
const Chosen = ({ children }: { readonly children: ReactNode }) => {
  const { language, theme } = useStoryControls()
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

const StoryProviders = ({ app, children }: { readonly app: StoryApp; readonly children: ReactNode }) => {
  const { store, isIdle, watch } = app
  const idle = useSyncExternalStore(watch, isIdle)
  return (
    <div data-story={idle ? "idle" : "busy"}>
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

/** The story's app; undefined until it is open. Suspense is not used, because it delays new content by 300 ms. */
const useStoryApp = (options: StoryOptions): StoryApp | undefined => {
  const controls = useStoryControls()
  const [opening] = useState(() => openStory(options, controls))
  const [app, setApp] = useState<StoryApp>()
  useEffect(() => {
    opening.then(setApp, (error: unknown) =>
      setApp(() => {
        throw error
      }),
    )
    return () => void opening.then(({ close }) => close())
  }, [opening])
  return app
}

const OpenedStory = ({ children, ...options }: Props) => {
  const app = useStoryApp(options)
  return app === undefined ? <div data-story="busy" /> : <StoryProviders app={app}>{children}</StoryProviders>
}

/** A page with the app's real services and a simulated gateway, without a server. A change of persona remounts the page. */
export const PageStory = (props: Props) => {
  const { persona = props.persona ?? "guest" } = useStoryControls()
  return <OpenedStory key={persona} {...props} persona={persona} />
}

/** Returns a function that creates stories of a page: `storiesOf(<HomePage />)({ persona: "0" })` is a story. */
export const storiesOf =
  (page: ReactNode) =>
  (options: StoryOptions): Story =>
  () => <PageStory {...options}>{page}</PageStory>
