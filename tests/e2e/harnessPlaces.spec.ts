import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { slots } from "#platform/slots.ts"
import { openPanel, quiet, stored, useHarness } from "#tests/support/browser.ts"
import { bottomMenu, header, logIn, loginForm, openMenu } from "#tests/support/player.ts"

const { openHarness } = useHarness()

const heading = (page: Page, name: string) => page.getByRole("heading", { name, level: 1 })

/** The popup that offers the app would lie over the page. */
const waveOffDownload = () => {
  const today = new Date()
  const parts = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
  localStorage.setItem("DOWNLOAD_WAVED_OFF", parts.map((part) => String(part).padStart(2, "0")).join("-"))
}

const isAppShown = (page: Page) => bottomMenu(page).waitFor()

describe("the system status of the harness", () => {
  it("[HA-52, HA-53, HA-54, HA-55] each choice shows its page at once", async () => {
    const page = await openHarness({ persona: "0" })
    const panel = await openPanel(page, "System")
    const choose = (name: string) => panel.getByRole("button", { name, exact: true }).click()
    await choose("Maintenance")
    await heading(page, "Under maintenance").waitFor()
    await choose("Region restricted")
    await heading(page, "Not available in your region").waitFor()
    await choose("Both")
    await heading(page, "Access is blocked").waitFor()
    await choose("Ok")
    await isAppShown(page)
    expect(new URL(page.url()).pathname).toBe(paths.home)
  })

  it("[HA-56] unreachable: the call fails and the kept status applies; without one the fallback shows", async () => {
    const page = await openHarness()
    await isAppShown(page)
    const panel = await openPanel(page, "System")
    await panel.getByRole("button", { name: "Unreachable" }).click()
    const failed = () =>
      page.evaluate(() =>
        window.__harness
          .log()
          .some(
            (line) =>
              line.kind === "call" &&
              line.path === "/wps/system/status" &&
              line.failure === "injected: network",
          ),
      )
    await expect.poll(failed).toBe(true)
    await isAppShown(page)
    await panel.getByRole("button", { name: "Empty it" }).click()
    await heading(page, "Service is down").waitFor()
    await panel.getByRole("button", { name: "Ok" }).click()
    await isAppShown(page)
  })

  it("[HA-57] a kept status that is broken or empty counts for nothing: a fresh fetch decides after a reload", async () => {
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

describe("what the player chose, by the harness", () => {
  it("[HA-58] all languages can be chosen: texts change and the debounced reload runs once; the offered ones can be changed", async () => {
    const page = await openHarness()
    const login = header(page).getByRole("link", { name: "Login" })
    await login.waitFor()
    const panel = await openPanel(page, "Preferences")
    const languages = panel.getByRole("group", { name: "Languages" })
    expect(await languages.getByRole("button").count()).toBe(7)
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

  it("[HA-59] dark and light apply at once; an invalid stored theme is read as dark after a reload", async () => {
    const page = await openHarness()
    const theme = () => page.evaluate(() => document.documentElement.dataset["theme"])
    const panel = await openPanel(page, "Preferences")
    const choices = panel.getByRole("group", { name: "Themes" })
    await choices.getByRole("button", { name: "light" }).click()
    await expect.poll(theme).toBe("light")
    expect(await stored(page, slots.theme.key)).toBe("light")
    await choices.getByRole("button", { name: "invalid" }).click()
    await expect.poll(theme).toBe("dark")
    await choices.getByRole("button", { name: "light" }).click()
    await expect.poll(theme).toBe("light")
    await page.evaluate(() => localStorage.setItem("theme", "sepia"))
    await page.reload()
    await isAppShown(page)
    await expect.poll(theme).toBe("dark")
  })

  it("[HA-60] with another merchant calls carry it, and the stored merchant changes", async () => {
    const page = await openHarness({ persona: "0" })
    await quiet(page)
    const panel = await openPanel(page, "Preferences")
    const merchants = () =>
      page.evaluate(() => {
        const lines = window.__harness.log().filter((line) => line.kind === "call")
        return [
          ...new Set(
            lines.map(
              ({ headers }) => Object.entries(headers ?? {}).find(([name]) => name === "merchant")?.[1],
            ),
          ),
        ]
      })
    expect(await merchants()).toEqual(["lantern"])
    await page.evaluate(() => window.__harness.clearLog())
    const field = panel.getByRole("textbox", { name: "Merchant" })
    await field.fill("goldlantern")
    await field.press("Enter")
    await expect.poll(() => stored(page, slots.merchant.key)).toBe("goldlantern")
    await header(page).getByText("Maria Santos").waitFor()
    expect(await merchants()).toEqual(["goldlantern"])
    expect(await stored(page, slots.testMerchant.key)).toBe("goldlantern")
  })
})

describe("the platform of the harness in the app", () => {
  it("[HA-61] in a browser tab there are the download icon and the speed test", async () => {
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

  it("[HA-62, HA-63] in the installed and the native app the download icon is hidden; an installed app's changes say OTHERS", async () => {
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
    expect(await icon.count()).toBe(0)
    await choose("Native app (AppShellVer)")
    expect(await icon.count()).toBe(0)
    await choose("Browser tab")
    await icon.waitFor()
    await choose("Installed web app")
    expect(await icon.count()).toBe(0)
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

describe("content by the harness", () => {
  it("[HA-68] with the template flag dep_func the new deposit detail shows, without it the base one", async () => {
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

  it("[HA-67] with the template flag mem_cen the new member centre shows, without it the base one", async () => {
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

  it("[HA-72] a contract that waits brings its alert after the member was renewed", async () => {
    const page = await openHarness({ persona: "9" })
    await header(page).getByText("Teresa Go").waitFor()
    const texts: Array<string> = []
    for (const name of ["dailysalreqtype", "divtypecompperiodreq", "contracthoursalreq"] as const) {
      await page.evaluate((each) => {
        const none = { dailysalreqtype: "", divtypecompperiodreq: "", contracthoursalreq: "" }
        return window.__harness.configure({ contracts: { ...none, [each]: "1" } })
      }, name)
      const question = page.getByRole("alertdialog")
      await question.waitFor()
      texts.push(await question.innerText())
      await question.getByRole("button", { name: "Cancel" }).click()
      await question.waitFor({ state: "detached" })
    }
    expect(new Set(texts).size).toBe(3)
  })

  it("an empty world has no banners, no winners and no announcement; a small one has few of each", async () => {
    const page = await openHarness({ persona: "0", scenario: "scale:empty" })
    await page.getByText("No announcement").first().waitFor()
    for (const name of ["Latest Winner", "Banners"])
      await page.getByRole("region", { name }).waitFor({ state: "detached" })
    const panel = await openPanel(page, "Content")
    await panel.getByRole("button", { name: "Few", exact: true }).click()
    const board = page.getByRole("region", { name: "Latest Winner" })
    await board.waitFor()
    expect(await board.getByRole("button").count()).toBeLessThanOrEqual(6)
    await page.getByRole("region", { name: "Banners" }).waitFor()
  })

  it("links, resources and promotions can be taken away and come back", async () => {
    const page = await openHarness({ persona: "0" })
    const menu = await openMenu(page)
    await menu.getByRole("link", { name: "Mission" }).waitFor()
    await page.evaluate(() => window.__harness.configure({ promosOff: ["AVAILABLE"] }))
    await menu.getByRole("link", { name: "Mission" }).waitFor({ state: "detached" })
    await page.keyboard.press("Escape")
    const foot = page.getByRole("contentinfo")
    await foot.getByRole("link", { name: "Telegram" }).waitFor()
    await page.evaluate(() => window.__harness.configure({ linksOff: ["telegram"] }))
    await foot.getByRole("link", { name: "Telegram" }).waitFor({ state: "detached" })
    const icon = header(page).getByRole("button", { name: "Download app" })
    await page.evaluate(waveOffDownload)
    await page.evaluate(() => window.__harness.platform.set({ device: "android" }))
    await icon.waitFor()
    await page.evaluate(() => window.__harness.configure({ appWindow: false }))
    await icon.waitFor({ state: "detached" })
    await page.evaluate(() => window.__harness.configure({ appWindow: true, resourcesOff: ["Android"] }))
    await isAppShown(page)
    await foot.getByRole("link", { name: "YouTube" }).waitFor()
    expect(await icon.count()).toBe(0)
  })
})
