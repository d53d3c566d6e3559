import { brandTexts, type Language, languageFacts } from "#config/product.ts"
import { withBrand } from "#i18n/withBrand.ts"

import { type Dictionary, withSingulars } from "./dictionaries.ts"
import { addTexts } from "./i18n.ts"

const files = import.meta.glob<Dictionary>("../i18n/locales/*/*.json", { import: "default" })

/** The areas whose texts are files of their own, so that home does not load them. */
type Area = "account" | "agent" | "cashier" | "promo" | "protection"

const fetcherOf = (area: Area) => async (language: Language) => {
  const fetchFile = files[`../i18n/locales/${area}/${languageFacts[language].file}.json`]
  if (fetchFile === undefined) throw new Error(`${language} has no texts of ${area}`)
  return withSingulars(withBrand(await fetchFile(), brandTexts, language))
}

const fetchers = {
  account: fetcherOf("account"),
  agent: fetcherOf("agent"),
  cashier: fetcherOf("cashier"),
  promo: fetcherOf("promo"),
  protection: fetcherOf("protection"),
}

/** A chunk whose area's texts have loaded too. */
export const withTexts = async <Module>(area: Area, chunk: Promise<Module>): Promise<Module> => {
  const [module] = await Promise.all([chunk, addTexts(fetchers[area])])
  return module
}
