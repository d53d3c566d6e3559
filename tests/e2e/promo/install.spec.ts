// End to end because the harness's dock and its service worker are those of a build.
import { describe, expect, it } from "vitest"

import { openPanel, useHarness } from "#tests/support/browser.ts"

describe("phones in the harness", () => {
  const harness = useHarness()

  it("the dock lets the app offer its installation on a phone", async () => {
    const page = await harness.openHarness({ scenario: "device:android" })
    await page.getByText(/^© /).waitFor()
    const panel = await openPanel(page, "Platform")
    await panel.getByRole("button", { name: "Offer the installation" }).click()
    await page.getByRole("status").filter({ hasText: "Add the app to your home screen" }).waitFor()
  })

  it("the harness registers no service worker of the product", async () => {
    const page = await harness.openHarness()
    await page.getByRole("main").waitFor()
    const scripts = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ active, installing, waiting }) => (active ?? waiting ?? installing)?.scriptURL ?? "",
      ),
    )
    expect(scripts.map((script) => new URL(script).pathname)).toEqual(["/mockServiceWorker.js"])
  })
})
