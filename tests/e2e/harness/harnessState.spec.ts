import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { login } from "#gateway/calls/entry/account.ts"
import { openPanel, useHarness } from "#tests/support/browser.ts"
import { field, stepTo } from "#tests/support/player.ts"

const { openHarness } = useHarness()

const loginCall = `${login.method} ${login.path}`

describe("the State panel of the harness", () => {
  it("a machine shows its present state, which follows what the player does, until its page is left", async () => {
    const page = await openHarness({ path: paths.login })
    await field(page, "Username").waitFor()
    const panel = await openPanel(page, "State")
    const machines = panel.getByRole("list", { name: "Running machines" })
    const row = (state: string) => machines.getByText(new RegExp(`Login ${state}$`))
    const present = panel
      .getByRole("list", { name: "Chart of Login" })
      .getByRole("listitem")
      .filter({ hasText: "present" })
    const presentWords = () => present.innerText()
    await row("Editing mounted").click()
    await expect.poll(presentWords).toMatch(/^Editing present/)

    await page.evaluate((call) => window.__harness.hold(call), loginCall)
    await field(page, "Username").fill("member0")
    await field(page, "Password").fill("wrong12345")
    await row("Editing Edited").waitFor()
    await field(page, "Password").press("Enter")
    await row("Submitting Submitted").waitFor()
    await expect.poll(presentWords).toMatch(/^Submitting present/)

    await page.evaluate((call) => window.__harness.release(call), loginCall)
    await row("Editing Refused").waitFor()
    await expect.poll(presentWords).toMatch(/^Editing present/)

    await stepTo(page, paths.home)
    await machines.getByText("Login", { exact: true }).waitFor({ state: "detached" })
  })
})
