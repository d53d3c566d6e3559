import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { type ModuleId, moduleIds, Whitelabel } from "#domain/Whitelabel.ts"
import { slots } from "#platform/slots.ts"
import { openPanel, stored, troublesOf, useHarness } from "#tests/support/browser.ts"
import { bottomMenu, header, loginForm, openMenu, stepTo } from "#tests/support/player.ts"

const { openHarness } = useHarness()

const dock = (page: Page) => page.getByRole("region", { name: "Harness" })
const edgeTab = (page: Page) => page.getByRole("button", { name: "Harness", includeHidden: true })

const sessionType = async (page: Page): Promise<number | undefined> => {
  const session: { readonly type: number } | null = JSON.parse(
    (await stored(page, slots.session.key)) ?? "null",
  )
  return session?.type
}

const storedModules = async (page: Page): Promise<ReadonlyArray<string>> => {
  const text = await stored(page, slots.whitelabel.key)
  const { modules }: Pick<typeof Whitelabel.Type, "modules"> = JSON.parse(text ?? '{"modules":[]}')
  return modules
}

/** Marks the document: the mark disappears with a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isMarked = (page: Page) => page.evaluate(() => "sameDocument" in window)

describe("the dock", () => {
  it("[HA-09] the dock opens and closes over the app by tap and by key, and the app keeps its state", async () => {
    const page = await openHarness({ path: paths.login })
    const username = loginForm(page).getByRole("textbox", { name: "Username" })
    await username.fill("half a na")
    expect(await dock(page).count()).toBe(0)
    await edgeTab(page).click()
    await dock(page).waitFor()
    await page.keyboard.press("Escape")
    await dock(page).waitFor({ state: "detached" })
    await page.keyboard.press("Control+Shift+H")
    await dock(page).getByRole("button", { name: "Close" }).click()
    await dock(page).waitFor({ state: "detached" })
    await expect.poll(() => username.inputValue()).toBe("half a na")
    expect(troublesOf(page)).toEqual([])
  })

  it("the closed dock is hidden from assistive technology and keyboard, and renders in its own React root", async () => {
    const page = await openHarness()
    await page.getByRole("region", { name: "Latest Winner" }).waitFor()
    expect(await page.getByRole("button", { name: "Harness" }).count()).toBe(0)
    expect(await page.evaluate(() => document.querySelector("harness-dock")?.closest("body"))).toBeNull()
    for (let press = 0; press < 60; press += 1) await page.keyboard.press("Tab")
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("HARNESS-DOCK")
  })

  it("the dock sticks to the edge where pointer or arrow keys move it, and never covers the bottom menu", async () => {
    const page = await openHarness({ context: { viewport: { width: 320, height: 568 } } })
    await bottomMenu(page).waitFor()
    const tab = edgeTab(page)
    const box = async () => {
      const found = await tab.boundingBox()
      if (found === null) throw new Error("The tab is not drawn")
      return found
    }
    const raisedTop = async () => {
      const icons = await bottomMenu(page).locator("svg").all()
      const boxes = await Promise.all(icons.map((icon) => icon.boundingBox()))
      return Math.min(...boxes.flatMap((each) => (each === null ? [] : [each.y])))
    }
    const start = await box()
    await page.mouse.move(start.x + 10, start.y + 10)
    await page.mouse.down()
    await page.mouse.move(30, 300, { steps: 4 })
    await page.mouse.move(20, 560, { steps: 4 })
    await page.mouse.up()
    const after = await box()
    expect(after.x).toBe(0)
    expect(after.y).toBeGreaterThan(start.y)
    expect(after.y + after.height).toBeLessThanOrEqual(await raisedTop())
    // A drag is not a tap.
    expect(await dock(page).count()).toBe(0)

    await page.keyboard.press("Control+Shift+H")
    await tab.focus()
    await page.keyboard.press("ArrowRight")
    for (let press = 0; press < 30; press += 1) await page.keyboard.press("ArrowDown")
    const moved = await box()
    expect(moved.x + moved.width).toBe(320)
    expect(moved.y + moved.height).toBeLessThanOrEqual(await raisedTop())
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    for (const name of await dock(page).getByRole("tab").allInnerTexts()) {
      const panel = await openPanel(page, name)
      const beyond = await panel.evaluate((element) => element.scrollWidth - element.clientWidth)
      expect([name, beyond]).toEqual([name, 0])
    }
  })

  it("the dock works beside an open dialog of the app, which stays open", async () => {
    const page = await openHarness({ persona: "0" })
    const menu = await openMenu(page)
    const panel = await openPanel(page, "Whitelabel")
    const search = panel.getByRole("searchbox", { name: "Search modules" })
    await search.fill("betting")
    await expect.poll(() => search.evaluate((element) => element.matches(":focus"))).toBe(true)
    await expect.poll(() => panel.getByRole("switch").count()).toBe(1)
    await panel.getByRole("switch", { name: "TRANSBETREPMEM3" }).click()
    await menu.getByRole("link", { name: "Betting record" }).waitFor({ state: "detached" })
    await expect.poll(() => menu.count()).toBe(1)
  })
})

describe("the persona", () => {
  it("[HA-10] the guest persona shows login and registration and stores no session", async () => {
    const page = await openHarness({ persona: "0" })
    await header(page).getByText("Maria Santos").waitFor()
    const panel = await openPanel(page, "Persona")
    await panel.getByRole("button", { name: "Guest", exact: true }).click()
    await header(page).getByRole("link", { name: "Login" }).waitFor()
    await header(page).getByRole("link", { name: "Register" }).waitFor()
    expect(await stored(page, slots.session.key)).toBeNull()
    expect(await stored(page, slots.token.key)).toBeNull()
  })

  it("a new member type applies without a reload and keeps address and history", async () => {
    const page = await openHarness({ persona: "0", path: paths.home })
    await stepTo(page, paths.memberHome)
    await page.getByRole("heading", { name: "Maria Santos" }).waitFor()
    await mark(page)
    const steps = await page.evaluate(() => history.length)
    const panel = await openPanel(page, "Persona")
    for (const [type, name] of [
      ["1", "Jun Reyes"],
      ["2", "Liza Cruz"],
      ["40", "Nestor Lim"],
      ["41", "Grace Uy"],
      ["42", "Ramon Dizon"],
      ["9", "Teresa Go"],
    ] as const) {
      await panel.getByRole("button", { name: `Type ${type}`, exact: true }).click()
      await page.getByRole("heading", { name }).waitFor()
      expect(await sessionType(page)).toBe(Number(type))
    }
    const any = panel.getByRole("textbox", { name: /Any other member type/ })
    await any.fill("3")
    await any.press("Enter")
    await page.getByRole("heading", { name: "Player of type 3" }).waitFor()
    expect(await sessionType(page)).toBe(3)
    expect(new URL(page.url()).pathname).toBe(paths.memberHome)
    expect(await page.evaluate(() => history.length)).toBe(steps)
    expect(await isMarked(page)).toBe(true)
    expect(troublesOf(page)).toEqual([])
  })
})

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

/** The entry disappears with its module and returns with it; both states are stored. */
const expectSwitches = async (page: Page, id: ModuleId, entry: Locator) => {
  await entry.waitFor()
  await page.evaluate((each) => window.__harness.setModule(each, false), id)
  await entry.waitFor({ state: "detached" })
  expect(await storedModules(page)).not.toContain(id)
  await page.evaluate((each) => window.__harness.setModule(each, true), id)
  await entry.waitFor()
  expect(await storedModules(page)).toContain(id)
}

const openService = async (page: Page): Promise<Locator> => {
  await bottomMenu(page).getByRole("button", { name: "Service" }).click()
  return page.getByRole("dialog", { name: "Customer service" })
}

describe("modules of the merchant", () => {
  it("[HA-20] the dock lists exactly the 30 modules, each with a switch", async () => {
    const page = await openHarness()
    const panel = await openPanel(page, "Whitelabel")
    const names = await panel
      .getByRole("switch")
      .evaluateAll((switches) =>
        switches.map((each) => each.closest("label")?.querySelector(".label span")?.textContent),
      )
    expect(names).toEqual([...moduleIds])
    expect(names).toHaveLength(30)
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

  it("[HA-28] FREEPLAY3 shows and hides free play on the login page", async () => {
    const page = await openHarness({ path: paths.login })
    await expectSwitches(page, "FREEPLAY3", loginForm(page).getByRole("button", { name: "Free play" }))
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

  it("[HA-71] the label nochat hides the live chat in the service popup", async () => {
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
    expect(await storedModules(page)).not.toContain("FUNDTRANS3")
    await page.evaluate(() => window.__harness.setModule("FUNDTRANS3", true))
    await button.waitFor()
    expect(await storedModules(page)).toContain("FUNDTRANS3")
    expect(await isMarked(page)).toBe(true)
  })

  it("[HA-51] one press turns all modules off or on, and leaves everything else", async () => {
    const page = await openHarness({ persona: "0" })
    const panel = await openPanel(page, "Whitelabel")
    await panel.getByRole("button", { name: "All off" }).click()
    await panel.getByText("0 of 30 on").waitFor()
    await expect.poll(() => storedModules(page)).toEqual([])
    await page.keyboard.press("Escape")
    const menu = await openMenu(page)
    await menu.getByRole("link", { name: "VIP" }).waitFor()
    await menu.getByRole("link", { name: "Task" }).waitFor()
    for (const [, , name] of menuModules)
      expect([name, await menu.getByText(name).count()]).toEqual([name, 0])
    await page.evaluate(() => window.__harness.allModules(true))
    for (const [, , name] of menuModules) await menu.getByText(name).waitFor()
    await page.keyboard.press("Escape")
    await bottomMenu(page).getByRole("button", { name: "Service" }).waitFor()
  })
})
