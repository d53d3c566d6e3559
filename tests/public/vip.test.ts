import { readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"

import { languageFacts, languages } from "#config/product.ts"
import { storageItems } from "#platform/storageItems.ts"
import { vipStorageItems } from "#services/account/vipStorageItems.ts"
import { brandFolder } from "#tools/brand/folder.ts"
import { readBrand } from "#tools/brand/readBrand.ts"
import { fillStyles } from "#tools/brand/styles.ts"

type Texts = Readonly<Record<string, string>>

const read = (file: string): string => readFileSync(file, "utf8")

const texts = ((): Readonly<Record<string, Texts>> => {
  const page: { vipTexts?: Readonly<Record<string, Texts>> } = {}
  // A plain script without exports: the test runs it as the page does.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function("window", read("public/vip/texts.js"))(page)
  return page.vipTexts ?? {}
})()

const tokens = (css: string, selector: string): ReadonlyMap<string, string> => {
  const rule = css.slice(css.indexOf(`${selector} {`)).split("}")[0] ?? ""
  return new Map(
    [...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  )
}

describe("the VIP page", () => {
  it("the VIP page has the same texts and placeholders in every language of the app", () => {
    assert.sameMembers(Object.keys(texts), [...languages])
    const places = (text = ""): ReadonlyArray<string> => (text.match(/\{\w+\}/g) ?? []).sort()
    for (const language of languages) {
      const own = texts[language] ?? {}
      assert.strictEqual(own["lang"], languageFacts[language].tag)
      assert.sameMembers(Object.keys(own), Object.keys(texts["EN"] ?? {}), language)
      for (const [key, text] of Object.entries(own))
        assert.deepStrictEqual(places(text), places(texts["EN"]?.[key]), `${language} ${key}`)
    }
  })

  it("the VIP page is in English when its scripts do not run", () => {
    const html = read("public/vip/vip.html").replace(/\s+/g, " ")
    const shown = [...html.matchAll(/data-text="(\w+)"[^>]*>\s*([^<]*?)\s*</g)]
    assert.isAbove(shown.length, 4)
    for (const [, key = "", text] of shown) assert.strictEqual(text, texts["EN"]?.[key], key)
  })

  it.each([":root", ':root[data-theme="light"]'])("the VIP page uses the app's colours in the selector %s", (selector) => {
    const brand = readBrand(brandFolder())
    const app = tokens(fillStyles(read("src/app/theme.css"), brand), selector)
    const own = tokens(fillStyles(read("public/vip/vip.css"), brand), selector)
    assert.isAbove(own.size, 6)
    for (const [name, value] of own) assert.strictEqual(value, app.get(name), name)
  })

  it("the VIP page reads the same storage keys as the app", () => {
    const script = read("public/vip/vip.js")
    for (const [area, { key }] of [
      ["localStorage", storageItems.theme],
      ["localStorage", storageItems.language],
      ["localStorage", storageItems.token],
      ...Object.values(vipStorageItems).map((item) => ["sessionStorage", item] as const),
    ] as const)
      assert.include(script, `kept("${area}", "${key}")`)
  })
})
