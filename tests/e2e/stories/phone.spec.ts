import type { Page } from "playwright"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { setTextSize } from "#tests/support/largeText.ts"
import { addressOf, type LadleSite, openLadle } from "#tests/support/ladle.ts"

let ladle: LadleSite

beforeAll(async () => {
  ladle = await openLadle()
})

afterAll(() => ladle.close())

const phoneOf = (opened: Page) => opened.frameLocator(".phone")

const openCatalogue = async (id: string): Promise<Page> => {
  const opened = await ladle.newPage()
  await opened.setViewportSize({ width: 1280, height: 800 })
  await opened.goto(`/?story=${id}`)
  return opened
}

const sizeOf = (opened: Page) =>
  phoneOf(opened)
    .locator("html")
    .evaluate(() => `${innerWidth} × ${innerHeight}`)

const rootOf = (opened: Page) =>
  phoneOf(opened)
    .locator("html")
    .evaluate(({ ownerDocument: { documentElement: root } }) => ({
      lang: root.lang,
      theme: root.dataset["theme"],
      motion: root.dataset["motion"],
    }))

/** What a text size of the browser changes: the size of a rem, and of the entries of the bottom menu. */
const drawn = () => ({
  rem: Math.round(parseFloat(getComputedStyle(document.documentElement).fontSize)),
  menu: [...document.querySelectorAll("nav a, nav button")].map((each) => {
    const { width, height } = each.getBoundingClientRect()
    return [Math.round(width), Math.round(height)]
  }),
})

describe("the phone of the catalogue", () => {
  it("[HA-93] another brand has its name and colours in the phone, and stays for the next story", async () => {
    const opened = await openCatalogue("frame--header--guest")
    const colour = () =>
      phoneOf(opened)
        .locator("body")
        .evaluate((body) => getComputedStyle(body).backgroundColor)
    const banner = phoneOf(opened).getByRole("banner")
    await banner.getByText("Lantern Lobby", { exact: true }).waitFor()
    const before = await colour()
    await opened.getByLabel("Brand").selectOption("harbour")
    await banner.getByText("Harbour", { exact: true }).waitFor()
    expect(await colour()).not.toBe(before)
    await opened.goto("/?story=frame--header--member")
    await phoneOf(opened).locator("html[data-brand=harbour]").waitFor()
    await opened.close()
  })

  it("[HA-93] a story runs in a phone of the chosen size, and its dialog stays inside", async () => {
    const opened = await openCatalogue("components--overlays--modal--two-buttons")
    const dialog = phoneOf(opened).getByRole("dialog", { name: "Lantern festival" })
    await dialog.waitFor()
    expect(await opened.getByRole("dialog", { name: "Lantern festival" }).count()).toBe(0)
    expect(await sizeOf(opened)).toBe("375 × 667")
    for (const size of ["320 × 568", "430 × 932", "812 × 375"]) {
      await opened.getByLabel("Size").selectOption(size)
      await expect.poll(() => sizeOf(opened)).toBe(size)
      await dialog.waitFor()
    }
    await opened.close()
  })

  it("[HA-93] a second phone shows the same story in the other theme, or in a language", async () => {
    const opened = await openCatalogue("frame--header--guest")
    const second = opened.frameLocator('iframe[title="The story in a second phone"]')
    const login = second.getByRole("banner").getByRole("link", { name: "Login" })
    await opened.getByLabel("Second phone").selectOption("the other theme")
    await login.waitFor()
    await second.locator('html[data-theme="light"]').waitFor()
    await opened.getByLabel("Second phone").selectOption("ไทย")
    await second.locator('html[lang="th"]').waitFor()
    const first = opened.frameLocator('iframe[title="The story in a phone"]')
    await first.locator('html[lang="en"][data-theme="dark"]').waitFor()
    await opened.getByRole("link", { name: "Member", exact: true }).click()
    await second.getByText("Maria Santos").waitFor()
    await opened.close()
  })

  it("[HA-93] the bars of a browser leave less height", async () => {
    const opened = await openCatalogue("components--basic--badge--many")
    await opened.getByLabel("Browser bars").check()
    await expect.poll(() => sizeOf(opened)).toBe("375 × 573")
    await opened.close()
  })

  it("[HA-93] the reviewer's choice is kept from story to story, and after a reload", async () => {
    const opened = await openCatalogue("components--basic--badge--many")
    const badge = phoneOf(opened).locator(".story")
    await expect.poll(() => badge.textContent()).toBe("42")
    for (const [label, value] of [
      ["Size", "320 × 568"],
      ["Language", "TH"],
      ["Theme", "light"],
      ["Persona", "9"],
    ] as const)
      await opened.getByRole("combobox", { name: label }).selectOption(value)
    await opened.getByLabel("Reduced motion").check()
    const chosen = { lang: "th", theme: "light", motion: "reduced" }
    await expect.poll(() => rootOf(opened)).toEqual(chosen)
    await opened.getByRole("link", { name: "Capped" }).click()
    await expect.poll(() => badge.textContent()).toBe("99+")
    expect(await rootOf(opened)).toEqual(chosen)
    await opened.goto("/?story=frame--header--member")
    await phoneOf(opened).getByText("Teresa Go").waitFor()
    expect(await rootOf(opened)).toEqual(chosen)
    expect(await sizeOf(opened)).toBe("320 × 568")
    expect(await opened.getByLabel("Reduced motion").isChecked()).toBe(true)
    await opened.close()
  })

  it("[HA-93] an address with another language opens the story in it", async () => {
    const opened = await openCatalogue("components--basic--badge--many&arg-language=CN&theme=light")
    await expect.poll(() => rootOf(opened)).toMatchObject({ lang: "zh-Hans", theme: "light" })
    await expect.poll(() => opened.getByLabel("Language").inputValue()).toBe("CN")
    await opened.close()
  })

  it("[HA-93] text at 200 % in the phone is as large as with that text size of the browser", async () => {
    const id = "components--frame--bottom-menu--home"
    const expected = await ladle.newPage()
    await setTextSize(expected, 32)
    await expected.setViewportSize({ width: 375, height: 667 })
    await expected.goto(addressOf(id, { theme: "dark", language: "EN" }))
    await expected.getByRole("navigation").waitFor()
    const opened = await openCatalogue(id)
    await opened.getByLabel("Text at 200 %").check()
    await expect
      .poll(() => phoneOf(opened).locator("html").evaluate(drawn))
      .toEqual(await expected.evaluate(drawn))
    expect((await expected.evaluate(drawn)).rem).toBe(100)
    await expected.close()
    await opened.close()
  })

  it("[HA-93] the phone adds nothing to the browser's history", async () => {
    const opened = await openCatalogue("components--basic--badge--many")
    await expect.poll(() => phoneOf(opened).locator(".story").textContent()).toBe("42")
    const before = await opened.evaluate(() => history.length)
    for (const [language, lang] of [
      ["CN", "zh-Hans"],
      ["EN", "en"],
    ] as const) {
      await opened.getByLabel("Language").selectOption(language)
      await expect.poll(() => rootOf(opened)).toMatchObject({ lang })
    }
    expect(await opened.evaluate(() => history.length)).toBe(before)
    await opened.close()
  })

  it("what axe finds in a story is beside the phone, and is checked again on request", async () => {
    const opened = await openCatalogue("components--basic--badge--many")
    const axe = opened.getByRole("region", { name: "Accessibility" })
    await axe.getByText("Findings of axe: 0").waitFor()
    const story = phoneOf(opened).locator(".story")
    await story.evaluate((element) => element.append(document.createElement("button")))
    await axe.getByRole("button", { name: "Check again" }).click()
    await axe.getByText("Findings of axe: 1").waitFor()
    await axe.getByText(/^Buttons must have discernible text/).waitFor()
    await story.locator("button").evaluate((button) => button.remove())
    await opened.getByRole("link", { name: "Capped" }).click()
    await axe.getByText("Findings of axe: 0").waitFor()
    await opened.close()
  })
})
