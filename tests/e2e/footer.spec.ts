import { readFileSync } from "node:fs"
import { createRequire } from "node:module"

import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { type Language, languageFacts } from "#config/product.ts"
import { links } from "#fixtures/data/whitelabel.ts"
import { paymentIcons } from "#fixtures/data/payments.ts"
import fil from "#i18n/locales/fil.json"
import ja from "#i18n/locales/ja.json"
import th from "#i18n/locales/th.json"
import ty from "#i18n/locales/ty.json"
import vi from "#i18n/locales/vi.json"
import zh from "#i18n/locales/zh.json"
import { bottomMenu } from "#tests/support/player.ts"
import { expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const footer = (page: Page) => page.getByRole("contentinfo")
const stored = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key)

describe("the footer", () => {
  it("[FT-01, EN-56] changes the language, which is kept over a reload", async () => {
    const page = await product.visit()
    await footer(page).getByRole("combobox", { name: "Language" }).selectOption({ label: "Tagalog" })
    const words = [ty.home, ty.promotion, ty.deposit, ty.member, ty.service]
    const shown = () =>
      bottomMenu(page)
        .or(page.getByRole("navigation", { name: ty.main }))
        .allInnerTexts()
    await expect.poll(async () => (await shown()).join().split(/\s*\n\s*/)).toEqual(words)
    expect(words).not.toContain("Deposit")
    expect(await stored(page, "language")).toBe("TY")
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("tl")

    await page.reload()
    await expect.poll(async () => (await shown()).join().split(/\s*\n\s*/)).toEqual(words)
    expect(await stored(page, "language")).toBe("TY")
    expectQuiet(page)
  })

  it("[FT-03] links to each network that has a link, and to no other", async () => {
    const page = await product.visit()
    const networks = ["youtube", "instagram", "facebook", "twitter", "tiktok", "telegram"] as const
    const shown = () =>
      footer(page)
        .getByRole("link")
        .evaluateAll((all) => all.map((one) => one.getAttribute("href")))
    await expect.poll(shown).toEqual(networks.map((network) => links[network]))
    expect(
      await footer(page)
        .getByRole("link")
        .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label"))),
    ).toEqual(["YouTube", "Instagram", "Facebook", "Twitter", "TikTok", "Telegram"])
    for (const off of [networks.slice(0, 3), networks.slice(3)]) {
      product.world.configure({ linksOff: off })
      await page.reload()
      await expect
        .poll(shown)
        .toEqual(networks.filter((network) => !off.includes(network)).map((each) => links[each]))
    }
  })

  it("[FT-04, FT-06] shows the ways to pay, and the configured age", async () => {
    const page = await product.visit()
    await footer(page).getByText("21+", { exact: true }).waitFor()
    const icons = footer(page).getByRole("list").first().getByRole("img")
    expect(await icons.count()).toBe(paymentIcons.length)
    await icons.last().scrollIntoViewIfNeeded()
    await expect
      .poll(() => icons.evaluateAll((all) => all.map((one) => Reflect.get(one, "naturalWidth") > 0)))
      .toEqual(paymentIcons.map(() => true))
    product.world.configure({ age: 18 })
    await page.reload()
    await footer(page).getByText("18+", { exact: true }).waitFor()
    expect(await footer(page).getByText("21").count()).toBe(0)
    expectQuiet(page)
  })
})

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** What on the page has too little contrast. */
const pale = async (page: Page): Promise<unknown> => {
  await page.evaluate(axe)
  return page.evaluate(async () => {
    const { violations } = await Reflect.get(window, "axe").run({ runOnly: ["color-contrast"] })
    return violations.flatMap(({ nodes }: { nodes: ReadonlyArray<{ html: string }> }) =>
      nodes.map(({ html }) => html),
    )
  })
}

describe("the theme", () => {
  it("[GE-13] is switched between dark and light, and the words keep their contrast", async () => {
    const page = await product.visit()
    await page.getByRole("navigation", { name: "Games" }).getByRole("button", { name: "Slots" }).waitFor()
    const colours = () =>
      page.evaluate(() => {
        const { color, backgroundColor } = getComputedStyle(document.body)
        return [color, backgroundColor]
      })
    const dark = await colours()
    expect(await pale(page)).toEqual([])
    await footer(page).getByRole("switch", { name: "Dark theme" }).click()
    await expect.poll(async () => (await colours())[1]).not.toBe(dark[1])
    expect((await colours())[0]).not.toBe(dark[0])
    expect(await pale(page)).toEqual([])
    await page.reload()
    expect(await footer(page).getByRole("switch", { name: "Dark theme" }).isChecked()).toBe(false)
  })
})

const dictionaries = { CN: zh, JA: ja, TH: th, VI: vi, PH: { ...ty, ...fil } } as const
const spoken: ReadonlyArray<Exclude<Language, "EN" | "TY">> = ["CN", "JA", "TH", "VI", "PH"]

describe("languages", () => {
  it.each(spoken)("home and login speak %s", async (language) => {
    const words = dictionaries[language]
    const page = await product.visit({ language })
    await page.getByRole("heading", { name: words.latest_winner }).waitFor()
    await page
      .getByRole("navigation", { name: words.games })
      .getByRole("button", { name: words.category_RNG })
      .waitFor()
    await page
      .getByRole("navigation", { name: words.main })
      .getByRole("link", { name: words.promotion })
      .waitFor()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(languageFacts[language].tag)
    await page.goto(paths.login)
    const form = page.getByRole("form", { name: words.login })
    await form.getByRole("textbox", { name: words.username }).waitFor()
    await form.getByRole("checkbox", { name: words.remember_password }).waitFor()
    await page.getByRole("heading", { level: 1, name: words.login }).waitFor()
    expectQuiet(page)
  })
})
