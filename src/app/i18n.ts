import type { i18n } from "i18next"

import { defaultLanguage, type Language } from "#config/product.ts"
import * as firstTexts from "#i18n/firstTexts.ts"
import type { Texts } from "#ui/texts.tsx"

const first: Readonly<Record<string, string>> = { ...firstTexts }

/** A first text with its `{{places}}` filled. */
const fill = (text: string, values: Readonly<Record<string, unknown>> = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => String(values[name] ?? ""))

/** The texts of the app, and the way to change their language. */
export interface AppTexts extends Texts {
  /** Changes the language once its dictionary is here; one that does not come leaves the fallback's words. */
  readonly speak: (language: Language) => Promise<void>
}

/**
 * The texts of the app.
 *
 * The first screen's English texts travel with the app; i18next and the
 * dictionaries come after it, or before it where another language is chosen:
 * 14 kB that no first content waits for.
 */
export const makeTexts = async (language: Language): Promise<AppTexts> => {
  const listeners = new Set<() => void>()
  let engine: i18n | undefined
  let chosen: Language = defaultLanguage

  const speak = async (next: Language): Promise<void> => {
    chosen = next
    const { change, fetchDictionaries, makeEngine } = await import("./dictionaries.ts")
    const coming = engine ?? (await makeEngine(first))
    await fetchDictionaries(coming, next)
    // Dictionaries come in any order: the language that was chosen last is spoken.
    if (chosen !== next) return
    await change(coming, next)
    engine = coming
    listeners.forEach((listener) => listener())
  }

  const texts: AppTexts = {
    get language() {
      return engine?.language ?? "first"
    },
    t: (key, values) =>
      engine === undefined ? fill(first[key] ?? key, values) : engine.t(key, { ...values }),
    on: (_event, listener) => void listeners.add(listener),
    off: (_event, listener) => void listeners.delete(listener),
    speak,
  }
  // A language that does not come leaves the first screen in English.
  if (language !== defaultLanguage) await speak(language).catch(() => {})
  return texts
}
