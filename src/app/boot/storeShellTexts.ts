import { gamesOffered, type Language, languageFacts } from "#config/product.ts"
import { generalPlan } from "#platform/generalPlan.ts"

import { fetchLoginTexts } from "../areaTexts.ts"
import { fetchDictionary } from "../dictionaries.ts"
import type { BootPlan } from "./plan.ts"
import { type StoredTexts, withValues } from "./shellTexts.ts"
import { keep } from "./storedUser.ts"

export const storeShellTexts = async (language: Language): Promise<void> => {
  const [dictionary, login, plan] = await Promise.all([
    fetchDictionary(language),
    fetchLoginTexts(language),
    generalPlan(),
  ])
  if (plan === "") return
  const { texts, keys }: Pick<BootPlan, "texts" | "keys"> = JSON.parse(plan)
  // A text that only the page's chunk contains stays blank until the app shows it.
  const own = Object.keys(texts).map(
    (key) => [key, withValues(dictionary[key] ?? login[key] ?? "", gamesOffered)] as const,
  )
  const stored: StoredTexts = [
    language,
    Object.fromEntries(own),
    texts["product_name"],
    languageFacts[language].tag,
  ]
  keep(keys.texts, JSON.stringify(stored))
}
