import type { Schema } from "effect"

import { themes } from "#config/product.ts"

import { type Brand, colourOf } from "./Brand.ts"
import { type ColourName, type Components, contrast, over } from "./colour.ts"

const plain = ["text", "muted", "gold-text", "jade", "vermilion", "focus", "firm-line"] as const

/** Text colours, the focus outline and borders of fields, each with the background colours below it from top to bottom. The last background is opaque. */
export const textPairs: ReadonlyArray<readonly [text: ColourName, ...on: ReadonlyArray<ColourName>]> = [
  ...plain.flatMap((text) => (["page", "surface", "raised"] as const).map((on) => [text, on] as const)),
  ["text", "gold-tint", "surface"],
  ["text", "vermilion-tint", "surface"],
  ["gold-text", "gold-tint", "surface"],
  ["vermilion", "vermilion-tint", "surface"],
  ["on-gold", "gold"],
  ["on-gold", "gold-deep"],
  ["on-vermilion", "vermilion"],
]

/** The start value of blending. Any colour works, because an opaque background covers it. */
const opaque = [0, 0, 0] as const

/** Minimum contrast by WCAG 2 AA of texts, and of outlines and borders. */
const leastContrast = (colour: ColourName): number => (colour === "focus" || colour === "firm-line" ? 3 : 4.5)

/** The text pairs with too little contrast. */
export const contrastMistakes = (brand: Brand): ReadonlyArray<Schema.FilterIssue> =>
  themes.flatMap((theme) =>
    textPairs.flatMap(([text, ...on]) => {
      const colours = on.toReversed().map((name) => colourOf(brand, theme, name))
      const ground = colours.reduce<Components>((under, colour) => over(colour, under), opaque)
      const ratio = contrast(over(colourOf(brand, theme, text), ground), ground)
      const issue = `has a contrast of ${ratio.toFixed(2)} on ${on.join(" over ")}, must have ${leastContrast(text)}`
      return ratio >= leastContrast(text) ? [] : [{ path: ["tokens", "color", theme, text], issue }]
    }),
  )
