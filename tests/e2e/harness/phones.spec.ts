// End to end because each phone is an iframe with an origin and a storage of its own.
import type { FrameLocator, Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import "#harness/api.ts"
import { troublesOf, useHarness } from "#tests/support/browser.ts"

const harness = useHarness()

const openPhones = async (query: string): Promise<Page> => {
  const page = await harness.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(`http://phones.lobby.localhost:${new URL(harness.url).port}/phones${query}`)
  return page
}

const phone = (page: Page, number: number): Locator => page.getByRole("article", { name: `Phone ${number}` })

const screen = (page: Page, number: number): FrameLocator => phone(page, number).frameLocator("iframe")

/** The personas that the phones themselves report. */
const personas = async (page: Page): Promise<ReadonlyArray<string>> =>
  Promise.all(
    page
      .frames()
      .slice(1)
      .map((frame) => frame.evaluate(() => window.__harness.scenario().visitor.persona)),
  )

describe("simulated phones next to each other", () => {
  it("have separate storage: signing out on the first phone keeps the second signed in", async () => {
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
})
