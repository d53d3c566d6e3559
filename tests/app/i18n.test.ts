import i18next from "i18next"
import { afterEach, assert, describe, it, vi } from "vitest"

import { withSingulars } from "#app/dictionaries.ts"
import { addTexts, changeLanguage, hasTexts } from "#app/i18n.ts"
import { languageFacts, languages } from "#config/product.ts"

const playersIn = async (language: (typeof languages)[number], count: number): Promise<string> => {
  await changeLanguage(language)
  return i18next.t("players_now", { count })
}

describe("texts of the app", () => {
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it("a language shows its own texts, and the fallback's text where its own text is missing", async () => {
    await changeLanguage("PH")
    assert.isTrue(hasTexts())
    assert.deepStrictEqual(i18next.languages, ["fil", "tl", "en"])
    await changeLanguage("CN")
    assert.deepStrictEqual(i18next.languages.slice(-1), ["en"])
  })

  it("the language of the shown texts has the tag of the chosen language", async () => {
    for (const language of languages) {
      await changeLanguage(language)
      assert.strictEqual(i18next.resolvedLanguage, languageFacts[language].tag)
    }
  })

  it("the last chosen language is used, whatever the order in which dictionaries load", async () => {
    await Promise.all([changeLanguage("JA"), changeLanguage("TH")])
    assert.strictEqual(i18next.language, "th")
  })

  it("lazy texts are added to the loaded languages and to each language that loads later", async () => {
    await changeLanguage("EN")
    await addTexts(async (language) => ({ lazy_text: `in ${language}` }))
    assert.strictEqual(i18next.getResource("en", "translation", "lazy_text"), "in EN")
    await changeLanguage("VI")
    assert.strictEqual(i18next.getResource("vi", "translation", "lazy_text"), "in VI")
    assert.strictEqual(i18next.t("home"), i18next.getResource("vi", "translation", "home"))
  })

  it("English counts have a singular and a plural form", async () => {
    assert.strictEqual(await playersIn("EN", 1), "1 player")
    assert.strictEqual(await playersIn("EN", 2), "2 players")
  })

  it("counts in other languages never fall back to English", async () => {
    for (const language of languages.filter((each) => each !== "EN"))
      for (const count of [0, 1, 2, 3, 4, 5, 10])
        assert.notStrictEqual(await playersIn(language, count), `${count} player`, `${language} ${count}`)
  })

  it("plural forms are correct on iOS 12, which has no Intl.PluralRules", async () => {
    vi.stubGlobal("Intl", { ...Intl, PluralRules: undefined })
    i18next.services.pluralResolver.clearCache()
    assert.strictEqual(await playersIn("EN", 1), "1 player")
    assert.strictEqual(await playersIn("EN", 2), "2 players")
    for (const language of languages.filter((each) => each !== "EN"))
      assert.notStrictEqual(await playersIn(language, 1), "1 player", language)
    i18next.services.pluralResolver.clearCache()
  })
})

it("a dictionary with a single plural form also uses this form for the count of one", () => {
  assert.deepStrictEqual(withSingulars({ left_other: "剩余 {{count}} 件", home: "首页" }), {
    left_one: "剩余 {{count}} 件",
    left_other: "剩余 {{count}} 件",
    home: "首页",
  })
  assert.deepStrictEqual(withSingulars({ left_one: "1 left", left_other: "{{count}} left" }), {
    left_one: "1 left",
    left_other: "{{count}} left",
  })
})
