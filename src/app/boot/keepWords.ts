import { gamesOffered, type Language } from "#config/product.ts"

import { fetchDictionary } from "../dictionaries.ts"
import type { BootPlan } from "./plan.ts"
import { type StoredWords, withGames } from "./shellWords.ts"
import { keep } from "./storedUser.ts"

export const keepWords = async (language: Language): Promise<void> => {
  const texts = await fetchDictionary(language)
  const text = document.getElementById("plan")?.textContent
  if (!text) return
  const { words, keys }: Pick<BootPlan, "words" | "keys"> = JSON.parse(text)
  const own = Object.keys(words).flatMap((key) => {
    const found = texts[key]
    return found === undefined ? [] : [[key, withGames(found, gamesOffered)] as const]
  })
  const stored: StoredWords = [language, Object.fromEntries(own), words["product_name"]]
  keep(keys.words, JSON.stringify(stored))
}
