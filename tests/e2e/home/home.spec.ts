// End to end because only a context of its own has a fractional pixel ratio.
import { describe, expect, it } from "vitest"

import { startProduct } from "#tests/support/product.ts"

const product = startProduct()

describe("winner board of home", () => {
  it("renders its edge alike beside head and rows at a fractional pixel ratio", async () => {
    const page = await product.openApp({
      width: 412,
      height: 900,
      apart: true,
      context: { deviceScaleFactor: 2.625 },
    })
    const board = page.getByRole("region", { name: "Latest Winner" })
    await board.getByRole("row").nth(4).waitFor()
    await board.scrollIntoViewIfNeeded()
    const { x = 0, y = 0 } = (await board.boundingBox()) ?? {}
    const edge = async (top: number) => {
      const clip = { x: x - 3, y: y + top, width: 8, height: 4 }
      return (await page.screenshot({ clip })).toString("base64")
    }
    // A row's own line passes now and then.
    await expect.poll(async () => (await edge(62)) === (await edge(120))).toBe(true)
  })
})
