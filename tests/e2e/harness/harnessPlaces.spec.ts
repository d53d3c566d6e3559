import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import { slots } from "#platform/slots.ts"
import { openPanel, quiet, stored, useHarness } from "#tests/support/browser.ts"
import { bottomMenu, header, logIn, loginForm } from "#tests/support/player.ts"

const { openHarness } = useHarness()

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 })

/** Prevents the popup that offers the app, which would cover the page. */
const waveOffDownload = () => {
  const today = new Date()
  const parts = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
  localStorage.setItem("DOWNLOAD_WAVED_OFF", parts.map((part) => String(part).padStart(2, "0")).join("-"))
}

/** The merchants of the calls so far. */
const merchantsOf = (page: Page) =>
  page.evaluate(() => {
    const calls = window.__harness.log().filter((line) => line.kind === "call")
    const merchants = calls.map(
      ({ headers }) => Object.entries(headers ?? {}).find(([name]) => name === "merchant")?.[1],
    )
    return [...new Set(merchants)]
  })

const isAppShown = (page: Page) => bottomMenu(page).waitFor()

describe("the system status in the harness", () => {
  it.each([
    ["HA-53", "Maintenance", "Under maintenance"],
    ["HA-54", "Region restricted", "Not available in your region"],
    ["HA-55", "Both", "Access is blocked"],
  ] as const)("[%s] the system status %s shows '%s' at once", async (_row, status, name) => {
    const page = await openHarness({ persona: "0" })
    const panel = await openPanel(page, "System")
    await panel.getByRole("button", { name: status, exact: true }).click()
    await heading(page, name).waitFor()
  })

  it("[HA-52] the system status Ok shows the app at once", async () => {
    const page = await openHarness({ persona: "0" })
    const panel = await openPanel(page, "System")
    await panel.getByRole("button", { name: "Maintenance", exact: true }).click()
    await heading(page, "Under maintenance").waitFor()
    await panel.getByRole("button", { name: "Ok", exact: true }).click()
    await isAppShown(page)
    expect(new URL(page.url()).pathname).toBe(paths.home)
  })

  it("[HA-56] an unreachable system status uses the cached status, or shows the fallback without one", async () => {
    const page = await openHarness()
    await isAppShown(page)
    const panel = await openPanel(page, "System")
    await panel.getByRole("button", { name: "Unreachable" }).click()
    const failed = () =>
      page.evaluate(
        (path) =>
          window.__harness
            .log()
            .some(
              (line) => line.kind === "call" && line.path === path && line.failure === "injected: network",
            ),
        systemStatus.path,
      )
    await expect.poll(failed).toBe(true)
    await isAppShown(page)
    await panel.getByRole("button", { name: "Empty it" }).click()
    await heading(page, "Service not available").waitFor()
    await panel.getByRole("button", { name: "Ok" }).click()
    await isAppShown(page)
  })

  it("[HA-57] a broken or empty cached system status is ignored, and a reload fetches a fresh one", async () => {
    const page = await openHarness({ scenario: "status:maintenance" })
    await heading(page, "Under maintenance").waitFor()
    const panel = await openPanel(page, "System")
    await panel.getByRole("button", { name: "Ok" }).click()
    await isAppShown(page)
    for (const name of ["Break it", "Empty it"]) {
      await panel.getByRole("button", { name }).click()
      await page.evaluate(() => localStorage.setItem("SYSTEM_STATUS", '{"maintenance":'))
      await page.reload()
      await isAppShown(page)
      await expect
        .poll(async () => JSON.parse((await stored(page, slots.systemStatus.key)) ?? "{}"))
        .toMatchObject({ maintenance: false })
      await openPanel(page, "System")
    }
  })
})

describe("the player's choices in the harness", () => {
  it("[HA-58] choosing a language changes the texts and runs the debounced reload once; the offered languages can be changed", async () => {
    const page = await openHarness()
    const login = header(page).getByRole("link", { name: "Login" })
    await login.waitFor()
    const panel = await openPanel(page, "Preferences")
    const languages = panel.getByRole("group", { name: "Languages" })
    await expect.poll(() => languages.getByRole("button").count()).toBe(7)
    await page.evaluate(() => window.__harness.clearLog())
    await languages.getByRole("button", { name: /^TY/ }).click()
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("tl")
    await login.waitFor({ state: "detached" })
    const settled = () =>
      page.evaluate(() =>
        window.__harness.log().flatMap((line) => (line.kind === "policy" ? [line.outcome] : [])),
      )
    await expect.poll(settled).toContain("waited")
    await expect.poll(settled).toContain("ran")
    await languages.getByRole("button", { name: /^EN/ }).click()
    await login.waitFor()

    const offered = panel.getByRole("group", { name: "Offered by the merchant" })
    for (const name of ["TY", "CN", "JA", "TH", "VI"])
      await offered.getByRole("button", { name, exact: true }).click()
    const select = page.getByRole("contentinfo").getByRole("combobox", { name: "Language" })
    await expect.poll(() => select.locator("option").allInnerTexts()).toEqual(["English", "Filipino"])
  })

  it("[HA-59] dark and light apply at once, and an invalid stored theme becomes dark after a reload", async () => {
    const page = await openHarness()
    const theme = () => page.evaluate(() => document.documentElement.dataset["theme"])
    const panel = await openPanel(page, "Preferences")
    const choices = panel.getByRole("group", { name: "Themes" })
    await choices.getByRole("button", { name: "light" }).click()
    await expect.poll(theme).toBe("light")
    await expect.poll(() => stored(page, slots.theme.key)).toBe("light")
    await choices.getByRole("button", { name: "invalid" }).click()
    await expect.poll(theme).toBe("dark")
    await choices.getByRole("button", { name: "light" }).click()
    await expect.poll(theme).toBe("light")
    await page.evaluate(() => localStorage.setItem("theme", "sepia"))
    await page.reload()
    await isAppShown(page)
    await expect.poll(theme).toBe("dark")
  })

  it("[HA-60] another merchant chosen in the dock is sent with every call and stored", async () => {
    const page = await openHarness({ persona: "0" })
    await quiet(page)
    const panel = await openPanel(page, "Preferences")
    await expect.poll(() => merchantsOf(page)).toEqual(["lantern"])
    await page.evaluate(() => window.__harness.clearLog())
    const field = panel.getByRole("textbox", { name: "Merchant" })
    await field.fill("goldlantern")
    await field.press("Enter")
    await expect.poll(() => stored(page, slots.merchant.key)).toBe("goldlantern")
    // A call of the app before its restart had the other merchant.
    await page.evaluate(() => window.__harness.clearLog())
    await header(page).getByText("Maria Santos").waitFor()
    await expect.poll(() => merchantsOf(page)).toEqual(["goldlantern"])
    await expect.poll(() => stored(page, slots.testMerchant.key)).toBe("goldlantern")
  })

  it("[HA-60] the merchant of a fixed host is sent with every call and stored, without a test-mode value", async () => {
    const page = await openHarness({ persona: "0" })
    await quiet(page)
    const panel = await openPanel(page, "Preferences")
    const hosts = panel.getByRole("group", { name: "Hosts" })
    await hosts.getByRole("button", { name: /^m\.goldlantern\.example/ }).click()
    await expect.poll(() => stored(page, slots.merchant.key)).toBe("goldlantern")
    // Calls of the app before its restart had the other merchant.
    await page.evaluate(() => window.__harness.clearLog())
    await header(page).getByText("Maria Santos").waitFor()
    await expect.poll(() => merchantsOf(page)).toEqual(["goldlantern"])
    expect(await stored(page, slots.testMerchant.key)).toBeNull()
    await page.reload()
    await header(page).getByText("Maria Santos").waitFor()
    await expect.poll(() => merchantsOf(page)).toEqual(["goldlantern"])
    await openPanel(page, "Preferences")
    await hosts.getByRole("button", { name: "This host" }).click()
    await expect.poll(() => stored(page, slots.merchant.key)).toBe("lantern")
  })
})

describe("the platform in the harness", () => {
  it("[HA-61] the platform 'browser tab' shows the download icon and the speed test", async () => {
    const page = await openHarness()
    await page.evaluate(waveOffDownload)
    const panel = await openPanel(page, "Platform")
    await panel.getByRole("button", { name: "Android phone" }).click()
    await panel.getByRole("button", { name: "Browser tab", exact: true }).click()
    await isAppShown(page)
    await header(page).getByRole("button", { name: "Download app" }).waitFor()
    await page.keyboard.press("Escape")
    await header(page).getByRole("link", { name: "Login" }).click()
    await page.getByRole("contentinfo").getByRole("link", { name: "Speed test" }).waitFor()
  })

  it("[HA-62, HA-63] installed and native app hide the download icon, and the installed app sends OTHERS", async () => {
    const page = await openHarness()
    await page.evaluate(waveOffDownload)
    const icon = header(page).getByRole("button", { name: "Download app" })
    const panel = await openPanel(page, "Platform")
    await panel.getByRole("button", { name: "Android phone" }).click()
    await icon.waitFor()
    const choose = async (name: string) => {
      await panel.getByRole("button", { name, exact: true }).click()
      await isAppShown(page)
      await header(page).getByRole("link", { name: "Login" }).waitFor()
    }
    await choose("Native app (AppVer)")
    await expect.poll(() => icon.count()).toBe(0)
    await choose("Native app (AppShellVer)")
    await expect.poll(() => icon.count()).toBe(0)
    await choose("Browser tab")
    await icon.waitFor()
    await choose("Installed web app")
    await expect.poll(() => icon.count()).toBe(0)
    await page.keyboard.press("Escape")
    await header(page).getByRole("link", { name: "Login" }).click()
    await loginForm(page).waitFor()
    await logIn(page, "member0")
    await header(page).getByText("Maria Santos").waitFor()
    const devices = await page.evaluate(() =>
      window.__harness
        .log()
        .flatMap((line) =>
          line.kind === "call" && line.path.endsWith("/login")
            ? [Object.entries(line.headers ?? {}).find(([name]) => name === "device")?.[1]]
            : [],
        ),
    )
    expect(devices).toEqual(["OTHERS"])
  })
})

describe("content in the harness", () => {
  it("[HA-68] the template flag dep_func shows the new deposit detail, otherwise the base version", async () => {
    const page = await openHarness({ persona: "0", path: paths.deposit })
    const summary = page.getByRole("region", { name: "Summary" })
    await page.getByRole("heading", { name: "Payment method" }).waitFor()
    expect(await summary.count()).toBe(0)
    const panel = await openPanel(page, "Content")
    await panel.getByRole("button", { name: "dep_func" }).click()
    await summary.waitFor()
    await panel.getByRole("button", { name: "dep_func" }).click()
    await summary.waitFor({ state: "detached" })
  })

  it("[HA-67] the template flag mem_cen shows the new member centre, otherwise the base version", async () => {
    const page = await openHarness({ persona: "0", path: paths.memberHome })
    const actions = page.getByRole("region", { name: "Quick actions" })
    await page.getByRole("heading", { name: "Maria Santos" }).waitFor()
    expect(await actions.count()).toBe(0)
    const panel = await openPanel(page, "Content")
    await panel.getByRole("button", { name: "mem_cen" }).click()
    await actions.waitFor()
    await panel.getByRole("button", { name: "mem_cen" }).click()
    await page.getByRole("heading", { name: "Maria Santos" }).waitFor()
    await actions.waitFor({ state: "detached" })
  })

  it.each([
    ["dailysalreqtype", "You have a new daily salary contract. Please accept or refuse it."],
    ["divtypecompperiodreq", "You have a new dividend contract. Please accept or refuse it."],
    ["contracthoursalreq", "You have a new hourly salary contract. Please accept or refuse it."],
  ])("[HA-72] a pending contract %s shows its prompt after the member is refreshed", async (field, text) => {
    const page = await openHarness({ persona: "9" })
    await header(page).getByText("Teresa Go").waitFor()
    const contracts = { dailysalreqtype: "", divtypecompperiodreq: "", contracthoursalreq: "", [field]: "1" }
    await page.evaluate((given) => window.__harness.configure({ contracts: given }), contracts)
    await page.getByRole("alertdialog", { name: text }).waitFor()
  })
})
