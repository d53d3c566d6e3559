import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { ModuleId, Whitelabel } from "#domain/Whitelabel.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { contractRequests } from "#gateway/calls/agent/agent.ts"
import { slots } from "#platform/slots.ts"
import { openPanel, quiet, stored, troublesOf, useHarness } from "#tests/support/browser.ts"
import { expectSaid, said, stepTo } from "#tests/support/player.ts"
import { expectAddress } from "#tests/support/product.ts"

const { openHarness } = useHarness()

const freeReject = "A free-play account cannot use this function"

const main = (page: Page) => page.getByRole("main")
const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1, exact: true })

const storedModules = async (page: Page): Promise<ReadonlyArray<string>> => {
  const text = await stored(page, slots.whitelabel.key)
  const { modules }: Pick<typeof Whitelabel.Type, "modules"> = JSON.parse(text ?? '{"modules":[]}')
  return modules
}

const become = (page: Page, persona: string) => page.evaluate((id) => window.__harness.signInAs(id), persona)

/** Opens an address in the app, and waits for the final address, after a redirect. */
const leads = async (page: Page, path: string, end: string = path): Promise<void> => {
  await page.evaluate(() => {
    for (const old of document.querySelectorAll("main")) old.dataset["old"] = "true"
  })
  await stepTo(page, path)
  // A redirected visitor sees nothing of the page, so the test waits for the final page.
  await page.locator("main:not([data-old])").waitFor()
  await expectAddress(page, end)
}

const wasRequested = (page: Page, path: string) =>
  page.evaluate(
    (name) => window.__harness.log().some((line) => line.kind === "call" && line.path === name),
    path,
  )

/** The types; whether deposit and agent home open; whether contract prompts show. */
const types = [
  ["HA-11", "0", true, false, true],
  ["HA-12", "1", true, true, true],
  ["HA-13", "2", true, true, true],
  ["HA-15", "40", false, false, false],
  ["HA-16", "41", false, true, false],
  ["HA-17", "42", false, true, false],
  ["HA-18", "3", false, true, true],
] as const

describe("the red packet rain chosen in the harness", () => {
  it("the content panel of the dock sets each state of the red packet rain", async () => {
    const page = await openHarness({ persona: "9", path: paths.redRain })
    const panel = await openPanel(page, "Content")
    const choices = panel.getByRole("group", { name: "Red packet rain" })
    for (const [choice, shown] of [
      ["None", "No event is planned at the moment."],
      ["Coming", "Starts in"],
      ["Running", "Open now. Ends in"],
      ["Packets received", /^You have received .* in this event\.$/],
      ["Over", "This event is over."],
    ] as const) {
      await choices.getByRole("button", { name: choice, exact: true }).click()
      await main(page).getByText(shown).waitFor()
    }
  })
})

describe("member types chosen in the harness", () => {
  it.each(types)(
    "[%s] for member type %s, deposit opens %s, agent home opens %s, contract prompts show %s",
    async (_row, type, ...[deposits, isAgent, hasPrompts]) => {
      const page = await openHarness({ persona: "guest", path: paths.settings })
      await page.evaluate(() => window.__harness.clearLog())
      await become(page, type)
      await leads(page, paths.deposit, deposits ? paths.deposit : paths.home)
      await leads(page, paths.agent, isAgent ? paths.agent : paths.home)
      await leads(page, paths.settings)
      await leads(page, paths.home)
      await expect.poll(() => wasRequested(page, memberInfo.path)).toBe(true)
      // The code that requests the prompts loads first, so a quiet moment shows only that none was requested.
      await quiet(page)
      await expect.poll(() => wasRequested(page, contractRequests.path)).toBe(hasPrompts)
      expect(troublesOf(page)).toEqual([])
    },
  )

  it("[HA-14] a trial member is refused deposit, chat and inbox, and the member centre asks to register", async () => {
    const page = await openHarness({ persona: "0", path: paths.message })
    await become(page, "4")
    await main(page)
      .getByRole("link", { name: /Live chat/ })
      .or(main(page).getByRole("button", { name: /Live chat/ }))
      .click()
    await expectSaid(page, freeReject)
    await expectAddress(page, paths.message)
    await said(page, freeReject).waitFor({ state: "detached" })
    await main(page)
      .getByRole("link", { name: /Inbox/ })
      .or(main(page).getByRole("button", { name: /Inbox/ }))
      .click()
    await expectSaid(page, freeReject)
    await expectAddress(page, paths.message)
    await leads(page, paths.deposit, paths.home)
    await leads(page, paths.agent, paths.home)
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Member" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Register now" }).waitFor()
  })
})

/** Modules that have an entry in agent home. */
const modules: ReadonlyArray<readonly [string, ModuleId, string]> = [
  ["HA-38", "AGEINFO3", "Team overview"],
  ["HA-39", "COMM3", "Agent rebate"],
  ["HA-45", "AGEANNOUNCE3", "Agent announcements"],
  ["HA-46", "MEMTRANS3", "Member transactions"],
  ["HA-47", "PERSPNL3", "Team profit and loss"],
  ["HA-48", "AGEDOWNMAN3", "Team"],
]

describe("modules of agents", () => {
  it.each(modules)(
    "[%s] module %s shows and hides the entry %s of agent home without a reload",
    async (_row, id, name) => {
      const page = await openHarness({ persona: "41", path: paths.agent })
      await heading(page, "Agent center").waitFor()
      await page.evaluate(() => Object.assign(window, { sameDocument: true }))
      const link = (name: string) => main(page).getByRole("link", { name, exact: true })
      await link(name).waitFor()
      await page.evaluate((each) => window.__harness.setModule(each, false), id)
      await link(name).waitFor({ state: "detached" })
      // Persona 41 has no dividend: its entry needs COMM3.
      if (id === "COMM3") await link("Dividend").waitFor({ state: "detached" })
      await expect.poll(() => storedModules(page)).not.toContain(id)
      await page.evaluate((each) => window.__harness.setModule(each, true), id)
      await link(name).waitFor()
      if (id === "COMM3") await link("Dividend").waitFor()
      await expect.poll(() => storedModules(page)).toContain(id)
      expect(await page.evaluate(() => "sameDocument" in window)).toBe(true)
      expect(troublesOf(page)).toEqual([])
    },
  )
})
