// End to end because the same journey passes over HTTP and in the harness build.
import type { Page } from "playwright"
import { describe, it } from "vitest"

import { paths } from "#config/paths.ts"
import { useHarness } from "#tests/support/browser.ts"
import { balance, closePopups, header, logIn, openMenu } from "#tests/support/player.ts"
import { expectAddress, startProduct } from "#tests/support/product.ts"

const product = startProduct()
const { openHarness } = useHarness()

/** How the same app gets its responses: over HTTP, or from MSW in the browser. */
const layers: ReadonlyArray<readonly [name: string, open: () => Promise<Page>]> = [
  ["the gateway over HTTP", () => product.openApp({ path: paths.login })],
  ["the gateway of the harness", () => openHarness({ path: paths.login })],
]

describe.each(layers)("on %s", (name, open) => {
  it(`[HA-98] on ${name} a player logs in, sees the balance, searches for slots and signs out`, async () => {
    const page = await open()
    await logIn(page, "member0")
    await header(page).getByText("Maria Santos").waitFor()
    await closePopups(page)
    await balance(page)
      .filter({ hasText: /^₱\s?[\d,]+\.\d\d$/ })
      .waitFor()
    await page.getByRole("navigation", { name: "Games" }).getByRole("button", { name: "Slots" }).click()
    await page.getByRole("tab", { name: "Slots", selected: true }).waitFor()
    await page.getByRole("list", { name: "Games" }).getByRole("button").first().waitFor()
    await (await openMenu(page)).getByRole("button", { name: "Sign out" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click()
    await expectAddress(page, paths.home)
    await header(page).getByRole("link", { name: "Login" }).waitFor()
  })
})
