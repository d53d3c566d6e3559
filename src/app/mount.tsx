import "./theme.css"

import { Effect, ManagedRuntime } from "effect"
import { type Atom, createStore, Provider } from "jotai"
import type { Store } from "jotai/vanilla"
import { startTransition } from "react"
import { createRoot } from "react-dom/client"

import { homeBannersAtom } from "#atoms/announcements.ts"
import { categoriesAtom } from "#atoms/games.ts"
import { runtimeAtom } from "#atoms/kernel/query.ts"
import type { Remote } from "#atoms/kernel/Remote.ts"
import { lifeAtom } from "#atoms/life.ts"
import { popupsAtom } from "#atoms/popups.ts"
import { languageAtom } from "#atoms/preferences.ts"
import { sessionLifeAtom } from "#atoms/session.ts"
import { gateAtom, hasStoodAtom, workerAtom } from "#atoms/system.ts"
import { winnersAtom } from "#atoms/winners.ts"
import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
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

/** Waits until an atom's value is as wanted. */
const until = <A,>(store: Store, source: Atom<A>, isWanted: (value: A) => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isWanted(store.get(source))) return
      stop()
      resolve()
    }
    const stop = store.sub(source, look)
    look()
  })

/** Waits until it is known whether the gate is open. */
const gateKnown = (store: Store) => until(store, gateAtom, ({ _tag }) => _tag !== "Unknown")

/**
 * Reads what home draws first, until it stands: its first render finds what the page has asked for itself, or
 * what the last visit kept. What is slower than that, home does not wait for.
 */
const homeKnown = (store: Store): Promise<unknown> => {
  const parts = [homeBannersAtom, categoriesAtom, winnersAtom]
  const stops = parts.map((each) => store.sub(each, () => {}))
  const stop = store.sub(hasStoodAtom, () => [stop, ...stops].forEach((each) => each()))
  const known = parts.map((part) => until<Remote<unknown>>(store, part, ({ _tag }) => _tag !== "Loading"))
  return Promise.race([Promise.all(known), after(millis(timings.homePatience))])
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

  const home = early.size > 0 ? homeKnown(store) : undefined

  const report = (error: unknown, { componentStack }: { readonly componentStack?: string | undefined }) => {
    runtime.runFork(Effect.logError("A part of the page failed", String(error), componentStack ?? ""))
  }
  const root = createRoot(element, { onCaughtError: report, onUncaughtError: report })
  let isStopped = false
  // What stands there from the page itself stays until there is something to put in its place: what has come is read first.
  const known = element.hasChildNodes()
    ? Promise.all([gateKnown(store), home]).then(() => after(0))
    : undefined
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
