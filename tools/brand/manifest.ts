import { paths } from "#config/paths.ts"
import { type Language, languageFacts, languages } from "#config/product.ts"

import { type Brand, colourOf, textIn } from "./Brand.ts"
import { cssOf } from "./colour.ts"
import { textsOf } from "./texts.ts"

/** The pages of the app's shortcuts, with the keys of their names. */
const shortcuts = [
  ["deposit", paths.deposit],
  ["inbox", paths.inbox],
  ["hot_games", paths.hot],
] as const

const png = (file: string, size: number) => ({
  src: `/${file}.png`,
  type: "image/png",
  sizes: `${size}x${size}`,
})

/** A member of the manifest in the default language, and its translations. */
const localized = (key: string, brand: Brand, textOf: (language: Language) => string) => {
  const others = languages.filter((language) => language !== brand.defaultLanguage)
  const usual = textOf(brand.defaultLanguage)
  const translated = others.map((language) => [languageFacts[language].tag, textOf(language)] as const)
  return {
    [key]: usual,
    ...(translated.every(([, text]) => text === usual)
      ? {}
      : { [`${key}_localized`]: Object.fromEntries(translated) }),
  }
}

const fromInstalled = (path: string): string => `${path}?start=pwa`

/** The web app manifest of a brand. */
export const manifestOf = (brand: Brand) => {
  const page = cssOf(colourOf(brand, brand.defaultTheme, "page"))
  return {
    id: paths.home,
    ...localized("name", brand, (language) => textIn(brand, brand.name, language)),
    lang: languageFacts[brand.defaultLanguage].tag,
    ...localized("short_name", brand, (language) => textIn(brand, brand.shortName, language)),
    ...localized("description", brand, (language) => textIn(brand, brand.description, language)),
    start_url: fromInstalled(paths.home),
    scope: "/",
    display: "standalone",
    background_color: page,
    theme_color: page,
    categories: ["games", "entertainment"],
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      png("icon-192", 192),
      png("icon-512", 512),
      { ...png("icon-maskable-512", 512), purpose: "maskable" },
    ],
    shortcuts: shortcuts.map(([key, path]) => ({
      ...localized("name", brand, (language) => textsOf(brand, language)[key] ?? ""),
      url: fromInstalled(path),
      icons: [png("icon-192", 192)],
    })),
  }
}
