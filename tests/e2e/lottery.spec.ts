import type { Locator, Page, Route } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { Lottery } from "#domain/Lottery.ts"
import { personas } from "#fixtures/personas.ts"
import { bottomMenu, expectPassed, header, loginForm, logIn, trailOf } from "#tests/support/player.ts"
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
/** What the list tells of a lottery. */
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
  it("[RT-24, CA-50, CA-52] lists lotteries with issue, countdown and last numbers, recent ones on top", async () => {
    const page = await product.visit({ persona: "0", path: paths.lotteryList })
    await page.getByRole("heading", { level: 1, name: "Lotteries" }).waitFor()
    await lottery(page, "Minute Fast Three").waitFor()
    expect(await recents(page).getByRole("button", { name: "Delta Four Numbers", exact: true }).count()).toBe(
      1,
    )
    const express = row(page, "Express Five Balls")
    expect(await express.getByText(/^Issue \d+$/).count()).toBe(1)
    expect(await express.getByRole("timer", { name: "Closes in" }).textContent()).toMatch(/^[0-4]:\d\d$/)
    expect(await express.getByRole("list", { name: "Last numbers" }).getByRole("listitem").count()).toBe(5)
    const positions = await page.getByRole("heading", { level: 2 }).allTextContents()
    expect(positions).toEqual(["Recently played", "All lotteries"])
    for (const path of [calls.mobile, calls.popular, calls.vietnamese, calls.recent])
      expect(asked(path), path).toBe(1)
    expectQuiet(page)
  })

  it("[CA-51, CA-52] opens the last results of a lottery, asked for only then", async () => {
    const page = await product.visit({ path: paths.lotteryList })
    const results = (name: string) => row(page, name).getByRole("button", { name: `Last results ${name}` })
    await results("Express Five Balls").click()
    const opened = row(page, "Express Five Balls").getByRole("list", { name: "Last results" })
    await opened.getByRole("listitem").first().waitFor()
    expect(await opened.getByRole("listitem").count()).toBe(10)
    expect(await opened.getByRole("listitem").first().textContent()).toMatch(/^Issue \d+\d( · \d+){4}$/)
    expect([asked(calls.draws), asked(calls.vietnameseDraws)]).toEqual([1, 0])
    await results("Express Five Balls").click()
    await opened.waitFor({ state: "detached" })

    await results("Lotus Draw 6/45").click()
    await row(page, "Lotus Draw 6/45").getByRole("list", { name: "Last results" }).waitFor()
    expect([asked(calls.draws), asked(calls.vietnameseDraws)]).toEqual([1, 1])
    expect(asked(calls.recent), "a guest has no recent lotteries").toBe(0)
  })

  it("narrows to a vendor by its address, and shows all again", async () => {
    const page = await product.visit({ persona: "0", path: `${paths.lotteryList}?vassalage=TCG_LOTTO_VN` })
    await lottery(page, "Lotus Draw 6/45").waitFor()
    expect(
      await all(page)
        .getByRole("button", { name: /^Last results/ })
        .count(),
    ).toBe(2)
    await page.getByRole("button", { name: "All", exact: true }).click()
    await lottery(page, "Regatta Ten").waitFor()
    await expectAddress(page, paths.lotteryList)
    await page.goto(`${paths.lotteryList}?vassalage=NOBODY`)
    await page.getByRole("status").filter({ hasText: "No lotteries here" }).waitFor()
    await page.getByRole("button", { name: "All lotteries" }).click()
    await lottery(page, "Regatta Ten").waitFor()
  })

  it("says that there are none, and that they could not be loaded", async () => {
    const page = await product.visit({ path: paths.lotteryList, settings: { scale: "empty" } })
    await page.getByRole("status").filter({ hasText: "No lotteries here" }).waitFor()
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

describe("an issue that closes", () => {
  /** A list of one lottery whose issue is what the answer says. */
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

  it("is being drawn, and the list is asked for again once", async () => {
    const closing = Date.now() + 40_000
    let answer: Partial<Lottery> = { issue: "7", closeTime: closing, lastNumbers: [1, 2, 3] }
    const page = await visitWith(() => answer)
    await expect.poll(() => state(page)).toMatch(/Issue 7.*Closes in0:[34]\d.*123/)
    answer = { issue: "8", closeTime: closing + 60_000, lastNumbers: [4, 5, 6] }
    expect(asked(calls.popular)).toBe(1)
    await page.clock.fastForward(40_000)
    await expect.poll(() => state(page)).toMatch(/Issue 7.*Drawing/)
    await page.clock.fastForward(3100)
    await page.clock.fastForward(300)
    await expect.poll(() => state(page)).toMatch(/Issue 8.*Closes in0:5\d.*456/)
    expect(asked(calls.popular)).toBe(2)
  })

  it("is not asked for again and again while it is not drawn", async () => {
    const closed: Partial<Lottery> = { issue: "7", closeTime: Date.now() + 5000 }
    const page = await visitWith(() => closed)
    await page.clock.fastForward(5000)
    await expect.poll(() => state(page)).toContain("Drawing")
    await page.clock.fastForward(10_000)
    await expect.poll(() => asked(calls.popular)).toBe(2)
    // An answer that is on its way for 15 s would be asked for again.
    await page.waitForLoadState("networkidle")
    for (let step = 0; step < 5; step += 1) await page.clock.fastForward(10_000)
    await page.clock.fastForward(60_000)
    await expect.poll(() => state(page)).toContain("Drawing")
    expect(asked(calls.popular)).toBe(2)
  })
})

describe("the lottery frame", () => {
  it.each(players)(
    "[RT-23, LF-01, LF-02] $title ($account) plays a lottery of the list, and closes it",
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
      expect(await frame(page).getAttribute("title")).toBe("Lottery")
      expect(await frame(page).getAttribute("referrerpolicy")).toBe("no-referrer")
      expect(await frame(page).getAttribute("sandbox")).toBe("allow-scripts allow-same-origin allow-forms")
      expect(await header(page).count()).toBe(0)
      expect(await bottomMenu(page).count()).toBe(0)
      await close(page).click()
      await expectPassed(trail, paths.game)
      await page.goBack()
      await expectAddress(page, paths.lotteryList)
      expectQuiet(page)
    },
  )

  it("a guest who presses a lottery logs in and is back at the list", async () => {
    const page = await product.visit({ path: `${paths.lotteryList}?vassalage=ELOTT` })
    await lottery(page, "Minute Fast Three").click()
    await loginForm(page).waitFor()
    await logIn(page, "member0")
    await expectAddress(page, `${paths.lotteryList}?vassalage=ELOTT`)
    await lottery(page, "Minute Fast Three").click()
    await page.frameLocator("iframe").getByRole("heading", { name: "Minute Fast Three" }).waitFor()
  })

  it("[RT-22, LF-01, LF-02] a guest who opens its address logs in, and it is there with the whole query", async () => {
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
    ["[LF-03] leads home if pageBack is set", "&pageBack=1", paths.home],
    ["[LF-04] leads to the games if pageBack is not set", "", paths.game],
    ["[LF-04] leads to the games if pageBack is empty", "&pageBack=", paths.game],
  ])("closing it %s", async (_, query, goal) => {
    const page = await product.visit({ persona: "0", path: `${paths.lottery}?${parameters}${query}` })
    const trail = trailOf(page)
    await close(page).click()
    await expectPassed(trail, goal)
    await frame(page).waitFor({ state: "detached" })
  })

  it("closes when its own page asks for it", async () => {
    const page = await product.visit({ persona: "0", path: `${paths.lottery}?${parameters}` })
    const trail = trailOf(page)
    await page.evaluate(() => window.postMessage({ type: "closeGame" }, "*"))
    await page.frameLocator("iframe").getByRole("button", { name: "Close game" }).click()
    await expectPassed(trail, paths.game)
    expect(trail.filter((path) => path === paths.game)).toHaveLength(1)
  })

  it("says that there is no lottery service, and leads back", async () => {
    const page = await product.visit({
      persona: "0",
      path: `${paths.lottery}?${parameters}&pageBack=1`,
      settings: { resourcesOff: ["LOTTERY"] },
    })
    await page.getByRole("status").filter({ hasText: "The lottery is not available" }).waitFor()
    expect(await frame(page).count()).toBe(0)
    await page.getByRole("main").getByRole("button", { name: "Back" }).click()
    await expectAddress(page, paths.home)
  })

  it("that has not loaded after 15 s can be tried again", async () => {
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
    const stuck = page.getByRole("alert").filter({ hasText: "The lottery has not opened yet." })
    await stuck.getByRole("button", { name: "Try again" }).click()
    await page.frameLocator("iframe").getByRole("heading", { name: "Minute Fast Three" }).waitFor()
    await stuck.waitFor({ state: "detached" })
    await close(page).click()
    await frame(page).waitFor({ state: "detached" })
  })

  it("makes a Vietnamese lottery the newest of the recent ones", async () => {
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
