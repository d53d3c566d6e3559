import { Schema, Struct } from "effect"

import { type Language, languages, type Theme, themes } from "#config/product.ts"

import { Colour, type ColourName, colourNames, ColourValue } from "./colour.ts"

const DimensionValue = Schema.Struct({
  value: Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0)),
  unit: Schema.Literals(["px", "rem"]),
})
export type DimensionValue = typeof DimensionValue.Type

const Dimension = Schema.Struct({ $value: DimensionValue })

const ShadowValue = Schema.Struct({
  color: ColourValue,
  offsetX: DimensionValue,
  offsetY: DimensionValue,
  blur: DimensionValue,
  spread: DimensionValue,
  inset: Schema.optionalKey(Schema.Boolean),
})
export type ShadowValue = typeof ShadowValue.Type

const shadows = Schema.Struct({
  shadow: Schema.Struct({ $value: Schema.Array(ShadowValue) }),
  lift: Schema.Struct({ $value: Schema.Array(ShadowValue) }),
})
export const shadowNames = Struct.keys(shadows.fields)

const radii = { chip: Dimension, card: Dimension, drawer: Dimension }
export const radiusNames = Struct.keys(radii)

const textSizes = {
  caption: Dimension,
  small: Dimension,
  body: Dimension,
  title: Dimension,
  heading: Dimension,
  amount: Dimension,
}
export const textNames = Struct.keys(textSizes)

/** Design tokens in the format 2025.10. Each group declares the type of its tokens. */
const Tokens = Schema.Struct({
  color: Schema.Struct({
    $type: Schema.Literal("color"),
    dark: Schema.Record(Schema.Literals(colourNames), Colour),
    light: Schema.Record(Schema.Literals(colourNames), Colour),
  }),
  shadow: Schema.Struct({ $type: Schema.Literal("shadow"), dark: shadows, light: shadows }),
  radius: Schema.Struct({ $type: Schema.Literal("dimension"), ...radii }),
  /** `least` is the minimum size of every text. */
  text: Schema.Struct({ $type: Schema.Literal("dimension"), least: Dimension, ...textSizes }),
})

const Text = Schema.String.check(Schema.isPattern(/\S/, { message: "must not be empty" }))

const byLanguage = <S extends Schema.Top>(schema: S) =>
  Schema.Record(Schema.Literals(languages), Schema.optionalKey(schema))

const Texts = byLanguage(Text)
type Texts = typeof Texts.Type

/** The contact for reports of vulnerabilities, in the format of RFC 9116. */
const Contact = Schema.String.check(
  Schema.isPattern(/^(mailto:[!-~]+@[!-~]+|https:\/\/[!-~]+|tel:\+[\d-]+)$/, {
    message: "must begin with mailto:, https:// or tel:+ and have no space",
  }),
)

/** The file `brands/NAME/brand.json`. If a language has no text, the text of the default language applies. */
export const Brand = Schema.Struct({
  name: Texts,
  shortName: Texts,
  description: Texts,
  defaultLanguage: Schema.Literals(languages),
  defaultTheme: Schema.Literals(themes),
  gamesOffered: Schema.Int.check(Schema.isGreaterThan(0)),
  /** Texts that replace texts of the dictionaries, by key. */
  texts: Schema.optionalKey(byLanguage(Schema.Record(Schema.String, Text))),
  /** Lines below the copyright, such as the company and its registration. */
  legal: Schema.optionalKey(byLanguage(Schema.Array(Text))),
  /** The contact for reports of vulnerabilities. Without a contact the brand has no `security.txt`. */
  securityContact: Schema.optionalKey(Contact),
  tokens: Tokens,
})
export type Brand = typeof Brand.Type

/** The text in a language, otherwise in the default language. */
export const textIn = (brand: Brand, texts: Texts, language: Language): string =>
  texts[language] ?? texts[brand.defaultLanguage] ?? ""

export const colourOf = (brand: Brand, theme: Theme, name: ColourName): ColourValue =>
  brand.tokens.color[theme][name].$value
