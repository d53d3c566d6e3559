import "./theme.css"

import { Effect, ManagedRuntime } from "effect"
import { createStore, Provider } from "jotai"
import type { Store } from "jotai/vanilla"
import { startTransition } from "react"
import { createRoot } from "react-dom/client"

import { homeBannersAtom } from "#atoms/announcements.ts"
import { categoriesAtom } from "#atoms/games.ts"
import { runtimeAtom } from "#atoms/kernel/query.ts"
import { lifeAtom } from "#atoms/life.ts"
import { popupsAtom } from "#atoms/popups.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { sessionLifeAtom } from "#atoms/session.ts"
import { gateAtom, hasStoodAtom, workerAtom } from "#atoms/system.ts"
import { winnersAtom } from "#atoms/winners.ts"
import type { EarlyAnswers } from "#gateway/FetchTransport.ts"
import { after } from "#platform/after.ts"
import type { PolicyEvent } from "#services/PolicyLog.ts"

import { App } from "./App.tsx"
import { layerBrowser } from "./browserLayer.ts"
import { makeTexts } from "./i18n.ts"

interface Options {
  /** Told of every trigger that a policy meets. */
  readonly policyLog?: (event: PolicyEvent) => void
  /** Answers that were asked for before the app was there. */
  readonly early?: EarlyAnswers
  /** Address of the service worker, for an app that has one. */
  readonly worker?: string
}

/** Waits until it is known whether the gate is open. */
const gateKnown = (store: Store): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (store.get(gateAtom)._tag === "Unknown") return
      stop()
      resolve()
    }
    const stop = store.sub(gateAtom, look)
    look()
  })

/** Reads what home draws first, until it stands: its first render finds the answers that are there already. */
const readAhead = (store: Store): void => {
  const stops = [homeBannersAtom, categoriesAtom, winnersAtom].map((each) => store.sub(each, () => {}))
  const stop = store.sub(hasStoodAtom, () => [stop, ...stops].forEach((each) => each()))
}

/** Starts the app in an element; answers how to stop it. */
export const mount = (element: HTMLElement, options: Options = {}) => {
  const { policyLog = () => {}, early = new Map(), worker } = options
  const origin = import.meta.env["VITE_GATEWAY_ORIGIN"] ?? ""
  const runtime = ManagedRuntime.make(layerBrowser(origin, early, policyLog))
  const store = createStore()
  store.set(runtimeAtom, runtime)
  store.set(workerAtom, worker)
  // These live as long as the app; started here, the first render has the session and the kept status.
  const stops = [gateAtom, sessionLifeAtom, popupsAtom, lifeAtom].map((each) => store.sub(each, () => {}))

  if (early.size > 0) readAhead(store)

  const report = (error: unknown, { componentStack }: { readonly componentStack?: string | undefined }) => {
    runtime.runFork(Effect.logError("A part of the page failed", String(error), componentStack ?? ""))
  }
  const root = createRoot(element, { onCaughtError: report, onUncaughtError: report })
  let isStopped = false
  // What stands there from the page itself stays until there is something to put in its place: what has come is read first.
  const known = element.hasChildNodes() ? gateKnown(store).then(() => after(0)) : undefined
  void Promise.all([makeTexts(store.get(languageAtom)), known]).then(([texts]) => {
    if (isStopped) return
    // In pieces: a slow phone can answer a touch, or paint, between them.
    startTransition(() =>
      root.render(
        <Provider store={store}>
          <App texts={texts} />
        </Provider>,
      ),
    )
  })

  return () => {
    isStopped = true
    root.unmount()
    stops.forEach((stop) => stop())
    void runtime.dispose()
  }
}
