import type { Theme } from "#config/product.ts"

import {
  type Brand,
  type DimensionValue,
  radiusNames,
  shadowNames,
  type ShadowValue,
  textNames,
} from "./Brand.ts"
import { colourNames, cssOf } from "./colour.ts"

const dimensionCss = ({ value, unit }: DimensionValue): string => (value === 0 ? "0" : `${value}${unit}`)

const shadowCss = ({ color, offsetX, offsetY, blur, spread, inset }: ShadowValue): string =>
  [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])]
    .map(dimensionCss)
    .concat(cssOf(color), inset === true ? "inset" : [])
    .join(" ")

/** The colours and shadows of a theme as custom properties. */
const lookOf = ({ tokens: { color, shadow } }: Brand, theme: Theme): ReadonlyMap<string, string> =>
  new Map([
    ...colourNames.map((name) => [name, cssOf(color[theme][name].$value)] as const),
    ...shadowNames.map((name) => [name, shadow[theme][name].$value.map(shadowCss).join(", ")] as const),
  ])

const linesOf = (values: Iterable<readonly [name: string, value: string]>): string =>
  Array.from(values, ([name, value]) => `--${name}: ${value};`).join("\n  ")

/** Colours of elements on top of pictures. In both themes they have the values of the dark theme. */
const onPictures = ["page", "raised", "gold", "on-gold", "gold-text"] as const

/** The width of the canvas in rem: at 1rem = 100 units, 750 units. */
const canvas = 7.5

/** Size of a dimension in CSS px at a width of the screen between 320 and 480 px. */
export const sizeAt = ({ value, unit }: DimensionValue, width: number): number =>
  unit === "px" ? value : (value * width) / canvas

/** Media queries that keep texts at the minimum size on narrow screens, plus the increase from the browser's text size. */
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

/** The content that replaces each mark `@brand NAME;` in a style sheet, by name. */
const partsOf = (brand: Brand): ReadonlyMap<string, string> => {
  const { radius, text } = brand.tokens
  const [dark, light] = [lookOf(brand, "dark"), lookOf(brand, "light")]
  return new Map([
    ["dark", linesOf(dark)],
    // The light theme's rules override the dark theme's rules, so equal values are omitted.
    ["light", linesOf([...light].filter(([name, value]) => dark.get(name) !== value))],
    ["pictures", linesOf(onPictures.map((name) => [`picture-${name}`, dark.get(name) ?? ""]))],
    [
      "sizes",
      linesOf([
        ...textNames.map((name) => [name, dimensionCss(text[name].$value)] as const),
        ...radiusNames.map((name) => [`${name}-radius`, dimensionCss(radius[name].$value)] as const),
      ]),
    ],
    ["least", leastRules(brand)],
  ])
}

/** Replaces the marks in a style sheet by the tokens of a brand. */
export const fillStyles = (css: string, brand: Brand): string => {
  const parts = partsOf(brand)
  return css.replace(/@brand (\w+);/g, (mark: string, name: string) => {
    const part = parts.get(name)
    if (part === undefined) throw new Error(`A style sheet has an unknown mark: ${mark}`)
    return part
  })
}

/** The tokens of a brand as an inline style sheet for its page. The product's shared style sheets contain no tokens. */
export const pageStyles = (brand: Brand): string =>
  fillStyles(
    `:root { @brand dark; @brand pictures; @brand sizes; } :root[data-theme="light"] { @brand light; } @brand least;`,
    brand,
  )
    .replace(/\s+/g, " ")
    .replace(/ ?([:;,{}]) /g, "$1")
    .replace(/\b0\./g, ".")
    .replaceAll(";}", "}")

/** Removes the marks from a style sheet, because the page contains the brand's tokens. */
export const withoutBrand = (css: string): string => css.replace(/@brand \w+;/g, "")
