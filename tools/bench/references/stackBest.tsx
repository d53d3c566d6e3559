import i18n from "i18next"
import { atom, createStore, Provider, useAtomValue } from "jotai"
import { lazy, startTransition, Suspense, useEffect, useState } from "react"
import { createRoot } from "react-dom/client"
import { initReactI18next, useTranslation } from "react-i18next"

import type { Responses } from "./data.ts"
import { Lobby, Pages } from "./Lobby.tsx"

declare global {
  interface Window {
    responses: Promise<Responses>
  }
}

void i18n.use(initReactI18next).init({ lng: "en", resources: { en: { translation: {} } } })

const responsesAtom = atom<Responses>()
const root = document.getElementById("root")
const firstBanner = document.querySelector(".banner") ?? ""
const late = () => import("./late.tsx")
const Carousel = lazy(() => late().then((module) => ({ default: module.Carousel })))

// Keeps the picture that is already on screen.
const keep = (place: HTMLElement | null): void => place?.append(firstBanner)
const keptBanner = <div className="banner" ref={keep} />

const Banners = () => {
  const [isLate, setLate] = useState(false)
  useEffect(() => void setTimeout(() => startTransition(() => setLate(true)), 3000), [])
  return <Suspense fallback={keptBanner}>{isLate ? <Carousel /> : keptBanner}</Suspense>
}

const Home = () => {
  const responses = useAtomValue(responsesAtom)
  const { t } = useTranslation()
  return responses && <Lobby responses={responses} t={t} banner={<Banners />} />
}

// The frame of the document stays until the responses are there: one render instead of two.
void window.responses.then((responses) => {
  const store = createStore()
  store.set(responsesAtom, responses)
  const home = <Pages home={<Home />} />
  if (root !== null) createRoot(root).render(<Provider store={store}>{home}</Provider>)
})
setTimeout(() => void late().then(({ runLate }) => runLate()), 2500)
setTimeout(() => void navigator.serviceWorker.register("/worker.js"), 3000)
