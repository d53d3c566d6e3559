import { type Language, languages } from "#config/product.ts"

import { type Brand, textIn } from "./Brand.ts"

/** What scripts need of a brand (`src/config/brand.d.ts`). The whole file would make each page large. */
export const scriptPart = (brand: Brand) => {
  const { defaultLanguage, defaultTheme, gamesOffered, legal, name, texts } = brand
  const productName = textIn(brand, name, defaultLanguage)
  const ownTextsIn = (language: Language) => {
    const own = textIn(brand, name, language)
    return { ...(own === productName ? {} : { product_name: own }), ...texts?.[language] }
  }
  const ownTexts = languages.map((language) => [language, ownTextsIn(language)] as const)
  return {
    defaultLanguage,
    defaultTheme,
    gamesOffered,
    productName,
    ...(legal === undefined ? {} : { legal }),
    texts: Object.fromEntries(ownTexts.filter(([, own]) => Object.keys(own).length > 0)),
  }
}
