import type { i18n } from "i18next"

import { defaultLanguage, type Language } from "#config/product.ts"
import * as firstTexts from "#i18n/firstTexts.ts"
import type { Texts, Values } from "#ui/texts.tsx"

const first: Readonly<Record<string, string>> = { ...firstTexts }

/** A first text with its `{{places}}` filled. */
const fill = (text: string, values: Values = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => String(values[name] ?? ""))

/** For good: a page that was loaded does not ask again when the app starts anew. */
let wantsPages = false
let tellOfTexts = () => {}
let askForPages = (): Promise<void> => Promise.resolve()

/** Waits for the first dictionary, or until it is known not to come: before it only the first screen has its words. */
export const firstDictionary = new Promise<void>((resolve) => {
  tellOfTexts = resolve
})

/** Fetches the words of all pages but home, which home does without; rejects when they did not come. */
export const pagesDictionary = (): Promise<void> => askForPages()

/** The texts of the app, and the way to change their language. */
export interface AppTexts extends Texts {
  /** Changes the language; rejects when a dictionary did not come, whose words are the fallback's meanwhile. */
  readonly speak: (language: Language) => Promise<void>
}

/**
 * The texts of the app.
 *
 * The first screen's English texts travel with the app; i18next and the
 * dictionaries come after it, or before it where another language is chosen:
 * 14 kB that no first content waits for. The words of other pages come with the first of them.
 */
export const makeTexts = async (language: Language): Promise<AppTexts> => {
  const listeners = new Set<() => void>()
  /** One for all who ask at once: each part of a dictionary goes into the same. */
  let making: Promise<i18n> | undefined
  let engine: i18n | undefined
  let chosen: Language = defaultLanguage

  const speak = async (next: Language): Promise<void> => {
    chosen = next
    const { change, fetchDictionaries, makeEngine } = await import("./dictionaries.ts")
    const coming = await (making ??= makeEngine(first))
    const missing = await fetchDictionaries(coming, next, wantsPages ? ["home", "pages"] : ["home"])
    // Dictionaries come in any order: the language that was chosen last is spoken.
    if (chosen !== next) return
    await change(coming, next)
    engine = coming
    listeners.forEach((listener) => listener())
    if (missing.length > 0) throw new Error(`No dictionary of ${missing.join(", ")}`)
  }

  askForPages = () => {
    wantsPages = true
    return speak(chosen)
  }
  const texts: AppTexts = {
    get language() {
      return engine?.language ?? "first"
    },
    t: (key, options) =>
      engine === undefined ? fill(first[key] ?? key, options?.replace) : engine.t(key, { ...options }),
    on: (_event, listener) => void listeners.add(listener),
    off: (_event, listener) => void listeners.delete(listener),
    whole: firstDictionary,
    speak: (next) => speak(next).finally(tellOfTexts),
  }
  // A language that does not come leaves the first screen in English.
  if (language !== defaultLanguage) await texts.speak(language).catch(() => {})
  return texts
}
