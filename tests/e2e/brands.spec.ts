import { readFileSync } from "node:fs"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { type Theme, themes } from "#config/product.ts"
import { violationsOf } from "#tests/support/axe.ts"
import { type Camera, openCamera } from "#tools/picture/camera.ts"
import { phone } from "#tools/picture/draw.ts"
import { brandPlaces } from "#tools/picture/places.ts"

const looks = brandPlaces.flatMap(([path, persona]) => themes.map((theme) => ({ path, persona, theme })))

const looksOf = (theme: Theme) => ({ theme, language: "EN", settings: {} }) as const

describe("the brand harbour, which has colours, shapes and sizes of its own", () => {
  let camera: Camera | undefined

  beforeAll(async () => {
    camera = await openCamera("/brands/harbour")
  })
  afterAll(() => camera?.close())

  it("home has the brand's own logo in its header, and its lines below the copyright", async () => {
    const page = await camera?.open(["/m/home", "guest"], looksOf("light"), phone, 1)
    if (page === undefined) throw new Error("The camera did not open")
    const drawn = (place: string) =>
      page.locator(`${place} path`).evaluateAll((all) => all.map((one) => one.getAttribute("d")))
    const logo = readFileSync("brands/harbour/logo.svg", "utf8")
    expect(await drawn("#brand-logo")).toEqual([...logo.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path))
    const mark = page.getByRole("banner").locator('use[href="#brand-logo"]')
    expect((await mark.boundingBox())?.width).toBeGreaterThan(20)
    await page.getByRole("contentinfo").getByText("Harbour is a name of Harbour Games Ltd.").waitFor()
    await page.context().close()
  })

  it.each(looks)(
    "axe finds no violation at $path of persona $persona, $theme",
    async ({ path, persona, theme }) => {
      const page = await camera?.open([path, persona], looksOf(theme), phone, 1)
      if (page === undefined) throw new Error("The camera did not open")
      expect(await page.title()).toContain("Harbour")
      expect(await violationsOf(page)).toEqual([])
      await page.context().close()
    },
  )
})
