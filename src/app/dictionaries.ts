import { brandWords, type Language, languageFacts } from "#config/product.ts"
import { withBrand } from "#i18n/withBrand.ts"

/** The texts of a language by their keys. */
export type Dictionary = Readonly<Record<string, string>>

const files = import.meta.glob<Dictionary>("../i18n/locales/*.json", { import: "default" })

/**
 * Adds `_one` where a language has only `_other`.
 *
 * Without it i18next would take English for the number 1 where the engine has no `Intl.PluralRules` (iOS 12), and for
 * 1, 2, 3, 5 … in Filipino.
 */
export const withSingulars = (dictionary: Dictionary): Dictionary => {
  const singulars = Object.entries(dictionary).flatMap(([key, text]) =>
    key.endsWith("_other") ? [[key.replace(/_other$/, "_one"), text]] : [],
  )
  return { ...Object.fromEntries(singulars), ...dictionary }
}

/** Fetches the dictionary of a language, in the words of the brand; the browser fetches each once. */
export const fetchDictionary = async (language: Language): Promise<Dictionary> => {
  const fetchFile = files[`../i18n/locales/${languageFacts[language].file}.json`]
  if (fetchFile === undefined) throw new Error(`${language} has no dictionary`)
  return withSingulars(withBrand(await fetchFile(), brandWords, language))
}
