import { Effect } from "effect"
import { atom, type Getter } from "jotai"

import type { Language, Theme } from "#config/product.ts"
import { Preferences } from "#services/Preferences.ts"

import { runtimeAtom } from "./kernel/runtime.ts"

const chosenAtom = atom(0)

const atOnce = <A>(get: Getter, use: (preferences: Preferences["Service"]) => Effect.Effect<A>): A =>
  get(runtimeAtom).runSync(Preferences.use(use))

export const languageAtom = atom(
  (get) => {
    get(chosenAtom)
    return atOnce(get, ({ language }) => language)
  },
  (get, set, language: Language) => {
    atOnce(get, ({ chooseLanguage }) => chooseLanguage(language))
    set(chosenAtom, (chosen) => chosen + 1)
  },
)

export const themeAtom = atom(
  (get) => {
    get(chosenAtom)
    return atOnce(get, ({ theme }) => theme)
  },
  (get, set, theme: Theme) => {
    atOnce(get, ({ chooseTheme }) => chooseTheme(theme))
    set(chosenAtom, (chosen) => chosen + 1)
  },
)

export const reducesMotionAtom = atom(
  (get) => {
    get(chosenAtom)
    return atOnce(get, ({ reducesMotion }) => reducesMotion)
  },
  (get, set, reduces: boolean) => {
    atOnce(get, ({ reduceMotion }) => reduceMotion(reduces))
    set(chosenAtom, (chosen) => chosen + 1)
  },
)

export const hidesBalanceAtom = atom(
  (get) => {
    get(chosenAtom)
    return atOnce(get, ({ hidesBalance }) => hidesBalance)
  },
  (get, set, hidden: boolean) => {
    atOnce(get, ({ hideBalance }) => hideBalance(hidden))
    set(chosenAtom, (chosen) => chosen + 1)
  },
)

export const followPreferencesAtom = atom(null, (get, set) =>
  get(runtimeAtom)
    .runSync(Effect.service(Preferences))
    .watch(() => set(chosenAtom, (chosen) => chosen + 1)),
)
