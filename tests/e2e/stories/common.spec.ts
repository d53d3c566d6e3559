import { afterAll, beforeAll, describe, expect, it } from "vitest"

import en from "#i18n/locales/en.json"
import zh from "#i18n/locales/zh.json"
import { type LadleSite, openLadle, openStory } from "#tests/support/ladle.ts"

let ladle: LadleSite

beforeAll(async () => {
  ladle = await openLadle()
})

afterAll(() => ladle.close())

describe("stories of the common components", () => {
  it("[OT-01] the blank-state story shows 'No data'", async () => {
    const opened = await openStory(ladle, "components--basic--empty-state--no-data")
    await expect
      .poll(() => opened.getByRole("status").getByText("No data", { exact: true }).isVisible())
      .toBe(true)
    await opened.close()
  })

  it.each([
    ["no-buttons", []],
    ["one-button", ["Close"]],
    ["two-buttons", ["Close", "Next"]],
  ] as const)("[OT-02] the dialog story shows exactly its footer buttons: %s", async (story, labels) => {
    const opened = await openStory(ladle, `components--overlays--modal--${story}`)
    const dialog = opened.getByRole("dialog", { name: "Lantern festival" })
    const [cross, ...footer] = await dialog.getByRole("button").all()
    await expect.poll(() => cross?.getAttribute("aria-label")).toBe("Close")
    expect(await Promise.all(footer.map((button) => button.textContent()))).toEqual(labels)
    await opened.close()
  })

  it("[OT-03] the spinner story has an accessible name", async () => {
    const opened = await openStory(ladle, "components--basic--spinner--loading")
    await expect.poll(() => opened.getByRole("status", { name: "Loading" }).isVisible()).toBe(true)
    await opened.close()
  })

  it("[OT-04] the select story lists its options, takes one, and closes on Escape", async () => {
    const opened = await openStory(ladle, "components--forms--select--usual")
    const select = opened.getByRole("combobox", { name: "Language" })
    const isOpen = () => select.evaluate((element) => element.matches(":open"))
    await expect.poll(() => select.getByRole("option").allTextContents()).toEqual(["English", "Tagalog"])
    await select.click()
    await expect.poll(isOpen).toBe(true)
    await opened.keyboard.press("Escape")
    await expect.poll(isOpen).toBe(false)
    await expect.poll(() => select.inputValue()).toBe("EN")
    await select.click()
    await expect.poll(isOpen).toBe(true)
    await opened.keyboard.press("ArrowDown")
    await opened.keyboard.press("Enter")
    await expect.poll(() => select.inputValue()).toBe("TY")
    expect(await isOpen()).toBe(false)
    await opened.close()
  })

  it("[FR-10] the bottom-menu story has exactly five entries, in order", async () => {
    const opened = await openStory(ladle, "components--frame--bottom-menu--home")
    const places = opened.getByRole("navigation", { name: "Main" }).locator("a, button")
    await expect
      .poll(() => places.allTextContents())
      .toEqual(["Home", "Promotion", "Deposit", "Member", "Service"])
    await opened.close()
  })

  it.each(["EN", "CN"] as const)(
    "[GM-02] the category story shows each icon with its name: %s",
    async (language) => {
      const opened = await openStory(ladle, "home--home-menu--member", { theme: "dark", language })
      const texts: Readonly<Record<string, string>> = language === "EN" ? en : zh
      const places = opened.getByRole("navigation", { name: texts["games"] ?? "" }).locator("a, button")
      const categories = "HOT PROMO LIVE COCKFIGHT RNG FISH PVP SPORTS ESPORTS LOTT ELOTT FAV".split(" ")
      const names = categories.map((category) => texts[`category_${category}`])
      expect(new Set(await places.allTextContents())).toEqual(new Set(names))
      await expect.poll(() => places.count()).toBe(names.length)
      for (const place of await places.all()) expect(await place.locator("[data-category]").count()).toBe(1)
      await opened.close()
    },
  )

  it("[BC-05] the picture story loads a picture 99 px below the screen, and not one 101 px below", async () => {
    const near = await openStory(ladle, "components--basic--picture--near-the-screen")
    await near.getByRole("img", { name: "The product's mark" }).waitFor()
    await near.close()
    const far = await openStory(ladle, "components--basic--picture--far-from-the-screen")
    const picture = far.getByRole("img", { name: "The product's mark" })
    expect(await picture.count()).toBe(0)
    await far.evaluate(() => window.scrollBy(0, 2))
    await picture.waitFor()
    await far.close()
  })
})
