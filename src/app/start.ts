import { Effect, ManagedRuntime } from "effect"
import { type Atom, createStore } from "jotai/vanilla"
import type { Store } from "jotai/vanilla"

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
import type { EarlyAnswers } from "#gateway/FetchTransport.ts"
import type { PolicyEvent } from "#services/PolicyLog.ts"

import { layerBrowser } from "./browserLayer.ts"
import { type AppTexts, makeTexts } from "./i18n.ts"

export interface Options {
  /** Told of every trigger that a policy meets. */
  readonly policyLog?: (event: PolicyEvent) => void
  /** Answers that were asked for before the app was there. */
  readonly early?: EarlyAnswers
  /** Address of the service worker, for an app that has one. */
  readonly worker?: string
}

/** The app before it is drawn. */
export interface Started {
  readonly store: Store
  readonly texts: Promise<AppTexts>
  /** Done when it is known whether the gate is open. */
  readonly gate: Promise<void>
  /** Done when what home draws first is known, if the page has asked for it. */
  readonly home: Promise<unknown>
  readonly logError: (...parts: ReadonlyArray<string>) => void
  readonly stop: () => void
}

/** Waits until an atom's value is as wanted. */
const until = <A>(store: Store, source: Atom<A>, isWanted: (value: A) => boolean): Promise<void> =>
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

/** Reads what home draws first, until it stands: its first render finds what the page has asked for, or the last visit kept. */
const homeKnown = (store: Store): Promise<unknown> => {
  const parts = [homeBannersAtom, categoriesAtom, winnersAtom]
  const stops = parts.map((each) => store.sub(each, () => {}))
  const stop = store.sub(hasStoodAtom, () => [stop, ...stops].forEach((each) => each()))
  const known = parts.map((part) => until<Remote<unknown>>(store, part, ({ _tag }) => _tag !== "Loading"))
  return Promise.all(known)
}

/** Starts all of the app that is not seen: it reads what was asked for early while the code that draws is on its way. */
export const start = ({ policyLog = () => {}, early = new Map(), worker }: Options): Started => {
  const origin = import.meta.env["VITE_GATEWAY_ORIGIN"] ?? ""
  const runtime = ManagedRuntime.make(layerBrowser(origin, early, policyLog))
  const store = createStore()
  store.set(runtimeAtom, runtime)
  store.set(workerAtom, worker)
  // These live as long as the app; started here, the first render has the session and the kept status.
  const stops = [gateAtom, sessionLifeAtom, popupsAtom, lifeAtom].map((each) => store.sub(each, () => {}))
  return {
    store,
    texts: makeTexts(store.get(languageAtom)),
    gate: gateKnown(store),
    home: early.size > 0 ? homeKnown(store) : Promise.resolve(),
    logError: (...parts) => void runtime.runFork(Effect.logError(...parts)),
    stop: () => {
      stops.forEach((stop) => stop())
      void runtime.dispose()
    },
  }
}
