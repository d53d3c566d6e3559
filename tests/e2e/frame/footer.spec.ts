import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { type Language, languageFacts } from "#config/product.ts"
import { ofGroup } from "#domain/home/BannerGroup.ts"
import { banners } from "#fixtures/data/home/banners.ts"
import { helpTopics } from "#fixtures/data/help/help.ts"
import { links } from "#fixtures/data/frame/whitelabel.ts"
import { paymentIcons } from "#fixtures/data/cashier/payments.ts"
import { hotGames } from "#gateway/calls/games/games.ts"
import { helpTopics as helpTopicsCall } from "#gateway/calls/help/help.ts"
import fil from "#i18n/locales/fil.json"
import ja from "#i18n/locales/ja.json"
import th from "#i18n/locales/th.json"
import ty from "#i18n/locales/ty.json"
import vi from "#i18n/locales/vi.json"
import zh from "#i18n/locales/zh.json"
import { agents } from "#tests/support/agents.ts"
import { bottomMenu } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, rewrite, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const footer = (page: Page) => page.getByRole("contentinfo")
const stored = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key)

describe("the footer", () => {
  it("[FT-01, EN-56] the footer changes the language, which survives a reload", async () => {
    const page = await product.visit()
    await footer(page).getByRole("combobox", { name: "Language" }).selectOption({ label: "Tagalog" })
    const words = [ty.home, ty.promotion, ty.deposit, ty.member, ty.service]
    const shown = () =>
      bottomMenu(page)
        .or(page.getByRole("navigation", { name: ty.main }))
        .allInnerTexts()
    await expect.poll(async () => (await shown()).join().split(/\s*\n\s*/)).toEqual(words)
    for (const english of ["Promotion", "Member", "Service"]) expect(words).not.toContain(english)
    expect(await stored(page, "language")).toBe("TY")
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("tl")

    await page.reload()
    await expect.poll(async () => (await shown()).join().split(/\s*\n\s*/)).toEqual(words)
    expect(await stored(page, "language")).toBe("TY")
    expectQuiet(page)
  })

  it("[FT-03] the footer shows exactly the social networks that have a link", async () => {
    const page = await product.visit()
    const networks = ["youtube", "instagram", "facebook", "twitter", "tiktok", "telegram"] as const
    const social = footer(page).getByRole("list", { name: "Social networks" }).getByRole("link")
    const shown = () => social.evaluateAll((all) => all.map((one) => one.getAttribute("href")))
    await expect.poll(shown).toEqual(networks.map((network) => links[network]))
    expect(await social.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label")))).toEqual([
      "YouTube",
      "Instagram",
      "Facebook",
      "Twitter",
      "TikTok",
      "Telegram",
    ])
    for (const off of [networks.slice(0, 3), networks.slice(3)]) {
      product.world.configure({ linksOff: off })
      await page.reload()
      await expect
        .poll(shown)
        .toEqual(networks.filter((network) => !off.includes(network)).map((each) => links[each]))
    }
  })

  it("[FT-04, FT-06] the footer shows the payment methods and the configured minimum age", async () => {
    const page = await product.visit()
    await footer(page).getByText("21+", { exact: true }).waitFor()
    const icons = footer(page).getByRole("list", { name: "Payment methods" }).getByRole("img")
    await expect.poll(() => icons.count()).toBe(paymentIcons.length)
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

  it("the footer links the operator's licence below the copyright", async () => {
    const page = await product.visit()
    const licence = footer(page).getByRole("link", { name: /^Licensed by/ })
    expect(await licence.getAttribute("href")).toBe("https://board.lantern.example/LB-2041")
    expect(await licence.getAttribute("rel")).toBe("noopener noreferrer")
  })
})

describe("the footer of home", () => {
  it("[FT-02, FT-05] the footer of home shows the video banners and links help titles to their topics", async () => {
    const page = await product.visit()
    await footer(page).getByRole("combobox", { name: "Language" }).scrollIntoViewIfNeeded()
    const help = footer(page).getByRole("navigation", { name: "Help center" })
    const titles = help.getByRole("list").getByRole("link")
    await expect.poll(() => titles.allTextContents()).toEqual(helpTopics("EN").map(({ title }) => title))
    const videos = footer(page).getByRole("region", { name: "Videos" })
    for (const { title } of ofGroup(banners, "m_video"))
      await videos.getByRole("button", { name: title }).waitFor({ state: "attached" })
    expect(await videos.getByRole("button", { name: "The Market Is Open" }).count()).toBe(0)
    await titles.nth(2).click()
    await expectAddress(page, `${paths.help}?i=2`)
    await page.getByRole("article", { name: "Making a withdrawal" }).waitFor()
    expectQuiet(page)
  })

  it("the footer keeps the help-centre link when the titles fail to load, and hides videos without banners", async () => {
    const page = await product.visit({
      settings: {
        scale: "empty",
        faults: [{ call: helpTopicsCall.path, kind: "http500", times: "always" }],
      },
    })
    await footer(page).getByRole("combobox", { name: "Language" }).scrollIntoViewIfNeeded()
    const help = footer(page).getByRole("navigation", { name: "Help center" })
    await expect.poll(() => help.getByRole("link").allTextContents()).toEqual(["Help center"])
    expect(await footer(page).getByRole("region", { name: "Videos" }).count()).toBe(0)
  })
})

describe("the footer of the login form", () => {
  const games = (page: Page) => footer(page).getByRole("region", { name: "Hot games" }).getByRole("listitem")
  const speedTest = (page: Page) => footer(page).getByRole("link", { name: "Speed test" })

  it("[FT-07, FT-08] the login footer shows at most four hot games and the copyright", async () => {
    const page = await product.visit({ path: paths.login })
    await expect.poll(() => games(page).getByRole("button").count()).toBe(4)
    await footer(page).getByText("© Lantern Lobby", { exact: false }).waitFor()
    await games(page).getByRole("button").first().click()
    await expectAddress(page, paths.login)

    const two = await product.visit({
      path: paths.login,
      before: (opened) =>
        rewrite<{ list: ReadonlyArray<unknown> }>(opened, hotGames.path, ({ list }) => ({
          list: list.slice(0, 2),
        })),
    })
    await expect.poll(() => games(two).getByRole("button").count()).toBe(2)
    expectQuiet(page)
  })

  it("[FT-09] the login footer offers a speed test to browsers when one is configured", async () => {
    const page = await product.visit({ path: paths.login })
    await speedTest(page).waitFor()
    await expect.poll(() => speedTest(page).getAttribute("href")).toBe(links.speedTest)
    product.world.configure({ linksOff: ["speedTest"] })
    await page.reload()
    await games(page).first().waitFor()
    expect(await speedTest(page).count()).toBe(0)
    product.world.configure({ linksOff: [] })
    const native = await product.visit({ path: paths.login, userAgent: agents.nativeApp })
    const installed = await product.visit({
      path: paths.login,
      before: (opened) =>
        opened.addInitScript(() => Object.defineProperty(navigator, "standalone", { value: true })),
    })
    for (const inApp of [native, installed]) {
      await games(inApp).first().waitFor()
      await footer(inApp).getByText("© Lantern Lobby", { exact: false }).waitFor()
      expect(await speedTest(inApp).count()).toBe(0)
    }
  })
})

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** Elements whose contrast is too low. */
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
  it("[GE-13] the theme switches between dark and light, and texts keep their contrast", async () => {
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
    await expect.poll(() => footer(page).getByRole("switch", { name: "Dark theme" }).isChecked()).toBe(false)
  })
})

const dictionaries = { CN: zh, JA: ja, TH: th, VI: vi, PH: { ...ty, ...fil } } as const
const spoken: ReadonlyArray<Exclude<Language, "EN" | "TY">> = ["CN", "JA", "TH", "VI", "PH"]

describe("languages", () => {
  it.each(spoken)("home and login are translated to %s", async (language) => {
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
    await expect
      .poll(() => page.evaluate(() => document.documentElement.lang))
      .toBe(languageFacts[language].tag)
    await page.goto(paths.login)
    const form = page.getByRole("form", { name: words.login })
    await form.getByRole("textbox", { name: words.username }).waitFor()
    await form.getByRole("checkbox", { name: words.remember_password }).waitFor()
    await page.getByRole("heading", { level: 1, name: words.login }).waitFor()
    expectQuiet(page)
  })
})
