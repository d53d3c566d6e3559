// End to end because the chunk of toasts is a file of the build, which comes late here.
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { expectNoErrors, startProduct } from "#tests/support/product.ts"

const product = startProduct()

describe("toast over a dialog", () => {
  it("is open to a screen reader when its chunk comes after the dialog", async () => {
    const page = await product.openApp({
      persona: "0",
      path: paths.settings,
      context: { permissions: ["clipboard-read", "clipboard-write"] },
    })
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/Toasts-[^/]+\.js$/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto(paths.accountRecord)
    const rows = page.getByRole("list", { name: "Account record", exact: true }).getByRole("listitem")
    await rows.getByRole("button").first().click()
    await page.getByRole("dialog").getByRole("button", { name: /^Copy/ }).first().click()
    // The toast lasts two seconds, so the page looks at each animation frame.
    const isHidden = page.evaluate(async () => {
      const isCopied = ({ textContent }: Element) => textContent === "Copied"
      for (;;) {
        const toast = [...document.querySelectorAll("[role=status]")].find(isCopied)
        if (toast !== undefined) return toast.closest("[aria-hidden=true]") !== null
        await new Promise(requestAnimationFrame)
      }
    })
    release()
    expect(await isHidden).toBe(false)
    expectNoErrors(page)
  })
})
