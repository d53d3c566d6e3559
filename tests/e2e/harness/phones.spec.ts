// End to end because each phone is a frame with an origin and a storage of its own.
import type { FrameLocator, Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import "#harness/api.ts"
import { troublesOf, useHarness } from "#tests/support/browser.ts"

const harness = useHarness()

const desk = { viewport: { width: 1280, height: 900 } }

const originOf = (name: string, url = harness.url): string =>
  `http://${name}.lobby.localhost:${new URL(url).port}`

/** Opens the page with phones at a query. */
const openPhones = async (query: string, url?: string): Promise<Page> => {
  const page = await harness.newPage(desk)
  await page.goto(`${originOf("phones", url)}/phones${query}`)
  return page
}

const phone = (page: Page, number: number): Locator => page.getByRole("article", { name: `Phone ${number}` })

const screen = (page: Page, number: number): FrameLocator => phone(page, number).frameLocator("iframe")

const choose = (page: Page, name: string, option: string): Promise<unknown> =>
  page.getByRole("combobox", { name }).selectOption(option)

/** The personas that the phones themselves report. */
const personas = async (page: Page): Promise<ReadonlyArray<string>> =>
  Promise.all(
    page
      .frames()
      .slice(1)
      .map((frame) => frame.evaluate(() => window.__harness.scenario().visitor.persona)),
  )

describe("phones side by side", () => {
  it("have a storage each: signing out in one leaves the other signed in", async () => {
    const page = await openPhones(`?page=${paths.memberHome}&phone=375,persona:0&phone=320,persona:9`)
    await screen(page, 1).getByRole("button", { name: "Sign out" }).click()
    await screen(page, 1).getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click()
    await phone(page, 1).getByText("Guest, English, dark, 375 px").waitFor()
    await phone(page, 2).getByText("9: Agent, English, dark, 320 px").waitFor()
    await screen(page, 2).getByRole("button", { name: "Sign out" }).waitFor()
    expect(await personas(page)).toEqual(["guest", "9"])
    expect(page.url()).toMatch(/&phone=375&phone=320,persona:9$/)
    expect(troublesOf(page)).toEqual([])
  })

  it("open a game in its phone, which leads back to the lobby there", async () => {
    const page = await openPhones(`?page=${paths.home}&phone=375,persona:0,scale:few&phone=375`)
    const games = screen(page, 1).getByRole("region", { name: "Recently played" })
    await games.getByRole("button", { name: "Twilight Koi" }).first().click()
    await screen(page, 1).getByRole("button", { name: "Play a round" }).click()
    await screen(page, 1).getByText(/^Won /).waitFor()
    await screen(page, 1).getByRole("link", { name: "Back to lobby" }).click()
    await games.waitFor()
    await choose(page, "Theme", "light")
    await phone(page, 1).getByText("0: Member, English, light").waitFor()
    await screen(page, 1).locator("html[data-theme=light]").waitFor()
    expect(troublesOf(page)).toEqual([])
  })
})
