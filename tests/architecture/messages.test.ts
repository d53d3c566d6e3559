import { readFileSync } from "node:fs"

import { describe, expect, it } from "vitest"

import { languageFacts, languages } from "#config/product.ts"

import { dictionaryComplaints, unknownTexts, type Dictionary } from "./texts.ts"

const read = (name: string): Dictionary => JSON.parse(readFileSync(`src/i18n/locales/${name}.json`, "utf8"))

const english = read("en")

describe("the dictionaries", () => {
  it.for(languages)("%s has every text, no other, with the same places", (language) => {
    const { file } = languageFacts[language]
    expect(dictionaryComplaints(file, read(file), english)).toEqual([])
  })

  it("hold every text that the source asks for", () => {
    expect(unknownTexts(".", english)).toEqual([])
  })
})
