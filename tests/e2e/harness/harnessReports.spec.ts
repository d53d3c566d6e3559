// End to end because a bug report opens in an empty profile of a browser.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { depositManual } from "#gateway/calls/cashier/deposits.ts"
import type { Scenario } from "#harness/scenario/scenario.ts"
import { harnessReady, openPanel, useHarness } from "#tests/support/browser.ts"
import { bottomMenu } from "#tests/support/player.ts"

const { openHarness, newPage } = useHarness()

const scenarioOf = (page: Page): Promise<Scenario> => page.evaluate(() => window.__harness.scenario())

/** A scenario without the second at which its link was made. */
const timeless = ({ surroundings, ...scenario }: Scenario) => ({
  ...scenario,
  surroundings: { ...surroundings, time: "" },
})

const linkOf = (page: Page): Promise<string> => page.evaluate(() => window.__harness.scenarioLink())

/** Waits for a scenario, then opens its link in an empty profile. */
const reopen = async (page: Page, expected: object): Promise<Page> => {
  await expect.poll(() => scenarioOf(page)).toMatchObject(expected)
  const before = timeless(await scenarioOf(page))
  const fresh = await newPage()
  await fresh.goto(await linkOf(page))
  await harnessReady(fresh)
  await expect.poll(async () => timeless(await scenarioOf(fresh))).toEqual(before)
  return fresh
}

describe("a reported state, restored in an empty browser profile", () => {
  it("[HA-87, HA-90] by its link and after a reload: a member of type 40 without live chat sees no chat", async () => {
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

  it("by a bug report file: an agent with an edited balance, in Thai, while deposits fail", async () => {
    const page = await openHarness({ persona: "9", path: paths.help, scenario: "language:TH" })
    const fault = { call: `POST ${depositManual.path}`, kind: "http500", times: "always" } as const
    await page.evaluate((set) => window.__harness.setFault(set), fault)
    await page.evaluate(() => window.__harness.amend("balance MAIN", "4321.5"))
    const balanceIn = (each: Page) =>
      each.evaluate(() => window.__harness.records().find(({ name }) => name === "balance MAIN")?.value)
    await expect.poll(() => balanceIn(page)).toBe("4321.5")
    const before = timeless(await scenarioOf(page))
    await openPanel(page, "Scenario")
    const download = page.waitForEvent("download")
    await page.getByRole("button", { name: "Bug report", exact: true }).click()
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
})

describe("a scenario link of another build", () => {
  it("opens with a warning, at the saved scroll position and with the menu open", async () => {
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
