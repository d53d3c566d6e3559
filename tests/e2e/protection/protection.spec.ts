// End to end because a break and the end of a play session reach other tabs, and the built chunks show what loads.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { Settings } from "#fixtures/settings.ts"
import { protection, takeBreak } from "#gateway/calls/protection/protection.ts"
import { expectAddress, expectNoErrors, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const on: Partial<Settings> = { modulesOn: ["RGLIMIT3"] }

const main = (page: Page) => page.getByRole("main")
const closed = (page: Page) => main(page).getByRole("status").filter({ hasText: "Closed until" })

const openBreakForm = async (page: Page): Promise<void> => {
  await main(page).getByRole("button", { name: "Take a break" }).click()
  const form = page.getByRole("form", { name: "Take a break" })
  await form.getByRole("radio", { name: "1 week" }).check()
  await form.getByRole("button", { name: "Continue" }).click()
}

const closeGame = (page: Page) => page.getByRole("button", { name: "Close game" })

const opensGame = async (page: Page): Promise<void> => {
  await main(page).getByRole("region", { name: "Recently played" }).getByRole("button").first().click()
  await closeGame(page).waitFor()
}

describe("player protection", () => {
  it("a break closes the deposit page and an open game in the other tabs", async () => {
    const page = await product.openApp({
      persona: "0",
      path: paths.deposit,
      settings: { ...on, launch: "frame" },
      apart: true,
    })
    await main(page).getByRole("button", { name: "Bank transfer" }).waitFor()
    const playing = await page.context().newPage()
    await playing.goto(product.url + paths.home)
    await opensGame(playing)
    const tab = await page.context().newPage()
    await tab.goto(product.url + paths.protection)
    await openBreakForm(tab)
    await tab
      .getByRole("alertdialog", { name: "Take a break" })
      .getByRole("button", { name: "Take a break" })
      .click()
    await closed(tab).waitFor()
    await closed(page).waitFor()
    await closeGame(playing).waitFor({ state: "detached" })
    expect(product.callsTo(takeBreak.path).map(({ body }) => body)).toEqual([{ hours: 168 }])

    await tab.goto(product.url + paths.rng)
    await closed(tab).waitFor()
    await tab.reload()
    await closed(tab).waitFor()
    await main(tab).getByRole("link", { name: "Withdraw", exact: true }).click()
    await expectAddress(tab, paths.withdraw)
    await main(tab).getByRole("form", { name: "Withdraw" }).waitFor()
    expectNoErrors(page)
  })

  it("without the protection module the page's address redirects to home, and neither its chunk nor its data is requested", async () => {
    const requested: Array<string> = []
    const page = await product.openApp({
      persona: "0",
      path: paths.protection,
      apart: true,
      before: async (opened) => {
        opened.on("request", (request) => void requested.push(request.url()))
      },
    })
    await expectAddress(page, paths.home)
    await page.getByRole("heading", { level: 1 }).first().waitFor()
    expect(product.callsTo(protection.path)).toEqual([])
    expect(requested.filter((url) => /assets\/(\w*rotection|\w+Gate-|ProtectionWatch)/.test(url))).toEqual([])
    expectNoErrors(page)
  })
})
