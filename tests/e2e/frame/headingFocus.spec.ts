import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { bottomMenu, closePopups, header, logIn, openMenu, someFrames } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

/** The focused element, such as `H1 Help center`. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { tagName = "", textContent = "" } = document.activeElement ?? {}
    return tagName === "BODY" ? tagName : `${tagName} ${textContent ?? ""}`
  })

const expectFocus = async (page: Page, element: string): Promise<void> => {
  await expect.poll(() => focused(page)).toBe(element)
}

/** Whether the focused element shows a ring. */
const showsRing = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement !== null && getComputedStyle(activeElement).outlineStyle !== "none"
  })

describe("the focus after a navigation", () => {
  it("the first page of a visit moves no focus; a tapped link moves it to the heading without a ring", async () => {
    const page = await product.visit()
    await bottomMenu(page).getByRole("link", { name: "Promotion" }).waitFor()
    expect(await focused(page)).toBe("BODY")
    await bottomMenu(page).getByRole("link", { name: "Promotion" }).tap()
    await expectAddress(page, paths.activity)
    await expectFocus(page, "H1 Promotion")
    expect(await showsRing(page)).toBe(false)
    await header(page).getByRole("link", { name: "Login" }).tap()
    await expectFocus(page, "H1 Login")
    expect(await showsRing(page)).toBe(false)
    expectQuiet(page)
  })

  it("an announcement that opens by its address moves no focus", async () => {
    const page = await product.visit({ path: `${paths.notice}?id=PL703` })
    await page.getByRole("heading", { level: 2, name: /^New at Koiworks/ }).waitFor()
    expect(await focused(page)).toBe("BODY")
  })

  it("a link followed by keyboard moves the focus to the heading with a ring, and Tab continues in the page", async () => {
    const page = await product.visit({ path: paths.settings })
    await bottomMenu(page).getByRole("link", { name: "Promotion" }).press("Enter")
    await expectFocus(page, "H1 Promotion")
    expect(await showsRing(page)).toBe(true)
    const main = page.getByRole("main")
    // Without content Tab would leave the page.
    await main.locator("a, button").first().waitFor()
    await page.keyboard.press("Tab")
    await expect.poll(() => main.evaluate((part) => part.contains(document.activeElement))).toBe(true)
  })

  it("a step back focuses the heading and keeps the scroll position", async () => {
    const page = await product.visit({ path: paths.rng })
    const tile = page.getByRole("list", { name: "Games" }).getByRole("listitem").nth(8)
    await tile.waitFor()
    await page.evaluate(() => window.scrollTo(0, 420))
    await bottomMenu(page).getByRole("link", { name: "Promotion" }).tap()
    await expectFocus(page, "H1 Promotion")
    const left = await page.evaluateHandle(() => document.activeElement)
    await page.goBack()
    await expectFocus(page, "H1 Slots")
    const isRead = await page.evaluate((heading) => heading !== document.activeElement, left)
    expect(isRead, "the heading is another element, which a screen reader reads").toBe(true)
    await tile.waitFor()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(420)
    await page.goForward()
    await expectFocus(page, "H1 Promotion")
    expectQuiet(page)
  })

  it("a link of the menu moves the focus to the heading, not to the menu's button", async () => {
    const page = await product.visit({ persona: "0" })
    const menu = await openMenu(page)
    await menu.getByRole("link", { name: "Betting record" }).click()
    await expectAddress(page, paths.bettingRecord)
    await menu.waitFor({ state: "detached" })
    await expectFocus(page, "H1 Betting record")
    await someFrames(page)
    await expectFocus(page, "H1 Betting record")
    expectQuiet(page)
  })

  it("an open dialog keeps the focus, and the page's heading receives it when the last dialog closes", async () => {
    const page = await product.visit({ path: paths.login })
    await logIn(page, "member0")
    await expectAddress(page, paths.home)
    const popup = page.getByRole("dialog")
    await popup.waitFor()
    await expect.poll(() => popup.evaluate((part) => part.contains(document.activeElement))).toBe(true)
    await someFrames(page)
    expect(await popup.evaluate((part) => part.contains(document.activeElement))).toBe(true)
    await closePopups(page)
    await expectFocus(page, "H1 Home")
    expectQuiet(page)
  })

  it("a search field and a tab keep the focus when they replace the address", async () => {
    const page = await product.visit({ path: paths.rng })
    const search = page.getByRole("searchbox", { name: "Search games" })
    await search.focus()
    await page.keyboard.type("koi")
    await expectAddress(page, `${paths.rng}?q=koi`)
    expect(await search.evaluate((input) => input === document.activeElement)).toBe(true)

    await header(page).getByRole("link", { name: "Login" }).click()
    await expectFocus(page, "H1 Login")
    await page.getByRole("tab", { name: "Register" }).click()
    await expectAddress(page, paths.register)
    await someFrames(page)
    expect(await focused(page)).toBe("BUTTON Register")
  })
})
