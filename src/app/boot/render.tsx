import { Provider } from "jotai"
import { useSyncExternalStore } from "react"
import { createRoot } from "react-dom/client"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import { earlyPage } from "#domain/frame/earlyPage.ts"
import * as Pages from "#domain/frame/Pages.ts"
import { after } from "#platform/after.ts"
import { watchStyles } from "#platform/failedFiles.ts"
import { languageAtom } from "#atoms/preferences.ts"

import "../theme.css"
import { App } from "../App.tsx"
import { hasTexts, changeLanguage } from "../i18n.ts"
import { pages } from "../pages.ts"
import { retryImport } from "../retryImport.ts"
import { reloadWhenOnline } from "./reloadWhenOnline.ts"
import { type Options, start, type Started } from "./startApp.ts"

// The app needs texts to render. If no texts load, the page reloads when the network returns.
const textsReady = async ({ stores }: Started): Promise<void> => {
  const fetchTexts = () =>
    changeLanguage(stores.current().store.get(languageAtom)).catch((error: unknown) => {
      if (!hasTexts()) throw error
    })
  await retryImport(fetchTexts).catch(reloadWhenOnline)
}

const briefly = (loading: Promise<unknown>): Promise<unknown> =>
  Promise.race([loading, after(millis(timings.firstRenderWait))])

// Loads the page before the first render, because Suspense shows a fallback for at least 300 ms.
const pageHere = ({ path }: Started): Promise<unknown> => pages[earlyPage(path)].preload().catch(() => {})

// Resolves when the app can replace the shell without a layout shift.
const worthRendering = (app: Started, shell: Element): Promise<void> => {
  const page = pageHere(app)
  // The shell of home stays until home's code has loaded, because no loader has the same layout. A form in the shell stays
  // until the page can take over the typed values.
  const isKept = Pages.isHome(app.path) || shell.querySelector("form") !== null
  const content = Promise.all([isKept ? page : briefly(page), briefly(app.home)])
  return Promise.all([app.gate, content]).then(() => after(0))
}

// A new store remounts the app, so that no state of the old store remains.
const Root = ({ stores }: Pick<Started, "stores">) => {
  const { store, number } = useSyncExternalStore(stores.watch, stores.current)
  return (
    <Provider key={number} store={store}>
      <App />
    </Provider>
  )
}

export const render = (element: HTMLElement, app: Started) => {
  const report = (error: unknown, { componentStack }: { readonly componentStack?: string | undefined }) =>
    app.logError("A component of the page failed", error, componentStack ?? "")
  const root = createRoot(element, { onCaughtError: report, onUncaughtError: report })
  const unwatchStyles = watchStyles()
  let isStopped = false
  const ready = element.hasChildNodes() ? worthRendering(app, element) : briefly(pageHere(app))
  void Promise.all([textsReady(app), ready]).then(() => {
    if (isStopped) return
    root.render(<Root stores={app.stores} />)
  })

  return () => {
    isStopped = true
    root.unmount()
    unwatchStyles()
    app.stop()
  }
}

export const mount = (element: HTMLElement, options: Options = {}) => render(element, start(options))
