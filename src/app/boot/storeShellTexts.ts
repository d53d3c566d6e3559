import { gamesOffered, type Language } from "#config/product.ts"

import { fetchDictionary } from "../dictionaries.ts"
import type { BootPlan } from "./plan.ts"
import { type StoredTexts, withGames } from "./shellTexts.ts"
import { keep } from "./storedUser.ts"

export const storeShellTexts = async (language: Language): Promise<void> => {
  const dictionary = await fetchDictionary(language)
  const text = document.getElementById("plan")?.textContent
  if (!text) return
  const { texts, keys }: Pick<BootPlan, "texts" | "keys"> = JSON.parse(text)
  const own = Object.keys(texts).flatMap((key) => {
    const found = dictionary[key]
    return found === undefined ? [] : [[key, withGames(found, gamesOffered)] as const]
  })
  const stored: StoredTexts = [language, Object.fromEntries(own), texts["product_name"]]
  keep(keys.texts, JSON.stringify(stored))
}
