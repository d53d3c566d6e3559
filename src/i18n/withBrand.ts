import type { brandWords, Language } from "#config/product.ts"

/** Texts by their keys. */
type Texts = Readonly<Record<string, string>>

/** A dictionary with the name of the brand and the texts that it words differently. */
export const withBrand = (
  dictionary: Texts,
  { productName, words }: typeof brandWords,
  language: Language,
): Texts => ({ product_name: productName, ...dictionary, ...words[language] })
