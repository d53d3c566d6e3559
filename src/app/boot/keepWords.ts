import i18next from "i18next"

import { type Language, languageFacts } from "#config/product.ts"

import { changeLanguage } from "../i18n.ts"
import type { BootPlan } from "./plan.ts"
import { type StoredWords, withValues } from "./shellWords.ts"
import { keep } from "./visitor.ts"

/** Stores the shell's words of the app's language for the next visit: the page has only those of the default one. */
export const keepWords = async (language: Language): Promise<void> => {
  // Its texts may not be there yet. A failure is the app's to report.
  await changeLanguage(language)
  const text = document.getElementById("plan")?.textContent
  // Only the product's page has a plan.
  if (!text) return
  const { words, keys }: Pick<BootPlan, "words" | "keys"> = JSON.parse(text)
  const own = Object.keys(words).flatMap((key) => {
    const found: unknown = i18next.getResource(languageFacts[language].tag, "translation", key)
    return typeof found === "string" ? [[key, withValues(found)] as const] : []
  })
  const stored: StoredWords = [language, Object.fromEntries(own)]
  keep(keys.words, JSON.stringify(stored))
}
