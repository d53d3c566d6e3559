import { languageFacts, themes } from "#config/product.ts"
import { escaped, inPage } from "#tools/configure/page.ts"

import { colourOf, textIn } from "./Brand.ts"
import { cssOf } from "./colour.ts"
import { symbolsOf } from "./drawings.ts"
import { readBrand } from "./readBrand.ts"
import { scriptPart } from "./scriptPart.ts"
import { pageStyles } from "./styles.ts"

/** Fills the marks of a page, such as `%BRAND_NAME%`, with the brand of a folder. */
export const fillPage = (html: string, folder: string): string => {
  const brand = readBrand(folder)
  const { defaultLanguage, defaultTheme } = brand
  const pageColour = (theme: (typeof themes)[number]) => cssOf(colourOf(brand, theme, "page"))
  const otherTheme = themes.find((theme) => theme !== defaultTheme) ?? defaultTheme
  const texts = {
    NAME: textIn(brand, brand.name, defaultLanguage),
    LANGUAGE: languageFacts[defaultLanguage].tag,
    THEME: defaultTheme,
    OTHER_THEME: otherTheme,
    PAGE: pageColour(defaultTheme),
    OTHER_PAGE: pageColour(otherTheme),
    DARK_PAGE: pageColour("dark"),
    LIGHT_PAGE: pageColour("light"),
  }
  const markup = {
    STYLES: pageStyles(brand),
    DATA: inPage(scriptPart(brand)),
    DRAWINGS: symbolsOf(folder),
  }
  const values: Readonly<Record<string, string>> = {
    ...Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, escaped(text)])),
    ...markup,
  }
  return html.replace(/%BRAND_(\w+)%/g, (mark: string, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`A page has an unknown mark: ${mark}`)
    return value
  })
}
