// End to end because a game is a page of another origin, and the way back is the browser's own history.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { vendorPaths } from "#fixtures/logic/games/vendorPage.ts"
import { balance } from "#tests/support/player.ts"
import { expectAddress, startProduct } from "#tests/support/product.ts"

const product = startProduct()

/** The first game of the winner board; a few winners do not move. */
const game = (page: Page) =>
  page.getByRole("region", { name: "Latest Winner" }).getByRole("row").nth(1).getByRole("button")

describe("game page", () => {
  it("refreshes the balance when the browser's back leaves it", async () => {
    const page = await product.openApp({ persona: "0", settings: { scale: "few" } })
    await game(page).click()
    await page.getByRole("button", { name: "Play a round" }).click()
    await page.getByText(/^Won /).waitFor()
    const response = JSON.stringify(product.callsTo(vendorPaths.round).at(-1)?.response)
    await page.goBack()
    await expectAddress(page, paths.home)
    const left = Number(/"balance":(-?[\d.]+)/.exec(response)?.[1])
    await expect
      .poll(async () => Number((await balance(page).textContent())?.replaceAll(/[^\d.]/g, "")))
      .toBe(left)
  })
})
