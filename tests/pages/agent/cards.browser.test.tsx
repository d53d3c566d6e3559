import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { languages } from "#config/product.ts"
import { income } from "#gateway/calls/agent/payouts.ts"
import { rangeOf } from "#tests/pages/frame/textNodes.ts"
import { openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import { main } from "#tests/support/pagePlayer.ts"
import { pixels } from "#tests/ui/render.tsx"

const openSmall = (options: OpenAppOptions) => openApp({ persona: "1", width: 320, height: 640, ...options })

const boxesOf = (selector: string): ReadonlyArray<DOMRect> =>
  [...main().element().querySelectorAll(selector)].map((each) => each.getBoundingClientRect())

/** The heights of the gaps between the boxes, in tenths of a px. */
const gapsOf = (boxes: ReadonlyArray<DOMRect>): ReadonlyArray<number> =>
  boxes.slice(1).map((box, index) => Math.round(10 * (box.top - (boxes[index]?.bottom ?? 0))) / 10)

describe("the agent area at 320 px", () => {
  it.each([
    ["agent rebate", paths.agentRebate],
    ["dividend", paths.agentDividend],
    ["team rebate", paths.teamRebate],
    ["team", paths.team],
  ])("the gaps between search form and cards of the %s page are equal", async (_, path) => {
    await openSmall({ path })
    const boxes = () => boxesOf("article, section[class*=card], form[role=search] button")
    await expect.poll(() => boxes().length).toBeGreaterThan(8)
    await expect.poll(() => gapsOf(boxes()).filter((gap) => Math.abs(gap - pixels(16)) > 0.5)).toEqual([])
  })

  it("the gaps between the last cards of the contract page equal the gaps between other cards", async () => {
    await openSmall({ path: paths.salaryContract })
    const boxes = () => boxesOf("article, section[class*=card]")
    await expect.poll(() => boxes().length).toBeGreaterThan(4)
    for (const gap of gapsOf(boxes()).slice(-2)) expect(Math.abs(gap - pixels(16))).toBeLessThan(0.5)
  })

  it.each(["EN", "VI"] as const)("the search field is as high as its button in %s", async (language) => {
    await openSmall({ path: paths.team, language })
    await expect.element(main().getByRole("search")).toBeVisible()
    const [box, find] = boxesOf("form[role=search] [class*=box], form[role=search] button")
    expect(box?.height).toBeGreaterThan(0)
    expect([find?.top, find?.bottom]).toEqual([box?.top, box?.bottom])
  })

  it("the amounts of a row are aligned, even if a label wraps to two lines", async () => {
    await openSmall({ path: paths.teamPnl, language: "VI" })
    await expect.poll(() => boxesOf("dl > div").length).toBeGreaterThan(8)
    const figures = [...main().element().querySelectorAll("dl > div")]
    const uneven = figures.filter((figure) => {
      const next = figure.nextElementSibling
      const top = (each: Element) => each.getBoundingClientRect().top
      const bottom = (each: Element) => each.lastElementChild?.getBoundingClientRect().bottom
      return next !== null && top(next) === top(figure) && bottom(next) !== bottom(figure)
    })
    expect(uneven.map((figure) => figure.textContent)).toEqual([])
  })

  it("the error in place of failed totals is as wide as the cards", async () => {
    await openSmall({
      path: paths.agentRebate,
      settings: { faults: [{ call: income.path, kind: "http500", times: "always" }] },
    })
    await expect.element(main().getByRole("alert").first()).toBeVisible()
    const [failure] = boxesOf("[role=alert]")
    const [list] = boxesOf("article")
    expect([failure?.left, failure?.right]).toEqual([list?.left, list?.right])
  })

  it("the text 'Members shown' below a chart does not overlap the chart's zero label", async () => {
    await openSmall({ path: paths.teamBetting })
    await expect.element(main().getByText("Members shown: 25")).toBeVisible()
    const shown = main().getByText("Members shown: 25").element()
    const zero = boxesOf("[class*=zero]")[0]
    const half = Number.parseFloat(getComputedStyle(shown).fontSize) / 2
    expect(rangeOf(shown).getBoundingClientRect().top - ((zero?.bottom ?? 0) + half)).toBeGreaterThan(2)
  })
})

describe("the tiles of the agent home", () => {
  it.each(languages)(
    "the text of a tile does not touch the tile's edge at 320 px in %s",
    async (language) => {
      await openSmall({ path: paths.agent, language })
      await expect.poll(() => boxesOf("ul > li").length).toBeGreaterThan(12)
      const tight = [...main().element().querySelectorAll("ul > li")].filter((tile) => {
        const edge = tile.getBoundingClientRect()
        const words = rangeOf(tile.querySelector("span:last-of-type") ?? tile).getBoundingClientRect()
        return words.left - edge.left < 4 || edge.right - words.right < 4
      })
      expect(tight.map((tile) => tile.textContent)).toEqual([])
    },
  )
})
