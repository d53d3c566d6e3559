import { Schema } from "effect"

/** Colours of a theme. The style sheets use them as custom properties of the same names. */
export const colourNames = [
  "page",
  "surface",
  "raised",
  "line",
  "firm-line",
  "text",
  "muted",
  "gold",
  "gold-deep",
  "on-gold",
  "gold-text",
  "jade",
  "vermilion",
  "on-vermilion",
  "focus",
  "gold-tint",
  "vermilion-tint",
  "glow",
  "veil",
  "scrim",
  "bone",
  "bone-light",
] as const
export type ColourName = (typeof colourNames)[number]

/** Red, green and blue. */
export type Components = readonly [number, number, number]

const Share = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 1 }))

/** Converts components from 0 to 1 into whole numbers from 0 to 255. */
const bytesOf = (components: Components): ReadonlyArray<number> =>
  components.map((component) => Math.round(component * 255))

const hexOf = (components: Components): string =>
  `#${bytesOf(components)
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("")}`

const hasItsHex = ({ components, hex }: { readonly components: Components; readonly hex?: string }) =>
  hex === undefined || hex === hexOf(components) || `hex must be ${hexOf(components)}, as the components`

/** A colour of Design Tokens 2025.10. `hex` repeats the components for readers. */
export const ColourValue = Schema.Struct({
  colorSpace: Schema.Literal("srgb"),
  components: Schema.Tuple([Share, Share, Share]),
  alpha: Schema.optionalKey(Share),
  hex: Schema.optionalKey(Schema.String),
}).check(Schema.makeFilter(hasItsHex))
export type ColourValue = typeof ColourValue.Type

export const Colour = Schema.Struct({ $value: ColourValue })

/** A colour as CSS. */
export const cssOf = ({ components, alpha = 1 }: ColourValue): string =>
  alpha === 1 ? hexOf(components) : `rgba(${bytesOf(components).join(", ")}, ${alpha})`

/** Blends a colour over an opaque colour. */
export const over = ({ components, alpha = 1 }: ColourValue, below: Components): Components => {
  const [red, green, blue] = components
  const mixed = (above: number, under: number): number => above * alpha + under * (1 - alpha)
  return [mixed(red, below[0]), mixed(green, below[1]), mixed(blue, below[2])]
}

/** Relative luminance by WCAG 2. */
const luminance = (components: Components): number => {
  const [red = 0, green = 0, blue = 0] = components.map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio by WCAG 2, from 1 to 21. */
export const contrast = (one: Components, other: Components): number => {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}
