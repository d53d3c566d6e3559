import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { slots } from "#platform/slots.ts"
import { openPanel, stored, troublesOf, useHarness } from "#tests/support/browser.ts"
import { bottomMenu, header, loginForm, openMenu, stepTo } from "#tests/support/player.ts"

import { isMarked, mark } from "./modules.ts"

const { openHarness } = useHarness()

const dock = (page: Page) => page.getByRole("region", { name: "Harness" })
const edgeTab = (page: Page) => page.getByRole("button", { name: "Harness", includeHidden: true })

const sessionType = async (page: Page): Promise<number | undefined> => {
  const session: { readonly type: number } | null = JSON.parse(
    (await stored(page, slots.session.key)) ?? "null",
  )
  return session?.type
}

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
    await expect.poll(async () => (await box()).x).toBe(0)
    const after = await box()
    expect(after.y).toBeGreaterThan(start.y)
    expect(after.y + after.height).toBeLessThanOrEqual(await raisedTop())
    // A drag is not a tap.
    expect(await dock(page).count()).toBe(0)

    await page.keyboard.press("Control+Shift+H")
    await tab.focus()
    await page.keyboard.press("ArrowRight")
    for (let press = 0; press < 30; press += 1) await page.keyboard.press("ArrowDown")
    const rightEdge = async () => {
      const { x, width } = await box()
      return x + width
    }
    await expect.poll(rightEdge).toBe(320)
    const moved = await box()
    expect(moved.y + moved.height).toBeLessThanOrEqual(await raisedTop())
  })

  it("the panels of the dock fit a screen of 320 px", async () => {
    const page = await openHarness({ persona: "0", context: { viewport: { width: 320, height: 568 } } })
    await bottomMenu(page).waitFor()
    await page.keyboard.press("Control+Shift+H")
    await dock(page).waitFor()
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

describe("the panels of the dock", () => {
  it("the dock marks panels that differ from the default, and is on the same panel after a reload", async () => {
    const page = await openHarness({ persona: "0", scenario: "scale:few" })
    await openPanel(page, "Network")
    const marked = dock(page)
      .getByRole("tab")
      .filter({ has: page.getByRole("img") })
    await expect.poll(() => marked.allInnerTexts()).toEqual(["Persona", "Content"])
    await page.evaluate(() => window.__harness.configure({ latency: 20 }))
    await expect.poll(() => marked.allInnerTexts()).toEqual(["Persona", "Content", "Network"])
    await page.reload()
    await dock(page).getByRole("tabpanel", { name: "Network" }).waitFor()
    await dock(page).getByRole("button", { name: "Close" }).click()
    await page.reload()
    await bottomMenu(page).waitFor()
    expect(await dock(page).count()).toBe(0)
  })

  it("the dock says why it does not take a type, an hour or a number, and changes nothing", async () => {
    const page = await openHarness({ persona: "0" })
    const before = await page.evaluate(() => window.__harness.scenarioLink())
    for (const [title, name, text, problem] of [
      ["Persona", /Any other member type/, "12345", "12345 is no member type from 0 to 9999."],
      ["Clock", /Any other hour/, "24", "24 is no whole number from 0 to 23."],
      ["Network", "Latency, ms", "soon", "soon is no whole number from 0 to 999999999."],
    ] as const) {
      const panel = await openPanel(page, title)
      const input = panel.getByRole("textbox", { name })
      await input.fill(text)
      await input.press("Enter")
      await panel.getByText(problem).waitFor()
      expect(await input.inputValue()).toBe(text)
    }
    expect(await page.evaluate(() => window.__harness.scenarioLink())).toBe(before)
  })

  it("each persona's button says who it is", async () => {
    const page = await openHarness()
    const panel = await openPanel(page, "Persona")
    await panel.getByRole("button", { name: "Type 40: no deposit, no agent area" }).waitFor()
    await panel.getByRole("button", { name: "Type 4: free trial" }).waitFor()
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

  it("a new member type chosen in the dock applies without a reload and keeps address and history", async () => {
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
      await panel.getByRole("button", { name: `Type ${type}:` }).click()
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
