import type { brandWords, Language } from "#config/product.ts"

type Texts = Readonly<Record<string, string>>

export const withBrand = (
  dictionary: Texts,
  { productName, words }: typeof brandWords,
  language: Language,
): Texts => ({ product_name: productName, ...dictionary, ...words[language] })
