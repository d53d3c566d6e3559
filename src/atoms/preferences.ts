import { Effect } from "effect"
import { atom, type Getter } from "jotai"

import type { Language, Theme } from "#config/product.ts"
import { Preferences } from "#services/Preferences.ts"

import { runtimeAtom } from "./kernel/runtime.ts"

/** Incremented when a preference changes, here or in another tab. */
const chosenAtom = atom(0)

/** Preferences are stored on the device, so reads and writes are synchronous. */
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

/** Whether motion is reduced; undefined until the player has chosen, and the system decides. */
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

/** Whether every page hides amounts. */
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

/** Whether the menu hides the balance: by its own toggle, or as every page does. */
export const hidesMenuBalanceAtom = atom(
  (get) => {
    get(chosenAtom)
    return atOnce(get, ({ hidesMenuBalance }) => hidesMenuBalance) ?? get(hidesBalanceAtom)
  },
  (get, set, hidden: boolean) => {
    atOnce(get, ({ hideMenuBalance }) => hideMenuBalance(hidden))
    set(chosenAtom, (chosen) => chosen + 1)
  },
)

/** Follows the changes of other tabs. Returns an unsubscribe function. */
export const followPreferencesAtom = atom(null, (get, set) =>
  get(runtimeAtom)
    .runSync(Effect.service(Preferences))
    .watch(() => set(chosenAtom, (chosen) => chosen + 1)),
)
