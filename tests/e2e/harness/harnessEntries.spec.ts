import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { openPanel, useHarness } from "#tests/support/browser.ts"
import { bottomMenu, header, loginForm } from "#tests/support/player.ts"

import { expectSwitches, isMarked, mark, storedModules } from "./modules.ts"

const { openHarness } = useHarness()

const openService = async (page: Page): Promise<Locator> => {
  await bottomMenu(page).getByRole("button", { name: "Service" }).click()
  return page.getByRole("dialog", { name: "Customer service" })
}

describe("modules with an entry outside the menu", () => {
  it("[HA-28] FREEPLAY3 shows and hides free play on the login page", async () => {
    const page = await openHarness({ path: paths.login })
    await expectSwitches(page, "FREEPLAY3", loginForm(page).getByRole("button", { name: "Free play" }))
  })

  it("[HA-37] INBOX3 shows and hides the inbox of the header at once", async () => {
    const page = await openHarness({ persona: "0" })
    await expectSwitches(page, "INBOX3", header(page).getByRole("link", { name: "Inbox" }))
  })

  it.each([
    ["HA-36", "FEEDBACK3", "Feedback"],
    ["HA-37", "INBOX3", "Messages"],
    ["HA-40", "CBS3", "Live chat"],
  ] as const)("[%s] module %s shows and hides %s in the service popup", async (_row, id, name) => {
    const page = await openHarness({ persona: "0" })
    const popup = await openService(page)
    const entry = popup.getByRole("link", { name }).or(popup.getByRole("button", { name }))
    await expectSwitches(page, id, entry)
  })

  it("[HA-71] the merchant's label nochat hides the live chat in the service popup", async () => {
    const page = await openHarness({ persona: "0" })
    const popup = await openService(page)
    await popup.getByText("Live chat").waitFor()
    const panel = await openPanel(page, "Content")
    await panel.getByRole("switch", { name: /Label nochat/ }).click()
    await popup.getByText("Live chat").waitFor({ state: "detached" })
  })

  it("[HA-44] FUNDTRANS3 shows and hides the fund transfer in the member centre", async () => {
    const page = await openHarness({ persona: "0", path: paths.memberHome })
    await mark(page)
    const button = page
      .getByRole("region", { name: "My funds" })
      .getByRole("button", { name: "Transfer between wallets" })
    await button.waitFor()
    await page.evaluate(() => window.__harness.setModule("FUNDTRANS3", false))
    await button.waitFor({ state: "detached" })
    await expect.poll(() => storedModules(page)).not.toContain("FUNDTRANS3")
    await page.evaluate(() => window.__harness.setModule("FUNDTRANS3", true))
    await button.waitFor()
    await expect.poll(() => storedModules(page)).toContain("FUNDTRANS3")
    expect(await isMarked(page)).toBe(true)
  })
})
