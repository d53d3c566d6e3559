// End to end because a bug report opens in an empty profile of a browser.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { demoPaymentPassword } from "#fixtures/logic/cashier/securitySettings.ts"
import type { Fault, FaultKind } from "#fixtures/settings.ts"
import { depositManual } from "#gateway/calls/cashier/deposits.ts"
import { withdraw } from "#gateway/calls/cashier/withdrawals.ts"
import { gameList } from "#gateway/calls/games/gameLists.ts"
import { epochOf } from "#harness/clock/localTime.ts"
import type { Scenario } from "#harness/scenario/scenario.ts"
import {
  harnessReady,
  type OpenOptions,
  openPanel,
  untilNetworkIdle,
  useHarness,
} from "#tests/support/browser.ts"
import {
  bottomMenu,
  expectMessage,
  field,
  header,
  logIn,
  loginForm,
  openMenu,
} from "#tests/support/player.ts"

const { openHarness, newPage } = useHarness()

const scenarioOf = (page: Page): Promise<Scenario> => page.evaluate(() => window.__harness.scenario())

/** A scenario without the second at which its link was made. */
const timeless = ({ surroundings, ...scenario }: Scenario) => ({
  ...scenario,
  surroundings: { ...surroundings, time: "" },
})

const setFault = (
  page: Page,
  { method, path }: Pick<typeof withdraw, "method" | "path">,
  kind: FaultKind,
  times: Fault["times"],
) => page.evaluate((fault) => window.__harness.setFault(fault), { call: `${method} ${path}`, kind, times })

const linkOf = (page: Page): Promise<string> => page.evaluate(() => window.__harness.scenarioLink())

/** Waits for a scenario, then opens its link in an empty profile. */
const reopen = async (page: Page, expected: object = {}): Promise<Page> => {
  await expect.poll(() => scenarioOf(page)).toMatchObject(expected)
  const before = timeless(await scenarioOf(page))
  const fresh = await newPage()
  await fresh.goto(await linkOf(page))
  await harnessReady(fresh)
  await expect.poll(async () => timeless(await scenarioOf(fresh))).toEqual(before)
  return fresh
}

const openEmpty = (options: OpenOptions): Promise<Page> => openHarness({ ...options, context: {} })

/** Opens the file of a page in an empty profile. */
const reopenFile = async (page: Page): Promise<Page> => {
  const text = await page.evaluate(() => window.__harness.scenarioFile())
  const fresh = await newPage()
  await fresh.goto(paths.help)
  await harnessReady(fresh)
  const opened = fresh.waitForEvent("load")
  await fresh.evaluate((file) => window.__harness.openScenarioFile(file), text)
  await opened
  await harnessReady(fresh)
  return fresh
}

const amount = (page: Page) => page.getByRole("main").getByRole("textbox", { name: "Amount" })

describe("a bug report comes back in an empty profile", () => {
  it("[HA-87, HA-90] by its link and after a reload: type 40 without live chat has no chat", async () => {
    const page = await openHarness({ persona: "40", path: paths.activity, scenario: "modulesOff:CBS3" })
    const fresh = await reopen(page, { visitor: { persona: "40" }, settings: { modulesOff: ["CBS3"] } })
    const before = timeless(await scenarioOf(fresh))
    await fresh.reload()
    await harnessReady(fresh)
    expect(timeless(await scenarioOf(fresh))).toEqual(before)
    await bottomMenu(fresh).getByRole("button", { name: "Service" }).click()
    const popup = fresh.getByRole("dialog", { name: "Customer service" })
    await popup.getByRole("link", { name: "Messages" }).waitFor()
    await expect.poll(() => popup.getByText("Live chat").count()).toBe(0)
  })

  it("by its link: a free trial that opens the inbox is refused", async () => {
    const page = await openHarness({ persona: "4", path: paths.message })
    const panel = await openPanel(page, "Scenario")
    const link = panel.getByRole("textbox", { name: "Link of this scenario" })
    expect(await link.inputValue()).toBe(await linkOf(page))
    const fresh = await reopen(page, { visitor: { persona: "4" } })
    expect(new URL(fresh.url()).pathname).toBe(paths.message)
    await fresh.getByRole("main").getByRole("link", { name: "Inbox" }).click()
    await expectMessage(fresh, "A free-play account cannot use this function")
  })

  it("by its file: after three wrong logins the fourth asks for the captcha", async () => {
    const page = await openHarness({ path: paths.login })
    for (const wrong of ["wrong0001", "wrong0002"]) {
      await logIn(page, "member0", wrong)
      await expectMessage(page, "The username or the password is not correct")
      await untilNetworkIdle(page)
    }
    const fresh = await reopenFile(page)
    expect(new URL(fresh.url()).pathname).toBe(paths.login)
    await logIn(fresh, "member0", "wrong0003")
    await field(fresh, "Captcha").waitFor()
  })

  it("by a bug report: an agent with a balance of the Data panel, in Thai, while deposits fail", async () => {
    const page = await openHarness({ persona: "9", path: paths.help, scenario: "language:TH" })
    await setFault(page, depositManual, "http500", "always")
    await page.evaluate(() => window.__harness.amend("balance MAIN", "4321.5"))
    const balanceIn = (each: Page) =>
      each.evaluate(() => window.__harness.records().find(({ name }) => name === "balance MAIN")?.value)
    await expect.poll(() => balanceIn(page)).toBe("4321.5")
    const before = timeless(await scenarioOf(page))
    const panel = await openPanel(page, "Scenario")
    const download = page.waitForEvent("download")
    await panel.getByRole("button", { name: "Save bug report" }).click()
    const file = await (await download).path()
    const fresh = await newPage()
    await fresh.goto(paths.help)
    await harnessReady(fresh)
    const opened = fresh.waitForEvent("load")
    await (await openPanel(fresh, "Scenario")).getByLabel(/Open a scenario file/).setInputFiles(file)
    await opened
    await harnessReady(fresh)
    await expect.poll(async () => timeless(await scenarioOf(fresh))).toEqual(before)
    await expect.poll(() => balanceIn(fresh)).toBe("4321.5")
  })

  it("by its link: maintenance shows the error page on the page of a form", async () => {
    const fresh = await openEmpty({ persona: "0", path: paths.withdraw, scenario: "status:maintenance" })
    await fresh.getByRole("heading", { name: "Under maintenance", level: 1 }).waitFor()
    expect(new URL(fresh.url()).pathname).toBe(paths.withdraw)
  })

  it("by its link: popups with thousands of entries in Thai, light, on an installed iPhone app", async () => {
    const scenario = "language:TH,theme:light,device:ios,shell:installed,justLoggedIn:true,scale:thousands"
    const fresh = await openEmpty({ persona: "0", scenario })
    await expect
      .poll(() => scenarioOf(fresh))
      .toMatchObject({
        visitor: { persona: "0", language: "TH", theme: "light" },
        surroundings: { device: "ios", shell: "installed", justLoggedIn: true },
        settings: { scale: "thousands" },
      })
    await fresh.getByRole("dialog").waitFor()
    expect(await fresh.locator("html").getAttribute("lang")).toBe("th")
    // The login that the harness stored is gone: only the session stays.
    await expect.poll(() => fresh.evaluate(() => localStorage.getItem("remPass"))).toBeNull()
  })

  it("by its link: a session that ends in a withdrawal keeps the amount", async () => {
    const page = await openHarness({ persona: "0", path: paths.withdraw })
    await setFault(page, withdraw, "sessionOver", 1)
    const fresh = await reopen(page, { settings: { faults: [{ kind: "sessionOver" }] } })
    await amount(fresh).fill("500")
    await fresh.getByRole("main").getByRole("textbox", { name: "Payment password" }).fill(demoPaymentPassword)
    await fresh.getByRole("main").getByRole("button", { name: "Continue" }).click()
    await fresh.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click()
    await loginForm(fresh).waitFor()
    await logIn(fresh, "member0", demoPassword)
    await amount(fresh).waitFor()
    await expect.poll(() => amount(fresh).inputValue()).toBe("500")
  })

  it("by its link: date ranges change from 23:59 to midnight", async () => {
    const page = await openHarness({ persona: "0", path: paths.accountRecord })
    const panel = await openPanel(page, "Clock")
    const typed = "2026-11-26 23:59:50"
    const time = panel.getByRole("textbox", { name: /Date and time/ })
    await time.fill(typed)
    await time.press("Enter")
    const fresh = await reopen(page, { surroundings: { time: "2026-11-26T23-59-50" } })
    const begun = epochOf(typed) ?? 0
    const now = () => fresh.evaluate(() => window.__harness.clock.now())
    expect(Math.abs((await now()) - begun)).toBeLessThan(60_000)
    await fresh.evaluate(() => window.__harness.clock.advance(60_000))
    expect(new Date(await now()).getDate()).toBe(27)
  })

  it("by its link: a sign-out in one of two tabs makes the other a guest's", async () => {
    const fresh = await openEmpty({ persona: "0", path: paths.help })
    const other = await fresh.context().newPage()
    await other.goto(paths.help)
    await harnessReady(other)
    await header(other).getByText("Maria Santos").waitFor()
    const menu = await openMenu(other)
    await menu.getByRole("button", { name: "Sign out" }).click()
    await other.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click()
    await header(fresh).getByRole("link", { name: "Login" }).waitFor()
  })

  it("by its file: a deposit whose response was lost is in the record", async () => {
    const page = await openHarness({ persona: "0", path: paths.deposit })
    await setFault(page, depositManual, "lost", 1)
    const main = page.getByRole("main")
    await main.getByRole("button", { name: "Bank transfer" }).click()
    await main.getByRole("radio", { name: /^Jade Coin Bank/ }).check()
    await main.getByRole("textbox", { name: "Amount" }).fill("750")
    await main.getByRole("button", { name: "Continue" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click()
    await page.getByRole("status", { name: /We do not know yet/ }).waitFor()
    const fresh = await reopenFile(page)
    await fresh.goto(`${paths.accountRecord}?tab=deposit`)
    await harnessReady(fresh)
    const record = fresh.getByRole("main")
    await record
      .getByText(/750\.00/)
      .first()
      .waitFor()
  })

  it("by its link: a Vietnamese agent of type 3 in the Android app, whose second page fails twice", async () => {
    const scenario = "language:VI,device:android,shell:app,latency:300"
    const page = await openHarness({ persona: "3", path: `${paths.gameList}?gameType=RNG`, scenario })
    const panel = await openPanel(page, "Network")
    await panel.getByRole("combobox", { name: "Call" }).selectOption(`GET ${gameList.path}`)
    await panel.getByRole("textbox", { name: "Only when its query has" }).fill("pageNo=2")
    await panel.getByRole("combobox", { name: "How often" }).selectOption("n times")
    await panel.getByRole("textbox", { name: "n", exact: true }).fill("2")
    await panel.getByRole("button", { name: "Let it fail" }).click()
    const fresh = await reopen(page, {
      visitor: { persona: "3", language: "VI" },
      surroundings: { device: "android", shell: "app" },
      settings: { latency: 300, faults: [{ call: `GET ${gameList.path}?pageNo=2`, times: 2 }] },
    })
    expect(new URL(fresh.url()).search).toBe("?gameType=RNG")
    const pathsOf = (each: Page) =>
      each.evaluate(() => window.__harness.log().map((line) => (line.kind === "call" ? line.path : "")))
    await expect.poll(() => pathsOf(fresh)).toContain(gameList.path)
  })
})

describe("a link of another build", () => {
  it("opens with a warning, at its scroll position and with its open menu", async () => {
    const page = await newPage()
    await page.goto("/m/home?scenario=persona:0,scroll:300,open:menu,build:0.0.1-old")
    await harnessReady(page)
    await page.getByRole("dialog", { name: "Menu" }).waitFor()
    const alert = page.getByRole("region", { name: "Harness", includeHidden: true }).getByRole("alert")
    await expect.poll(() => alert.textContent()).toContain("saved with build 0.0.1-old")
    expect(await page.evaluate(() => window.scrollY)).toBe(300)
    expect(await linkOf(page)).toContain("scroll:300,open:menu")
  })
})
