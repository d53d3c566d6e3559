import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { ModuleId, Whitelabel } from "#domain/Whitelabel.ts"
import { slots } from "#platform/slots.ts"
import { quiet, stored, troublesOf, useHarness } from "#tests/support/browser.ts"

const { openHarness } = useHarness()

const main = (page: Page) => page.getByRole("main")
const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1, exact: true })

const storedModules = async (page: Page): Promise<ReadonlyArray<string>> => {
  const text = await stored(page, slots.whitelabel.key)
  const { modules }: Pick<typeof Whitelabel.Type, "modules"> = JSON.parse(text ?? '{"modules":[]}')
  return modules
}

const become = (page: Page, persona: string) => page.evaluate((id) => window.__harness.signInAs(id), persona)

/** Opens an address within the app and tells which one a page stands at then: its own, or the one it was turned to. */
const leadsTo = async (page: Page, path: string): Promise<string> => {
  await page.evaluate((to) => {
    for (const old of document.querySelectorAll("main")) old.dataset["old"] = "true"
    history.pushState(null, "", to)
  }, path)
  // Whoever may not see a page sees nothing of it, so what is new is where the way ends.
  await page.locator("main:not([data-old])").waitFor()
  return new URL(page.url()).pathname
}

const isAsked = (page: Page, path: string) =>
  page.evaluate(
    (name) => window.__harness.log().some((line) => line.kind === "call" && line.path === name),
    path,
  )

/** Types, whether the deposit opens, whether agent home does, and whether contracts are asked about. */
const types = [
  ["HA-11", "0", true, false, true],
  ["HA-12", "1", true, true, true],
  ["HA-13", "2", true, true, true],
  ["HA-15", "40", false, false, false],
  ["HA-16", "41", false, true, false],
  ["HA-17", "42", false, true, false],
  ["HA-18", "3", false, true, true],
] as const

describe("member types chosen in the harness", () => {
  it(`${types.map(([row]) => `[${row}]`).join("")} deposit and agent home open or refuse, and contracts are asked about, by the type`, async () => {
    const page = await openHarness({ persona: "guest", path: paths.settings })
    for (const [, type, deposits, isAgent, hasPrompts] of types) {
      await page.evaluate(() => window.__harness.clearLog())
      await become(page, type)
      expect([type, await leadsTo(page, paths.deposit)]).toEqual([
        type,
        deposits ? paths.deposit : paths.home,
      ])
      expect([type, await leadsTo(page, paths.agent)]).toEqual([type, isAgent ? paths.agent : paths.home])
      await leadsTo(page, paths.settings)
      await leadsTo(page, paths.home)
      await expect.poll(() => isAsked(page, "/wps/member/info")).toBe(true)
      await quiet(page)
      expect([type, await isAsked(page, "/wps/relay/MCS2_getContractRequests")]).toEqual([type, hasPrompts])
      await leadsTo(page, paths.settings)
    }
    expect(troublesOf(page)).toEqual([])
  })

  it("[HA-14] a trial member is refused deposit, chat and inbox, and the member centre asks to register", async () => {
    const page = await openHarness({ persona: "0", path: paths.message })
    await become(page, "4")
    await main(page)
      .getByRole("link", { name: /Live chat/ })
      .or(main(page).getByRole("button", { name: /Live chat/ }))
      .click()
    await page.getByRole("alert").first().waitFor()
    expect(new URL(page.url()).pathname).toBe(paths.message)
    await page.getByRole("alert").first().waitFor({ state: "detached" })
    await main(page)
      .getByRole("link", { name: /Inbox/ })
      .or(main(page).getByRole("button", { name: /Inbox/ }))
      .click()
    await page.getByRole("alert").first().waitFor()
    expect(new URL(page.url()).pathname).toBe(paths.message)
    expect(await leadsTo(page, paths.deposit)).toBe(paths.home)
    expect(await leadsTo(page, paths.agent)).toBe(paths.home)
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Member" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Register now" }).waitFor()
  })
})

/** Modules whose entry of agent home exists. */
const modules: ReadonlyArray<readonly [string, ModuleId, string]> = [
  ["HA-38", "AGEINFO3", "Team overview"],
  ["HA-39", "COMM3", "Agent rebate"],
  ["HA-45", "AGEANNOUNCE3", "Agent notices"],
  ["HA-46", "MEMTRANS3", "Member transactions"],
  ["HA-47", "PERSPNL3", "Team profit and loss"],
  ["HA-48", "AGEDOWNMAN3", "Team"],
]

describe("modules of agents", () => {
  it(`${modules.map(([row]) => `[${row}]`).join("")} an entry of agent home comes and goes with its module, without a reload; without a dividend its entry goes with COMM3 too`, async () => {
    const page = await openHarness({ persona: "41", path: paths.agent })
    await heading(page, "Agent center").waitFor()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const link = (name: string) => main(page).getByRole("link", { name, exact: true })
    for (const [, id, name] of modules) {
      await link(name).waitFor()
      await page.evaluate((each) => window.__harness.setModule(each, false), id)
      await link(name).waitFor({ state: "detached" })
      if (id === "COMM3") await link("Dividend").waitFor({ state: "detached" })
      expect(await storedModules(page)).not.toContain(id)
      await page.evaluate((each) => window.__harness.setModule(each, true), id)
      await link(name).waitFor()
      if (id === "COMM3") await link("Dividend").waitFor()
      expect(await storedModules(page)).toContain(id)
    }
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true)
    expect(troublesOf(page)).toEqual([])
  })
})
