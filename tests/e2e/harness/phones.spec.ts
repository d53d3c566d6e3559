import type { FrameLocator, Locator, Page } from "playwright"
import { describe, expect, it, onTestFinished } from "vitest"

import { paths } from "#config/paths.ts"
import "#harness/api.ts"
import { serveGateway } from "#harness/server.ts"
import { troublesOf, useHarness } from "#tests/support/browser.ts"
import { serve } from "#tools/serve/serve.ts"

const harness = useHarness()

const harnessFolder = process.env["HARNESS_DIST"] ?? "dist-harness"

const desk = { viewport: { width: 1280, height: 900 } }

const originOf = (name: string, url = harness.url): string =>
  `http://${name}.lobby.localhost:${new URL(url).port}`

/** Opens the page with phones at a query. */
const openPhones = async (query: string, url?: string): Promise<Page> => {
  const page = await harness.newPage(desk)
  await page.goto(`${originOf("phones", url)}/phones${query}`)
  return page
}

const phone = (page: Page, number: number): Locator => page.getByRole("article", { name: `Phone ${number}` })

const screen = (page: Page, number: number): FrameLocator => phone(page, number).frameLocator("iframe")

const choose = (page: Page, name: string, option: string): Promise<unknown> =>
  page.getByRole("combobox", { name }).selectOption(option)

/** The personas that the phones themselves report. */
const personas = async (page: Page): Promise<ReadonlyArray<string>> =>
  Promise.all(
    page
      .frames()
      .slice(1)
      .map((frame) => frame.evaluate(() => window.__harness.scenario().visitor.persona)),
  )

/** The button of the login page in each language. */
const login = { EN: "Login", TY: "Mag-log in", CN: "登录", JA: "ログイン", TH: "เข้าสู่ระบบ", VI: "Đăng nhập" }

describe("phones side by side", () => {
  it("two phones have a storage each: signing out in one leaves the other signed in", async () => {
    const page = await openPhones(`?page=${paths.memberHome}&phone=375,persona:0&phone=320,persona:9`)
    await screen(page, 1).getByRole("button", { name: "Sign out" }).click()
    await screen(page, 1).getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click()
    await phone(page, 1).getByText("Guest, English, dark, 375 px").waitFor()
    await phone(page, 2).getByText("9: Agent, English, dark, 320 px").waitFor()
    await screen(page, 2).getByRole("button", { name: "Sign out" }).waitFor()
    expect(await personas(page)).toEqual(["guest", "9"])
    expect(page.url()).toMatch(/&phone=375&phone=320,persona:9$/)
    expect(troublesOf(page)).toEqual([])
  })

  it("settings go to all phones or to one, and a phone in step follows the one that is used", async () => {
    const page = await openPhones(`?page=${paths.home}&phone=375&phone=320`)
    for (const number of [1, 2]) await screen(page, number).getByRole("main").waitFor()
    await choose(page, "Theme", "light")
    await choose(page, "For", "2")
    await choose(page, "Language", "JA")
    await page.getByRole("textbox", { name: "As in a link" }).fill("scale:few,latency:1")
    await page.getByRole("button", { name: "Apply" }).click()
    await page.getByRole("button", { name: "Give the settings of its gateway to all" }).click()
    await phone(page, 1).getByText("Guest, English, light").waitFor()
    await phone(page, 2).getByText("Guest, 日本語, light").waitFor()
    await screen(page, 2).locator("html[lang=ja][data-theme=light]").waitFor()
    await screen(page, 1).locator("html[lang=en][data-theme=light]").waitFor()
    await page.getByRole("checkbox", { name: "Navigate and scroll in step" }).check()
    await screen(page, 1)
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Promotion" })
      .click()
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toEqual([
        `${originOf("phones")}/phones?page=${paths.activity}&step=1&phone=375,theme:light,scale:few,latency:1&phone=320,language:JA,theme:light,scale:few,latency:1`,
        originOf("phone-1") + paths.activity,
        originOf("phone-2") + paths.activity,
      ])
    await screen(page, 1).getByRole("main").hover()
    await page.mouse.wheel(0, 200)
    const scrolled = () =>
      Promise.all(
        page
          .frames()
          .slice(1)
          .map((frame) => frame.evaluate(() => scrollY > 0)),
      )
    await expect.poll(scrolled).toEqual([true, true])
    expect(troublesOf(page)).toEqual([])
  })

  it("the set of languages shows the page in six of them", async () => {
    const page = await openPhones(`?page=${paths.login}&size=50&phone=375&phone=375`)
    await page.getByRole("button", { name: "One page in six languages" }).click()
    for (const [index, name] of Object.values(login).entries())
      await screen(page, index + 1)
        .getByRole("button", { name, exact: true })
        .waitFor()
    expect(await page.getByRole("article").count()).toBe(6)
  })

  it("a host that gives the phones no origins says what to open", async () => {
    const page = await harness.newPage(desk)
    await page.goto(`/phones?phone=375,persona:4`)
    await page.getByRole("link", { name: `${originOf("phones")}/phones?phone=375,persona:4` }).click()
    await phone(page, 1).getByText("4: Free trial").waitFor()
  })

  it("a game opens in its phone, and leads back to the lobby there", async () => {
    const page = await openPhones(`?page=${paths.home}&phone=375,persona:0,scale:few&phone=375`)
    const games = screen(page, 1).getByRole("region", { name: "Recently played" })
    await games.getByRole("button", { name: "Twilight Koi" }).first().click()
    await screen(page, 1).getByRole("button", { name: "Play a round" }).click()
    await screen(page, 1).getByText(/^Won /).waitFor()
    await screen(page, 1).getByRole("link", { name: "Back to lobby" }).click()
    await games.waitFor()
    await choose(page, "Theme", "light")
    await phone(page, 1).getByText("0: Member, English, light").waitFor()
    await screen(page, 1).locator("html[data-theme=light]").waitFor()
    expect(troublesOf(page)).toEqual([])
  })

  it("phones with one gateway share its settings and what players did, and none has its clock", async () => {
    const gateway = await serveGateway({ port: 0 })
    const site = await serve({ folder: harnessFolder, port: 0, phonesGateway: gateway.url })
    onTestFinished(async () => {
      await Promise.all([site.close(), gateway.close()])
    })
    const page = await openPhones(`?page=${paths.home}&phone=375,persona:0&phone=320,persona:0`, site.url)
    await page.getByText("all share one gateway").waitFor()
    const named = (number: number, text: string) =>
      screen(page, number).getByRole("banner", { includeHidden: true }).getByText(text).waitFor()
    await Promise.all([named(1, "Maria Santos"), named(2, "Maria Santos")])
    await gateway.world.amend("member0", "nickname", "Mia Cruz")
    await choose(page, "For", "1")
    await page.getByRole("textbox", { name: "As in a link" }).fill("scale:few")
    await page.getByRole("button", { name: "Apply" }).click()
    await expect.poll(() => page.url()).toMatch(/persona:0,scale:few&.*persona:0,scale:few$/)
    expect(gateway.world.settings().scale).toBe("few")
    await Promise.all([named(1, "Mia Cruz"), named(2, "Mia Cruz")])
    await screen(page, 2)
      .getByRole("main")
      .click({ position: { x: 5, y: 5 } })
    await page.keyboard.press("Control+Shift+H")
    await screen(page, 2).getByRole("tab", { name: "Clock" }).click()
    await screen(page, 2).getByText("It cannot be changed here").waitFor()
    expect(troublesOf(page)).toEqual([])
  })
})
