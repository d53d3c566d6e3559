import { describe, expect, it } from "vitest"

import { type ModuleId, moduleIds } from "#domain/Whitelabel.ts"
import { openPanel, useHarness } from "#tests/support/browser.ts"
import { bottomMenu, openMenu } from "#tests/support/player.ts"

import { expectSwitches, isMarked, mark, storedModules } from "./modules.ts"

const { openHarness } = useHarness()

/** Modules that have an entry in the right-side menu. */
const menuModules: ReadonlyArray<readonly [string, ModuleId, string]> = [
  ["HA-21", "TRANSBETREPMEM3", "Betting record"],
  ["HA-22", "TRANSREC3", "Account record"],
  ["HA-23", "PERSREP", "Profit and loss"],
  ["HA-24", "REWCEN3", "Reward center"],
  ["HA-25", "SECPRIV", "Security center"],
  ["HA-26", "DOWNLOAD", "App download"],
  ["HA-27", "PTSYS3", "Point mall"],
  ["HA-33", "AFFMAN3", "Refer a friend"],
]

describe("modules of the merchant", () => {
  it("[HA-20] the dock lists exactly the 30 modules, each with a switch", async () => {
    const page = await openHarness()
    const panel = await openPanel(page, "Whitelabel")
    const names = () =>
      panel
        .getByRole("switch")
        .evaluateAll((switches) =>
          switches.map((each) => each.closest("label")?.querySelector(".label span")?.textContent),
        )
    await expect.poll(names).toEqual([...moduleIds])
    expect(moduleIds).toHaveLength(30)
    await panel.getByRole("switch", { name: "CBS3" }).click()
    await panel.getByText("29 of 30 on").waitFor()
    await panel.getByRole("switch", { name: /CBS3.*changed from default/ }).waitFor()
    await expect.poll(() => panel.getByLabel("changed from default").count()).toBe(1)
  })

  it.each(menuModules)(
    "[%s] module %s shows and hides the menu entry %s without a reload",
    async (_row, id, name) => {
      const page = await openHarness({ persona: "0" })
      await mark(page)
      const menu = await openMenu(page)
      const entry = menu.getByRole("link", { name }).or(menu.getByRole("button", { name }))
      await expectSwitches(page, id, entry)
      expect(await isMarked(page)).toBe(true)
    },
  )

  it("[HA-51] one press in the dock turns all modules off or on, and changes nothing else", async () => {
    const page = await openHarness({ persona: "0" })
    const panel = await openPanel(page, "Whitelabel")
    await panel.getByRole("button", { name: "All off" }).click()
    await panel.getByText("0 of 30 on").waitFor()
    await expect.poll(() => storedModules(page)).toEqual([])
    await page.keyboard.press("Escape")
    const menu = await openMenu(page)
    await menu.getByRole("link", { name: "VIP" }).waitFor()
    await menu.getByRole("link", { name: "Task" }).waitFor()
    for (const [, , name] of menuModules) await menu.getByText(name).waitFor({ state: "detached" })
    await page.evaluate(() => window.__harness.allModules(true))
    for (const [, , name] of menuModules) await menu.getByText(name).waitFor()
    await page.keyboard.press("Escape")
    await bottomMenu(page).getByRole("button", { name: "Service" }).waitFor()
  })
})
