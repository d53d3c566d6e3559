import type { Locator, Page, Route } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { Lottery } from "#domain/games/Lottery.ts"
import { vendorPaths } from "#fixtures/logic/games/vendorPage.ts"
import { personas } from "#fixtures/personas.ts"
import { mobileLotteries, popularLotteries, vietnameseLotteries } from "#gateway/calls/games/lotteries.ts"
import {
  bottomMenu,
  expectPassed,
  expectSaid,
  header,
  logIn,
  loginForm,
  trailOf,
} from "#tests/support/player.ts"
import { expectAddress, expectQuiet, rewrite, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const calls = {
  mobile: mobileLotteries.path,
  popular: popularLotteries.path,
  vietnamese: vietnameseLotteries.path,
} as const

const asked = (path: string): number => product.callsTo(path).length

const all = (page: Page): Locator => page.getByRole("list", { name: "All lotteries" })
const recents = (page: Page): Locator => page.getByRole("list", { name: "Recently played" })
/** The list entry of a lottery. */
const row = (page: Page, name: string): Locator =>
  all(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name, exact: true }) })
const lottery = (page: Page, name: string): Locator => all(page).getByRole("button", { name, exact: true })

const frame = (page: Page): Locator => page.locator("iframe")
const close = (page: Page): Locator => page.getByRole("button", { name: "Close", exact: true })
const frameQuery = async (page: Page): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries(new URL((await frame(page).getAttribute("src")) ?? "").searchParams)

const parameters = "mui=EN&playType=ent&gameId=E201&prize_mode=ELOTT"
const players = personas.filter(({ id }) => ["0", "4", "40", "9"].includes(id))

describe("the end of a draw", () => {
  /** A list of one lottery, with the issue of the response. */
  const visitWith = async (response: () => Partial<Lottery>): Promise<Page> => {
    const alone = (lotteries: ReadonlyArray<Lottery>) => [{ ...lotteries[0], ...response() }]
    const page = await product.visit({
      path: paths.lotteryList,
      clock: true,
      before: async (opened) => {
        await rewrite<ReadonlyArray<Lottery>>(opened, calls.popular, alone)
        for (const path of [calls.mobile, calls.vietnamese]) await rewrite(opened, path, () => [])
      },
    })
    await lottery(page, "Minute Fast Three").waitFor()
    return page
  }
  const state = (page: Page) => row(page, "Minute Fast Three").textContent()

  it("a lottery whose draw closes shows as drawing, and the list is refetched once", async () => {
    // Far longer than a slow load: the page's clock passes while it loads.
    const closing = Date.now() + 120_000
    let response: Partial<Lottery> = { issue: "7", closeTime: closing, lastNumbers: [1, 2, 3] }
    const page = await visitWith(() => response)
    await expect.poll(() => state(page)).toMatch(/Draw 7.*Closes in[12]:\d\d.*123/)
    response = { issue: "8", closeTime: closing + 180_000, lastNumbers: [4, 5, 6] }
    expect(asked(calls.popular)).toBe(1)
    await page.clock.fastForward(120_000)
    await expect.poll(() => state(page)).toMatch(/Draw 7.*Drawing now/)
    await page.clock.fastForward(3100)
    await page.clock.fastForward(300)
    await expect.poll(() => state(page)).toMatch(/Draw 8.*Closes in[12]:\d\d.*456/)
    expect(asked(calls.popular)).toBe(2)
  })

  it("a lottery draw without numbers yet does not cause repeated refetches", async () => {
    const closed: Partial<Lottery> = { issue: "7", closeTime: Date.now() + 5000 }
    const page = await visitWith(() => closed)
    await page.clock.fastForward(5000)
    await expect.poll(() => state(page)).toContain("Drawing now")
    await page.clock.fastForward(10_000)
    await expect.poll(() => asked(calls.popular)).toBe(2)
    // A request still in flight after 15 s would be sent again.
    await page.waitForLoadState("networkidle")
    for (let step = 0; step < 5; step += 1) await page.clock.fastForward(10_000)
    await page.clock.fastForward(60_000)
    await expect.poll(() => state(page)).toContain("Drawing now")
    expect(asked(calls.popular)).toBe(2)
  })
})

describe("the lottery frame", () => {
  it.each(players)(
    "[RT-23, LF-01, LF-02] $title ($account) opens a lottery of the list in the lottery frame and closes the frame",
    async ({ id }) => {
      const page = await product.visit({ persona: id, path: paths.lotteryList })
      const trail = trailOf(page)
      await lottery(page, "Minute Fast Three").click()
      await expectAddress(page, `${paths.lottery}?${parameters}`)
      await page.frameLocator("iframe").getByRole("heading", { name: "Minute Fast Three" }).waitFor()
      const session = JSON.parse((await page.evaluate(() => localStorage.getItem("MC_SESSION_INFO"))) ?? "{}")
      expect(await frameQuery(page)).toEqual({
        mui: "EN",
        playType: "ent",
        gameId: "E201",
        prize_mode: "ELOTT",
        token: session.token,
        merchantCode: session.merchantCode,
      })
      await expect.poll(() => frame(page).getAttribute("title")).toBe("Lottery")
      await expect.poll(() => frame(page).getAttribute("referrerpolicy")).toBe("no-referrer")
      await expect.poll(() => frame(page).getAttribute("sandbox")).toBe("allow-scripts allow-forms")
      expect(await header(page).count()).toBe(0)
      expect(await bottomMenu(page).count()).toBe(0)
      await close(page).click()
      await expectPassed(trail, paths.game)
      await page.goBack()
      await expectAddress(page, paths.lotteryList)
      expectQuiet(page)
    },
  )

  it("a guest who opens a lottery logs in and returns to the list", async () => {
    const page = await product.visit({ path: `${paths.lotteryList}?vassalage=ELOTT` })
    await lottery(page, "Minute Fast Three").click()
    await loginForm(page).waitFor()
    await logIn(page, "member0")
    await expectAddress(page, `${paths.lotteryList}?vassalage=ELOTT`)
    await lottery(page, "Minute Fast Three").click()
    await page.frameLocator("iframe").getByRole("heading", { name: "Minute Fast Three" }).waitFor()
  })

  it("[RT-22, LF-01, LF-02] a guest who opens a lottery address logs in, and the frame gets the whole query", async () => {
    const address = `${paths.lotteryH5}?mui=TH&playType=trad&gameId=L102&prize_mode=LOTT&pageBack=1`
    const page = await product.visit()
    await page.goto(address)
    await loginForm(page).waitFor()
    expect(await frame(page).count()).toBe(0)
    await logIn(page, "agent9")
    await expectAddress(page, address)
    await page.frameLocator("iframe").getByRole("heading", { name: "Delta Four Numbers" }).waitFor()
    expect(await frameQuery(page)).toMatchObject({
      mui: "TH",
      playType: "trad",
      gameId: "L102",
      prize_mode: "LOTT",
      merchantCode: "lantern",
    })
    expect(await header(page).count()).toBe(0)
  })

  it.each([
    ["[LF-03]", paths.home, "&pageBack=1"],
    ["[LF-04]", paths.game, ""],
    ["[LF-04]", paths.game, "&pageBack="],
  ])(
    "%s the lottery frame's close button leads to %s if its address ends with '%s'",
    async (_, goal, query) => {
      const page = await product.visit({ persona: "0", path: `${paths.lottery}?${parameters}${query}` })
      const trail = trailOf(page)
      await close(page).click()
      await expectPassed(trail, goal)
      await frame(page).waitFor({ state: "detached" })
    },
  )

  it("the lottery frame closes when the lottery's page requests it", async () => {
    const page = await product.visit({ persona: "0", path: `${paths.lottery}?${parameters}` })
    const trail = trailOf(page)
    await page.evaluate(() => window.postMessage({ type: "closeGame" }, "*"))
    await page.frameLocator("iframe").getByRole("button", { name: "Close game" }).click()
    await expectPassed(trail, paths.game)
    expect(trail.filter((path) => path === paths.game)).toHaveLength(1)
  })

  it("the lottery frame reports a missing lottery service and leads back", async () => {
    const page = await product.visit({
      persona: "0",
      path: `${paths.lottery}?${parameters}&pageBack=1`,
      settings: { resourcesOff: ["LOTTERY"] },
    })
    await expectSaid(page, "The lottery is not available", "status")
    expect(await frame(page).count()).toBe(0)
    await page.getByRole("main").getByRole("button", { name: "Back" }).click()
    await expectAddress(page, paths.home)
  })

  it("a lottery frame that has not loaded after 15 s can be retried", async () => {
    const held: Array<Route> = []
    const page = await product.visit({
      persona: "0",
      path: `${paths.lottery}?${parameters}`,
      clock: true,
      before: async (opened) => {
        await opened.route(`**${vendorPaths.lottery}?**`, (route) => void held.push(route), { times: 1 })
      },
    })
    await page.getByRole("main").getByRole("status", { name: "Loading" }).waitFor()
    await expect.poll(() => held.length).toBe(1)
    // The page's clock also passes by itself, so the first part leaves a slow machine several seconds.
    await page.clock.fastForward(8000)
    expect(await page.getByRole("alert").count()).toBe(0)
    await page.clock.fastForward(7500)
    const stuck = page
      .getByRole("alert")
      .filter({ hasText: "The lottery page did not open. Please try again." })
    await stuck.getByRole("button", { name: "Try again" }).click()
    await page.frameLocator("iframe").getByRole("heading", { name: "Minute Fast Three" }).waitFor()
    await stuck.waitFor({ state: "detached" })
    await close(page).click()
    await frame(page).waitFor({ state: "detached" })
  })

  it("playing a Vietnamese lottery makes it the most recent one", async () => {
    const page = await product.visit({ persona: "0", path: paths.lotteryList })
    await lottery(page, "Lotus Draw 6/45").click()
    await page.frameLocator("iframe").getByRole("heading", { name: "Lotus Draw 6/45" }).waitFor()
    await page.goBack()
    await recents(page).waitFor()
    await expect
      .poll(async () => recents(page).getByRole("button").first().getAttribute("aria-label"))
      .toBe("Lotus Draw 6/45")
  })
})
