import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { openApp } from "#tests/support/page.tsx"
import { main } from "#tests/support/pagePlayer.ts"

const middles = (parts: ReadonlyArray<Element>) =>
  parts.map((part) => {
    const { left, width } = part.getBoundingClientRect()
    return left + width / 2
  })

describe("profit and loss page", () => {
  it("shows each bar of the chart above its date", async () => {
    await openApp({ persona: "0", path: paths.profitLoss })
    const chart = main().getByRole("figure", { name: "Day by day" })
    const bars = () => chart.getByRole("listitem").elements()
    await expect.poll(() => bars().length).toBe(7)
    const dates = () => [...chart.element().querySelectorAll("div[aria-hidden] > span")]
    const apart = () => {
      const below = middles(dates())
      return middles(bars()).map((middle, index) =>
        Math.round(Math.abs(middle - (below[index] ?? Number.NaN))),
      )
    }
    await expect.poll(apart).toEqual([0, 0, 0, 0, 0, 0, 0])
  })
})
