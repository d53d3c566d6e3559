import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { openMenu } from "#tests/support/player.ts"
import { startProduct, type VisitOptions } from "#tests/support/product.ts"

const product = startProduct()

const visit = (options: VisitOptions): Promise<Page> =>
  product.visit({ ...options, context: { forcedColors: "active", reducedMotion: "reduce" } })

/** The buttons, links, fields and choices of a page without a visible outline or border. */
const edgeless = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor
    const isSeen = (style: string, width: string, colour: string): boolean =>
      style !== "none" && parseFloat(width) > 0 && colour !== ground && !/^rgba.*, 0\)$/.test(colour)
    const hasEdge = (element: Element | null | undefined): boolean => {
      if (element === null || element === undefined) return false
      const style = getComputedStyle(element)
      return (
        isSeen(style.outlineStyle, style.outlineWidth, style.outlineColor) ||
        ["top", "right", "bottom", "left"].every((side) =>
          isSeen(
            style.getPropertyValue(`border-${side}-style`),
            style.getPropertyValue(`border-${side}-width`),
            style.getPropertyValue(`border-${side}-color`),
          ),
        )
      )
    }
    /** A field's container and the drawing beside a choice show its edge. */
    const edgesOf = (element: Element): ReadonlyArray<Element | null | undefined> =>
      element.matches("input, select, textarea")
        ? [element, element.nextElementSibling, element.parentElement, element.parentElement?.parentElement]
        : [element]
    return [...document.querySelectorAll("button, a[class], input, select, textarea")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().width > 1 && !element.matches("[type=file]"))
      .filter((element) => !edgesOf(element).some(hasEdge))
      .map(
        (element) => `${element.tagName} ${element.getAttribute("aria-label") ?? element.textContent ?? ""}`,
      )
  })

const expectEdges = async (page: Page, what: string): Promise<void> => {
  await page.getByRole("main", { includeHidden: true }).waitFor()
  await page.waitForLoadState("networkidle")
  await expect.poll(() => edgeless(page), { message: what }).toEqual([])
}

const outlineWidth = (page: Page, name: string): Promise<string> =>
  page
    .getByRole("button", { name })
    .first()
    .evaluate((each) => getComputedStyle(each).outlineWidth)

describe("forced colours", () => {
  it("every control of home and of the entry forms has an edge for a guest", async () => {
    const page = await visit({})
    await page.getByRole("table").waitFor()
    await expectEdges(page, paths.home)
    for (const path of [paths.login, paths.register]) {
      await page.goto(path)
      await expectEdges(page, path)
    }
  })

  it("every control of the member's pages and of the menu has an edge", async () => {
    const page = await visit({ persona: "0", path: paths.withdraw })
    await page.getByRole("button", { name: "Continue" }).waitFor()
    await expectEdges(page, paths.withdraw)
    for (const path of [paths.deposit, paths.settings, paths.bettingRecord, paths.inbox, paths.rng]) {
      await page.goto(path)
      await expectEdges(page, path)
    }
    await openMenu(page)
    await expectEdges(page, "menu")
  })

  it("'Continue' and 'Withdraw all' keep their outline after a tap", async () => {
    const page = await visit({ persona: "0", path: paths.withdraw })
    for (const name of ["Withdraw all", "Continue"]) {
      expect(await outlineWidth(page, name)).toBe("1px")
      await page.getByRole("button", { name }).first().tap()
      await expect.poll(() => outlineWidth(page, name)).not.toBe("0px")
    }
  })
})
