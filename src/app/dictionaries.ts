import { brandTexts, type Language, languageFacts } from "#config/product.ts"
import { withBrand } from "#i18n/withBrand.ts"

export type Dictionary = Readonly<Record<string, string>>

const files = import.meta.glob<Dictionary>("../i18n/locales/*.json", { import: "default" })

/** Adds the singular key `_one` to each text that has only the plural key `_other`. */
export const withSingulars = (dictionary: Dictionary): Dictionary => {
  // In Filipino, and without `Intl.PluralRules` (iOS 12), i18next would otherwise show the English singular.
  const singulars = Object.entries(dictionary).flatMap(([key, text]) =>
    key.endsWith("_other") ? [[key.replace(/_other$/, "_one"), text]] : [],
  )
  return { ...Object.fromEntries(singulars), ...dictionary }
}

/** The browser fetches each dictionary once. */
export const fetchDictionary = async (language: Language): Promise<Dictionary> => {
  const fetchFile = files[`../i18n/locales/${languageFacts[language].file}.json`]
  if (fetchFile === undefined) throw new Error(`${language} has no dictionary`)
  return withSingulars(withBrand(await fetchFile(), brandTexts, language))
}
