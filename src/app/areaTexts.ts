import { brandTexts, type Language, languageFacts } from "#config/product.ts"
import { withBrand } from "#i18n/withBrand.ts"

import { type Dictionary, withSingulars } from "./dictionaries.ts"
import { addTexts } from "./i18n.ts"
import type { TextArea } from "./textAreas.ts"

const files = import.meta.glob<Dictionary>("../i18n/locales/*/*.json", { import: "default" })

const fetcherOf = (folder: string) => async (language: Language) => {
  const fetchFile = files[`../i18n/locales/${folder}/${languageFacts[language].file}.json`]
  if (fetchFile === undefined) throw new Error(`${language} has no texts of ${folder}`)
  return withSingulars(withBrand(await fetchFile(), brandTexts, language))
}

const fetchShared = fetcherOf("shared")

const fetchers: Readonly<Record<TextArea, ReturnType<typeof fetcherOf>>> = {
  account: fetcherOf("account"),
  agent: fetcherOf("agent"),
  cashier: fetcherOf("cashier"),
  entry: fetcherOf("entry"),
  frame: fetcherOf("frame"),
  games: fetcherOf("games"),
  messages: fetcherOf("messages"),
  promo: fetcherOf("promo"),
  protection: fetcherOf("protection"),
  records: fetcherOf("records"),
}

/** The texts of the login form, which the shell shows (EntrySkeleton.tsx). */
export const fetchLoginTexts = async (language: Language): Promise<Dictionary> => {
  const [shared, entry] = await Promise.all([fetchShared(language), fetchers.entry(language)])
  return { ...shared, ...entry }
}

/** A chunk whose areas' texts have loaded too, and the texts that several areas share. */
export const withTexts = async <Module>(
  areas: ReadonlyArray<TextArea>,
  chunk: Promise<Module>,
): Promise<Module> => {
  const [module] = await Promise.all([
    chunk,
    addTexts(fetchShared),
    ...areas.map((area) => addTexts(fetchers[area])),
  ])
  return module
}
