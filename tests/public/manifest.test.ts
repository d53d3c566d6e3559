import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

import { languageFacts, languages } from "#config/product.ts"

const read = (file: string) => JSON.parse(readFileSync(file, "utf8"))

const manifest = read("public/manifest.webmanifest")

/** The text key that names each shortcut. */
const shortcutTexts = ["deposit", "inbox", "hot_games"] as const

describe("the manifest", () => {
  it.for(languages)("the manifest has its description and shortcuts in the language %s", (language) => {
    const { tag, file } = languageFacts[language]
    const isDefault = tag === manifest.lang
    const texts = read(`src/i18n/locales/${file}.json`)
    const { description, description_localized: others, shortcuts } = manifest
    expect(isDefault ? description : others[tag]).toMatch(/\S/)
    expect(
      shortcuts.map(({ name, name_localized: names }: typeof manifest) => (isDefault ? name : names[tag])),
    ).toEqual(shortcutTexts.map((key) => texts[key]))
  })
})
