import type { Locator, Page, Route } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { Lottery } from "#domain/games/Lottery.ts"
import { personas } from "#fixtures/personas.ts"
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
  mobile: "/lgw/games/mobile",
  popular: "/lgw/games/popular",
  vietnamese: "/lgw/vn/games/game_menu",
  recent: "/lgw/vn/games/game_menu/recent",
  draws: "/lotto/lgw/games/opened/numero",
  vietnameseDraws: "/lgw/vn/numeros/opened/game",
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

describe("the lottery list", () => {
  it("[RT-24, CA-50, CA-52] the lottery list shows issue, countdown and last numbers, recent lotteries first", async () => {
    const page = await product.visit({ persona: "0", path: paths.lotteryList })
    await page.getByRole("heading", { level: 1, name: "Lotteries" }).waitFor()
    await lottery(page, "Minute Fast Three").waitFor()
    await expect
      .poll(() => recents(page).getByRole("button", { name: "Delta Four Numbers", exact: true }).count())
      .toBe(1)
    const express = row(page, "Express Five Balls")
    await expect.poll(() => express.getByText(/^Draw \d+$/).count()).toBe(1)
    await expect
      .poll(() => express.getByRole("timer", { name: "Closes in" }).textContent())
      .toMatch(/^[0-4]:\d\d$/)
    expect(
      await express.getByRole("list", { name: "Latest winning numbers" }).getByRole("listitem").count(),
    ).toBe(5)
    const positions = await page.getByRole("heading", { level: 2 }).allTextContents()
    expect(positions).toEqual(["Recently played", "All lotteries"])
    for (const path of [calls.mobile, calls.popular, calls.vietnamese, calls.recent])
      expect(asked(path), path).toBe(1)
    expectQuiet(page)
  })

  it("[CA-51, CA-52] opening a lottery fetches and shows its last results", async () => {
    const page = await product.visit({ path: paths.lotteryList })
    const results = (name: string) => row(page, name).getByRole("button", { name: `Latest results ${name}` })
    await results("Express Five Balls").click()
    const opened = row(page, "Express Five Balls").getByRole("list", { name: "Latest results" })
    await opened.getByRole("listitem").first().waitFor()
    await expect.poll(() => opened.getByRole("listitem").count()).toBe(10)
    await expect
      .poll(() => opened.getByRole("listitem").first().textContent())
      .toMatch(/^Draw \d+\d( · \d+){4}$/)
    expect([asked(calls.draws), asked(calls.vietnameseDraws)]).toEqual([1, 0])
    await results("Express Five Balls").click()
    await opened.waitFor({ state: "detached" })

    await results("Lotus Draw 6/45").click()
    await row(page, "Lotus Draw 6/45").getByRole("list", { name: "Latest results" }).waitFor()
    expect([asked(calls.draws), asked(calls.vietnameseDraws)]).toEqual([1, 1])
    expect(asked(calls.recent), "a guest has no recent lotteries").toBe(0)
  })

  it("an address with a vendor filters the lottery list, and a press shows all again", async () => {
    const page = await product.visit({ persona: "0", path: `${paths.lotteryList}?vassalage=TCG_LOTTO_VN` })
    await lottery(page, "Lotus Draw 6/45").waitFor()
    expect(
      await all(page)
        .getByRole("button", { name: /^Latest results/ })
        .count(),
    ).toBe(2)
    await page.getByRole("button", { name: "All", exact: true }).click()
    await lottery(page, "Regatta Ten").waitFor()
    await expectAddress(page, paths.lotteryList)
    await page.goto(`${paths.lotteryList}?vassalage=NOBODY`)
    await expectSaid(page, "No lotteries here", "status")
    await page.getByRole("button", { name: "All lotteries" }).click()
    await lottery(page, "Regatta Ten").waitFor()
  })

  it("the lottery list reports an empty result and a failed request", async () => {
    const page = await product.visit({ path: paths.lotteryList, settings: { scale: "empty" } })
    await expectSaid(page, "No lotteries here", "status")
    product.world.configure({
      scale: "few",
      faults: [{ call: calls.mobile, kind: "http500", times: "always" }],
    })
    await page.reload()
    const failed = page.getByRole("alert").filter({ hasText: "The lotteries could not be loaded." })
    await failed.waitFor()
    product.world.configure({ faults: [] })
    await failed.getByRole("button", { name: "Try again" }).click()
    await lottery(page, "Minute Fast Three").waitFor()
  })
})

describe("the end of an issue", () => {
  /** A list of one lottery, with the issue of the response. */
  const visitWith = async (answer: () => Partial<Lottery>): Promise<Page> => {
    const alone = (lotteries: ReadonlyArray<Lottery>) => [{ ...lotteries[0], ...answer() }]
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

  it("an issue that ends shows as drawing, and the list is refetched once", async () => {
    const closing = Date.now() + 40_000
    let answer: Partial<Lottery> = { issue: "7", closeTime: closing, lastNumbers: [1, 2, 3] }
    const page = await visitWith(() => answer)
    await expect.poll(() => state(page)).toMatch(/Draw 7.*Closes in0:[34]\d.*123/)
    answer = { issue: "8", closeTime: closing + 60_000, lastNumbers: [4, 5, 6] }
    expect(asked(calls.popular)).toBe(1)
    await page.clock.fastForward(40_000)
    await expect.poll(() => state(page)).toMatch(/Draw 7.*Drawing now/)
    await page.clock.fastForward(3100)
    await page.clock.fastForward(300)
    await expect.poll(() => state(page)).toMatch(/Draw 8.*Closes in0:5\d.*456/)
    expect(asked(calls.popular)).toBe(2)
  })

  it("an issue that is not drawn yet does not cause repeated refetches", async () => {
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
    "[RT-23, LF-01, LF-02] $title ($account) opens a lottery of the list in the frame and closes it",
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
    ["[LF-03] closing the lottery frame leads home if pageBack is set", "&pageBack=1", paths.home],
    ["[LF-04] closing the lottery frame leads to the games if pageBack is not set", "", paths.game],
    ["[LF-04] closing the lottery frame leads to the games if pageBack is empty", "&pageBack=", paths.game],
  ])("%s", async (_, query, goal) => {
    const page = await product.visit({ persona: "0", path: `${paths.lottery}?${parameters}${query}` })
    const trail = trailOf(page)
    await close(page).click()
    await expectPassed(trail, goal)
    await frame(page).waitFor({ state: "detached" })
  })

  it("the lottery frame closes on its own page's request", async () => {
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
        await opened.route("**/lgw/vendor/lottery?**", (route) => void held.push(route), { times: 1 })
      },
    })
    await page.getByRole("main").getByRole("status", { name: "Loading" }).waitFor()
    await expect.poll(() => held.length).toBe(1)
    await page.clock.fastForward(13_000)
    expect(await page.getByRole("alert").count()).toBe(0)
    await page.clock.fastForward(2500)
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
