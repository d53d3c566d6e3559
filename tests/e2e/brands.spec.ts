import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { themes } from "#config/product.ts"
import { violationsOf } from "#tests/support/axe.ts"
import { type Camera, openCamera } from "#tools/picture/camera.ts"
import { phone } from "#tools/picture/draw.ts"
import { brandPlaces } from "#tools/picture/places.ts"

const looks = brandPlaces.flatMap(([path, persona]) => themes.map((theme) => ({ path, persona, theme })))

describe("the brand harbour, which has colours, shapes and sizes of its own", () => {
  let camera: Camera | undefined

  beforeAll(async () => {
    camera = await openCamera("/brands/harbour")
  })
  afterAll(() => camera?.close())

  it.each(looks)(
    "axe finds no violation at $path of persona $persona, $theme",
    async ({ path, persona, theme }) => {
      const page = await camera?.open([path, persona], { theme, language: "EN", settings: {} }, phone, 1)
      if (page === undefined) throw new Error("The camera did not open")
      expect(await page.title()).toContain("Harbour")
      expect(await violationsOf(page)).toEqual([])
      await page.context().close()
    },
  )
})
