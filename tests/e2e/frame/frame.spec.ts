// End to end because addresses are typed: the history is the browser's own.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { addressOf, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const memberCentre = (page: Page) => page.getByRole("heading", { level: 1, name: "Member" })
const back = (page: Page) => page.getByRole("button", { name: "Back" })

describe("back arrow", () => {
  it("leads from an address typed after another site to its parent", async () => {
    const page = await product.openApp({ persona: "0" })
    await page.goto("data:text/html,<title>Elsewhere</title>")
    await page.goto(paths.bettingRecord)
    await back(page).click()
    await memberCentre(page).waitFor()
    expect(addressOf(page)).toBe(paths.memberHome)
  })
})
