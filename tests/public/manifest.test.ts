import { describe, expect, it } from "vitest"

import { languageFacts, languages } from "#config/product.ts"
import { textIn } from "#tools/brand/Brand.ts"
import { brandFolder } from "#tools/brand/folder.ts"
import { manifestOf } from "#tools/brand/manifest.ts"
import { readBrand } from "#tools/brand/readBrand.ts"
import { dictionaryOf } from "#tools/brand/texts.ts"

const brand = readBrand(brandFolder())
const manifest = JSON.parse(JSON.stringify(manifestOf(brand)))

const shortcutTexts = ["deposit", "inbox", "hot_games"] as const

describe("the manifest", () => {
  it.for(languages)("the manifest contains its description and shortcuts in the language %s", (language) => {
    const { tag } = languageFacts[language]
    const isDefault = tag === manifest.lang
    const texts = dictionaryOf(language)
    const { description, description_localized: others, shortcuts } = manifest
    expect(isDefault ? description : others[tag]).toBe(textIn(brand, brand.description, language))
    expect(
      shortcuts.map(({ name, name_localized: names }: typeof manifest) => (isDefault ? name : names[tag])),
    ).toEqual(shortcutTexts.map((key) => texts[key]))
  })

  it("the manifest contains the brand's name only once, because the name is the same in all languages", () => {
    expect(manifest.name).toBe("Lantern Lobby")
    expect(manifest).not.toHaveProperty("name_localized")
  })

  it("the manifest uses the page colour of the brand's default theme", () => {
    expect([manifest.background_color, manifest.theme_color]).toEqual(["#0b0d14", "#0b0d14"])
  })
})
