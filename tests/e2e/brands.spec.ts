// End to end because another brand's page, logo and sizes come from the build.
import { readFileSync } from "node:fs"
import type { Page } from "playwright"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { type Camera, openCamera } from "#tools/picture/camera.ts"
import { phone } from "#tools/picture/renderHtml.ts"
import type { ScreenshotPage } from "#tools/picture/screenshotPages.ts"

/** Its default theme; `contrastMistakes` of `tools/brand` proves the contrast in both. */
const look = { theme: "light", language: "EN", settings: {} } as const

describe("brand harbour", () => {
  let camera: Camera | undefined

  beforeAll(async () => {
    camera = await openCamera("/brands/harbour")
  })
  afterAll(() => camera?.close())

  const open = async (target: ScreenshotPage): Promise<Page> => {
    const page = await camera?.open(target, look, phone, 1)
    if (page === undefined) throw new Error("The camera did not open")
    expect(await page.title()).toContain("Harbour")
    return page
  }

  it("renders home with its own logo and words", async () => {
    const page = await open(["/m/home", "guest"])
    const pathsIn = (place: string) =>
      page.locator(`${place} path`).evaluateAll((all) => all.map((one) => one.getAttribute("d")))
    const logo = readFileSync("brands/harbour/logo.svg", "utf8")
    expect(await pathsIn("#brand-logo")).toEqual([...logo.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path))
    const mark = page.getByRole("banner").locator('use[href="#brand-logo"]')
    expect((await mark.boundingBox())?.width).toBeGreaterThan(20)
    await page.getByRole("contentinfo").getByText("Harbour is a name of Harbour Games Ltd.").waitFor()
    await page.context().close()
  })
})
