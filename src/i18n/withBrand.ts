import type { brandTexts, Language } from "#config/product.ts"

type Texts = Readonly<Record<string, string>>

export const withBrand = (
  dictionary: Texts,
  { productName, texts }: typeof brandTexts,
  language: Language,
): Texts => ({ product_name: productName, ...dictionary, ...texts[language] })
