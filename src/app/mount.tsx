import "./theme.css"

import { Provider } from "jotai"
import { createRoot } from "react-dom/client"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import { after } from "#platform/after.ts"

import { App } from "./App.tsx"
import { type Options, start, type Started } from "./start.ts"

/** Waits until there is something to put in the place of what the page has drawn itself; for home not longer than a moment. */
const worthDrawing = ({ gate, home }: Started): Promise<void> =>
  Promise.all([gate, Promise.race([home, after(millis(timings.homePatience))])]).then(() => after(0))

/** Draws a started app in an element; answers how to stop it. */
export const draw = (element: HTMLElement, app: Started) => {
  const report = (error: unknown, { componentStack }: { readonly componentStack?: string | undefined }) =>
    app.logError("A part of the page failed", String(error), componentStack ?? "")
  const root = createRoot(element, { onCaughtError: report, onUncaughtError: report })
  let isStopped = false
  const ready = element.hasChildNodes() ? worthDrawing(app) : undefined
  void Promise.all([app.texts, ready]).then(([texts]) => {
    if (isStopped) return
    root.render(
      <Provider store={app.store}>
        <App texts={texts} />
      </Provider>,
    )
  })

  return () => {
    isStopped = true
    root.unmount()
    app.stop()
  }
}

/** Starts the app in an element; answers how to stop it. */
export const mount = (element: HTMLElement, options: Options = {}) => draw(element, start(options))
