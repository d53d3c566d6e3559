import { Effect } from "effect"
import { atom, type Getter } from "jotai"

import { Preferences } from "#services/Preferences.ts"

import { runtimeAtom } from "./kernel/runtime.ts"

const chosenAtom = atom(0)

const atOnce = <A>(get: Getter, use: (preferences: Preferences["Service"]) => Effect.Effect<A>): A =>
  get(runtimeAtom).runSync(Preferences.use(use))

const preferenceAtom = <Setting, Choice>(
  read: (preferences: Preferences["Service"]) => Effect.Effect<Setting>,
  choose: (preferences: Preferences["Service"]) => (choice: Choice) => Effect.Effect<void>,
) =>
  atom(
    (get) => {
      get(chosenAtom)
      return atOnce(get, read)
    },
    (get, set, choice: Choice) => {
      atOnce(get, (preferences) => choose(preferences)(choice))
      set(chosenAtom, (chosen) => chosen + 1)
    },
  )

export const languageAtom = preferenceAtom(
  ({ language }) => language,
  ({ chooseLanguage }) => chooseLanguage,
)

export const themeAtom = preferenceAtom(
  ({ theme }) => theme,
  ({ chooseTheme }) => chooseTheme,
)

export const reducesMotionAtom = preferenceAtom(
  ({ reducesMotion }) => reducesMotion,
  ({ reduceMotion }) => reduceMotion,
)

export const hidesBalanceAtom = preferenceAtom(
  ({ hidesBalance }) => hidesBalance,
  ({ hideBalance }) => hideBalance,
)

export const followPreferencesAtom = atom(null, (get, set) =>
  get(runtimeAtom)
    .runSync(Effect.service(Preferences))
    .watch(() => set(chosenAtom, (chosen) => chosen + 1)),
)
