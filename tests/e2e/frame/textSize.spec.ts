import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { setTextSize, unreadable } from "#tests/support/largeText.ts"
import { openMenu } from "#tests/support/player.ts"
import { expectQuiet, startProduct, type VisitOptions } from "#tests/support/product.ts"

const product = startProduct()

const usual = 16

const double = 32

/** Visits with a text size of the browser, in CSS px. */
const visit = (size: number, options: VisitOptions): Promise<Page> =>
  product.visit({
    apart: true,
    context: { reducedMotion: "reduce" },
    before: (page) => setTextSize(page, size),
    ...options,
  })

const rootSize = (page: Page): Promise<number> =>
  page.evaluate(() => Math.round(parseFloat(getComputedStyle(document.documentElement).fontSize) * 100) / 100)

const expectReadable = async (page: Page, what: string): Promise<void> => {
  await page.getByRole("main", { includeHidden: true }).waitFor()
  await page.waitForLoadState("networkidle")
  await expect.poll(() => unreadable(page), { message: what }).toEqual([])
}

const forGuests = [paths.login, paths.register, paths.forgot] as const

const forMembers = [
  [
    "the cashier and the account",
    [paths.deposit, paths.profitLoss, paths.myAccount, paths.memberHome, paths.settings],
  ],
  [
    "records, lists and the menu",
    [paths.accountRecord, paths.bettingRecord, paths.activity, paths.inbox, paths.rng],
  ],
] as const

describe("the text size of the browser", () => {
  it.each([
    [320, 42.67],
    [375, 50],
    [430, 57.33],
    [480, 64],
  ])(
    "at a width of %i px one rem has %f px, and about twice as much with a doubled text size",
    async (width, rem) => {
      const page = await visit(usual, { path: paths.login, width })
      expect(await rootSize(page)).toBe(rem)
      await setTextSize(page, double)
      await expect.poll(() => rootSize(page)).toBeGreaterThan(rem * 1.85)
      expect(await rootSize(page)).toBeLessThan(rem * 2.01)
    },
  )
})

describe("a doubled text size", () => {
  it.each([375, 320])("a guest at %i px reads home and the forms whole", async (width) => {
    const page = await visit(double, { width })
    await page.getByRole("table").waitFor()
    await expectReadable(page, paths.home)
    for (const path of forGuests) {
      await page.goto(path)
      await expectReadable(page, path)
    }
    expectQuiet(page)
  })

  it.each([375, 320])("a member at %i px reads home and its header whole", async (width) => {
    const page = await visit(double, { width, persona: "1", settings: { redRain: "coming" } })
    await page.getByRole("table").waitFor()
    await page.getByRole("link", { name: /^Lantern Rain/ }).waitFor()
    await expectReadable(page, paths.home)
    expectQuiet(page)
  })

  describe.each([375, 320])("at a width of %i px", (width) => {
    it.each(forMembers)(`at ${width} px a member reads %s whole`, async (_what, pages) => {
      const page = await visit(double, { width, persona: "0", path: paths.withdraw })
      await page.getByRole("button", { name: "Continue" }).waitFor()
      await expectReadable(page, paths.withdraw)
      for (const path of pages) {
        await page.goto(path)
        await expectReadable(page, path)
      }
      await openMenu(page)
      await expectReadable(page, "menu")
      expectQuiet(page)
    })
  })
})

describe("a slightly larger text size", () => {
  it.each([18, 21])("a member reads cashier and member centre whole at %i px", async (size) => {
    const page = await visit(size, { persona: "0", path: paths.withdraw })
    await page.getByRole("button", { name: "Continue" }).waitFor()
    await expectReadable(page, paths.withdraw)
    await page.goto(paths.memberHome)
    await expectReadable(page, paths.memberHome)
  })

  it.each([18, 21])("nothing on a guest's home is covered or too wide at %i px", async (size) => {
    const page = await visit(size, {})
    await page.getByRole("table").waitFor()
    await page.waitForLoadState("networkidle")
    // One line of a winner's game ends in an ellipsis, as at the usual size.
    const found = async () => (await unreadable(page)).filter((line) => !line.startsWith("cut"))
    await expect.poll(found).toEqual([])
  })
})

/** Texts that a window, a box or another text hides, and texts that are whole. */
const sample = `
  <p style="white-space: nowrap; width: 50px">Beyond ${"the window ".repeat(20)}</p>
  <p style="white-space: nowrap; width: 50px; overflow: hidden">Ends in a box</p>
  <div style="overflow-x: auto; width: 50px; white-space: nowrap">In a list that scrolls</div>
  <p style="position: relative; top: 40px">Under</p><p>Over</p>
  <p><button><svg width="20" height="20" style="margin-left: -40px"></svg></button></p>
  <p>Whole</p>`

describe("the check of large texts", () => {
  it("the check detects texts beyond the window, cut texts and covered texts", async () => {
    const page = await visit(usual, { path: paths.login })
    await page.setContent(sample)
    const found = (await unreadable(page)).map((line) => line.replace(/( the window)+.*| \d+ px/, ""))
    expect(found).toEqual([
      "the page is too wide",
      "cut: Beyond",
      "cut: Ends in a box",
      "covered: Under by Over",
      "covered: Over by Under",
    ])
  })
})
