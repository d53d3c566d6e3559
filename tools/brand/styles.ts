import { type Theme, themes } from "#config/product.ts"

import {
  type Brand,
  colourOf,
  type DimensionValue,
  radiusNames,
  shadowNames,
  type ShadowValue,
  textNames,
} from "./Brand.ts"
import { colourNames, cssOf } from "./colour.ts"

const dimensionCss = ({ value, unit }: DimensionValue): string => (value === 0 ? "0" : `${value}${unit}`)

const shadowCss = ({ color, offsetX, offsetY, blur, spread }: ShadowValue): string =>
  [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])]
    .map(dimensionCss)
    .concat(cssOf(color))
    .join(" ")

/** The colours and shadows of a theme as custom properties. */
const lookOf = ({ tokens: { color, shadow } }: Brand, theme: Theme): ReadonlyMap<string, string> =>
  new Map([
    ...colourNames.map((name) => [name, cssOf(color[theme][name].$value)] as const),
    ...shadowNames.map((name) => [name, shadow[theme][name].$value.map(shadowCss).join(", ")] as const),
  ])

/** The lines of a theme. Light rules apply over dark ones, so equal values are omitted. */
const themeLines = (brand: Brand, theme: Theme, names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const below = theme === "light" ? lookOf(brand, "dark") : new Map<string, string>()
  return [...lookOf(brand, theme)]
    .filter(([name, value]) => (names.length === 0 || names.includes(name)) && below.get(name) !== value)
    .map(([name, value]) => `--${name}: ${value};`)
}

/** Colours for what is drawn on pictures, which are dark in both themes: those of the dark theme. */
const pictureLines = (brand: Brand): ReadonlyArray<string> =>
  (["page", "raised", "gold", "on-gold", "gold-text"] as const).map(
    (name) => `--picture-${name}: ${cssOf(colourOf(brand, "dark", name))};`,
  )

/** The width of the canvas in rem: at 1rem = 100 units, 750 units. */
const canvas = 7.5

/** Size of a dimension in CSS px at a width of the screen between 320 and 480 px. */
export const sizeAt = ({ value, unit }: DimensionValue, width: number): number =>
  unit === "px" ? value : (value * width) / canvas

/** From the width where a text would be smaller than the least size, it keeps that size, plus the browser's larger text. */
const leastRules = ({ tokens: { text } }: Brand): string =>
  textNames
    .flatMap((name) => {
      const { value, unit } = text[name].$value
      const width = Math.floor((sizeAt(text.least.$value, 320) / value) * canvas)
      if (unit === "px" || width < 320) return []
      const size = `calc(${dimensionCss(text.least.$value)} + ${value} * var(--grown))`
      return [`@media (max-width: ${width}px) { :root { --${name}: ${size}; } }`]
    })
    .join("\n")

/** The names after a theme's mark; none means all. */
const namesIn = (list: string): ReadonlyArray<string> => {
  const names = list.split(/[\s,]+/).filter((name) => name !== "")
  const unknown = names.filter((name) => !colourNames.some((colour) => colour === name))
  if (unknown.length > 0) throw new Error(`A style sheet names unknown colours: ${unknown.join(", ")}`)
  return names
}

/**
 * Fills the marks of a style sheet: `@brand dark` and `@brand light` become the colours of a theme, or those that follow;
 * `@brand sizes` becomes radii and text sizes, `@brand pictures` the colours on pictures, `@brand least` the rules by which no text is too small.
 */
export const fillStyles = (css: string, brand: Brand): string =>
  css.replace(/@brand (\w+)([^;]*);/g, (mark: string, what: string, list: string) => {
    const theme = themes.find((each) => each === what)
    if (theme !== undefined) return themeLines(brand, theme, namesIn(list)).join("\n  ")
    if (what === "least") return leastRules(brand)
    if (what === "pictures") return pictureLines(brand).join("\n  ")
    if (what !== "sizes") throw new Error(`A style sheet has an unknown mark: ${mark}`)
    const { radius, text } = brand.tokens
    return [
      ...textNames.map((name) => `--${name}: ${dimensionCss(text[name].$value)};`),
      ...radiusNames.map((name) => `--${name}-radius: ${dimensionCss(radius[name].$value)};`),
    ].join("\n  ")
  })

/** The tokens of a brand as a style sheet of its page. The style sheets of the product have none of them. */
export const pageStyles = (brand: Brand): string =>
  fillStyles(
    `:root { @brand dark; @brand pictures; @brand sizes; } :root[data-theme="light"] { @brand light; } @brand least;`,
    brand,
  )
    .replace(/\s+/g, " ")
    .replace(/ ?([:;,{}]) /g, "$1")
    .replace(/\b0\./g, ".")
    .replaceAll(";}", "}")

/** A style sheet without the marks: the page has the brand's tokens. */
export const withoutBrand = (css: string): string => css.replace(/@brand \w+[^;]*;/g, "")
