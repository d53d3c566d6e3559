// End to end because the browser reads the manifest and the splash screens of the built product.
import { describe, expect, it } from "vitest"

import { splashScreens } from "#config/splashScreens.ts"
import { agents } from "#tests/support/agents.ts"
import { expectNoErrors, startProduct } from "#tests/support/product.ts"

const product = startProduct()

describe("the built product", () => {
  it("[GE-01] the product fills a phone of 375 px, and its manifest makes it installable", async () => {
    const page = await product.openApp({ width: 375 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)

    const devtools = await page.context().newCDPSession(page)
    const { url, errors } = await devtools.send("Page.getAppManifest")
    expect(new URL(url).pathname).toBe("/manifest.webmanifest")
    expect(errors).toEqual([])
    // A private window is the only reason why a test's browser would not install.
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors")
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual(
      [],
    )
    expectNoErrors(page)
  })

  it("the page links its splash screens for iPhones", async () => {
    const page = await product.openApp({
      userAgent: agents.ios,
      before: (opened) => opened.addInitScript(() => Object.assign(navigator, { standalone: false })),
    })
    const links = page.locator('head link[rel="apple-touch-startup-image"]')
    await expect.poll(() => links.count()).toBe(splashScreens.length)
    expect(
      await links.evaluateAll((all) =>
        all.map((link) => [link.getAttribute("href"), link.getAttribute("media")]),
      ),
    ).toEqual(splashScreens.map(({ file, media }) => [`/${file}`, media]))
  })
})
