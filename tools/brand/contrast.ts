import { themes } from "#config/product.ts"

import { type Brand, colourOf } from "./Brand.ts"
import { type ColourName, contrast, over } from "./colour.ts"

/** Texts, and what they are on, from top to bottom: the last one is opaque. */
export const textPairs: ReadonlyArray<readonly [text: ColourName, ...on: ReadonlyArray<ColourName>]> = [
  ["text", "page"],
  ["text", "surface"],
  ["text", "raised"],
  ["text", "gold-tint", "surface"],
  ["text", "vermilion-tint", "surface"],
  ["muted", "page"],
  ["muted", "surface"],
  ["muted", "raised"],
  ["gold-text", "page"],
  ["gold-text", "surface"],
  ["gold-text", "raised"],
  ["gold-text", "gold-tint", "surface"],
  ["on-gold", "gold"],
  ["on-gold", "gold-deep"],
  ["jade", "page"],
  ["jade", "surface"],
  ["jade", "raised"],
  ["vermilion", "page"],
  ["vermilion", "surface"],
  ["vermilion", "raised"],
  ["vermilion", "vermilion-tint", "surface"],
  ["on-vermilion", "vermilion"],
]

/** WCAG 2 AA for texts. */
const leastContrast = 4.5

/** The text pairs with too little contrast. */
export const contrastMistakes = (brand: Brand): ReadonlyArray<string> =>
  themes.flatMap((theme) =>
    textPairs.flatMap(([text, ...on]) => {
      const below = on.toReversed().map((name) => colourOf(brand, theme, name))
      const [first = colourOf(brand, theme, "page"), ...tints] = below
      const ground = tints.reduce((under, tint) => over(tint, under), first.components)
      const ratio = contrast(over(colourOf(brand, theme, text), ground), ground)
      return ratio >= leastContrast
        ? []
        : [
            `tokens.color.${theme}.${text}: has a contrast of ${ratio.toFixed(2)} on ${on.join(" over ")}, must have ${leastContrast}`,
          ]
    }),
  )
