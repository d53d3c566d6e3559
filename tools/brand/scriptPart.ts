import { type Language, languages } from "#config/product.ts"

import { type Brand, textIn } from "./Brand.ts"

/** The values of a brand that scripts use (`src/config/brand.d.ts`). The complete file would make each page larger. */
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
