import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

import { type Language, languageFacts, languages } from "#config/product.ts"

import { dictionaryComplaints, unusedTexts, type Dictionary } from "./texts.ts"

const readFile = (name: string): Dictionary =>
  JSON.parse(readFileSync(`src/i18n/locales/${name}.json`, "utf8"))

/** All texts of a language, with those that load later. */
const read = (name: string): Dictionary => ({ ...readFile(name), ...readFile(`protection/${name}`) })

const english = read("en")

/** Texts that are equal in every language. */
const names = new Set(
  `Lantern Lobby|VIP|LINE|OK|QQ|Facebook|WeChat|Zalo|Telegram|WhatsApp|Android|iOS|Alipay|QQ Wallet|WeChat Pay`.split(
    "|",
  ),
)

/** Other texts that a language shares with English. */
const shared: Partial<Readonly<Record<Language, ReadonlyArray<string>>>> = {
  VI: ["Menu", "Banner {{number}}", "Hot", "Jackpot", "Email", "E-sports"],
}

/** Short labels in Filipino may be English, as is usual in the Philippines. Sentences may not. */
const isFilipinoLabel = (language: Language, text: string): boolean =>
  ["TY", "PH"].includes(language) && text.split(" ").length <= 4 && !/[.?!]$/.test(text)

/** Texts that nobody has translated. */
const englishTexts = (language: Language, texts: Dictionary): ReadonlyArray<string> =>
  Object.entries(texts).flatMap(([key, text]) => {
    const isSame = text === english[key] && /[a-z]{2}/i.test(text.replace(/\{\{\w+\}\}/g, ""))
    const isAllowed =
      names.has(text) || shared[language]?.includes(text) === true || isFilipinoLabel(language, text)
    return isSame && !isAllowed ? [`${key}: ${text}`] : []
  })

describe("dictionaries", () => {
  it("contain each text in only one of a language's two files", () => {
    const later = Object.keys(readFile("protection/en"))
    expect(later.filter((key) => key in readFile("en"))).toEqual([])
  })

  it.for(languages)("contain the same keys and placeholders as English in %s", (language) => {
    const { file } = languageFacts[language]
    expect(dictionaryComplaints(file, read(file), english)).toEqual([])
  })

  it.for(languages.filter((language) => language !== "EN"))("are translated to %s", (language) => {
    expect(englishTexts(language, read(languageFacts[language].file))).toEqual([])
  })

  it("contain no text that the source does not use", () => {
    expect(unusedTexts(".", english)).toEqual([])
    expect(unusedTexts(".", { nobody_says_this: "", points_amount_one: "" })).toEqual(["nobody_says_this"])
  })
})
