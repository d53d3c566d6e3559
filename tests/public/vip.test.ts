import { readFileSync } from "node:fs"

import { assert, describe, it } from "@effect/vitest"

import { languageFacts, languages } from "#config/product.ts"
import { appSlots } from "#platform/appSlots.ts"
import { slots } from "#platform/slots.ts"

type Texts = Readonly<Record<string, string>>

const read = (file: string): string => readFileSync(file, "utf8")

/** What the script gives the page. */
const texts = ((): Readonly<Record<string, Texts>> => {
  const page: { vipTexts?: Readonly<Record<string, Texts>> } = {}
  // A plain script of a static page, which exports nothing: it is run as that page runs it.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function("window", read("public/vip/texts.js"))(page)
  return page.vipTexts ?? {}
})()

/** The custom properties of a theme in a style sheet. */
const tokens = (css: string, selector: string): ReadonlyMap<string, string> => {
  const rule = css.slice(css.indexOf(`${selector} {`)).split("}")[0] ?? ""
  return new Map(
    [...rule.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]),
  )
}

describe("the VIP page", () => {
  it("has the same texts in every language of the product, with the same places", () => {
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

  it("stands in English where no script runs", () => {
    const html = read("public/vip/vip.html").replace(/\s+/g, " ")
    const shown = [...html.matchAll(/data-text="(\w+)"[^>]*>\s*([^<]*?)\s*</g)]
    assert.isAbove(shown.length, 4)
    for (const [, key = "", text] of shown) assert.strictEqual(text, texts["EN"]?.[key], key)
  })

  it.each([":root", ':root[data-theme="light"]'])("has the colours of the app: %s", (selector) => {
    const app = tokens(read("src/app/theme.css"), selector)
    const own = tokens(read("public/vip/vip.css"), selector)
    assert.isAbove(own.size, 6)
    for (const [name, value] of own) assert.strictEqual(value, app.get(name), name)
  })

  it("reads what the app stores, by the app's own keys", () => {
    const script = read("public/vip/vip.js")
    for (const [area, { key }] of [
      ["localStorage", slots.theme],
      ["localStorage", slots.language],
      ["sessionStorage", appSlots.club],
    ] as const)
      assert.include(script, `kept("${area}", "${key}")`)
  })
})
