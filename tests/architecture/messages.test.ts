import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"

import { languageFacts, languages } from "#config/product.ts"

import { englishTexts, halfWidthTexts, impoliteTexts, rejectedWords } from "./copy.ts"
import { dictionaryComplaints, unknownTexts, unusedTexts, type Dictionary } from "./texts.ts"

const readFile = (name: string): Dictionary =>
  JSON.parse(readFileSync(`src/i18n/locales/${name}.json`, "utf8"))

/** All texts of a language, with those that load later. */
const read = (name: string): Dictionary => ({ ...readFile(name), ...readFile(`protection/${name}`) })

const english = read("en")

describe("dictionaries", () => {
  it("no text is in both dictionaries of a language", () => {
    const later = Object.keys(readFile("protection/en"))
    expect(later.filter((key) => key in readFile("en"))).toEqual([])
  })

  it.for(languages)("the %s dictionary has the same keys and placeholders as English", (language) => {
    const { file } = languageFacts[language]
    expect(dictionaryComplaints(file, read(file), english)).toEqual([])
  })

  it("the English dictionary, with the name of the brand, has every text that the source uses", () => {
    expect(unknownTexts(".", { ...english, product_name: "" })).toEqual([])
  })

  it("the source uses every text of the English dictionary", () => {
    expect(unusedTexts(".", english)).toEqual([])
    expect(unusedTexts(".", { nobody_says_this: "", points_amount_one: "" })).toEqual(["nobody_says_this"])
  })

  it.for(languages.filter((language) => language !== "EN"))(
    "the %s dictionary contains no English text",
    (language) => {
      expect(englishTexts(language, read(languageFacts[language].file), english)).toEqual([])
    },
  )

  it("the dictionary test reports an English text in another dictionary", () => {
    expect(englishTexts("TH", { home: "Home", vip: "VIP" }, english)).toEqual(["home: Home"])
    expect(englishTexts("PH", { home: "Home" }, english)).toEqual([])
    expect(englishTexts("PH", { a: "You can do this." }, { a: "You can do this." })).toEqual([
      "a: You can do this.",
    ])
  })

  it.for(languages)("the %s dictionary contains no rejected word", (language) => {
    expect(rejectedWords(language, read(languageFacts[language].file))).toEqual([])
  })

  it("the dictionary test reports a rejected word", () => {
    expect(rejectedWords("TY", { balance: "Ang balanse mo" })).toEqual(["balance: Balanse"])
  })

  it.for(languages)(
    "the %s dictionary says please at each field that is wrong, or at none in Tagalog and Filipino",
    (language) => {
      expect(impoliteTexts(language, read(languageFacts[language].file))).toEqual([])
    },
  )

  it("the dictionary test reports a field error without please, and a Tagalog error with it", () => {
    const ofAmount = (language: "EN" | "TY", text: string) =>
      impoliteTexts(language, { ...read(languageFacts[language].file), enter_amount: text })
    expect(ofAmount("EN", "Enter an amount")).toEqual(["enter_amount: Enter an amount"])
    expect(ofAmount("TY", "Pakilagay ang halaga")).toEqual(["enter_amount: Pakilagay ang halaga"])
  })

  it.for(["CN", "JA"] as const)("the %s dictionary uses full-width punctuation", (language) => {
    expect(halfWidthTexts(read(languageFacts[language].file))).toEqual([])
  })

  it("the dictionary test reports half-width punctuation", () => {
    expect(
      halfWidthTexts({ a: "名称: {{name}}", b: "接続できません.", c: "はい。", d: "SMS (OTP)" }),
    ).toEqual(["a: 名称: {{name}}", "b: 接続できません."])
  })
})
