import { describe, expect, it } from "vitest"

import { splashScreens } from "#config/splashScreens.ts"
import { agents, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

describe("the built product", () => {
  it("[GE-01] fills a phone of 375 px and can be installed by its manifest", async () => {
    const page = await product.visit({ width: 375 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)

    const devtools = await page.context().newCDPSession(page)
    const { url, errors } = await devtools.send("Page.getAppManifest")
    expect(new URL(url).pathname).toBe("/manifest.webmanifest")
    expect(errors).toEqual([])
    // A private window is the one reason why the browser of a test would not install.
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors")
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual(
      [],
    )
    expectQuiet(page)
  })

  it("names the splash screens to an iPhone, before somebody may install it", async () => {
    const page = await product.visit({
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
