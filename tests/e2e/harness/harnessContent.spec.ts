import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { openPanel, useHarness } from "#tests/support/browser.ts"
import { bottomMenu, expectSaid, header, openMenu } from "#tests/support/player.ts"
import { expectAddress } from "#tests/support/product.ts"

import { advance } from "./logs.ts"

const { openHarness } = useHarness()

/** Prevents the popup that offers the app, which would cover the page. */
const waveOffDownload = () => {
  const today = new Date()
  const parts = [today.getFullYear(), today.getMonth() + 1, today.getDate()]
  localStorage.setItem("DOWNLOAD_WAVED_OFF", parts.map((part) => String(part).padStart(2, "0")).join("-"))
}

const isAppShown = (page: Page) => bottomMenu(page).waitFor()

const openService = async (page: Page) => {
  await bottomMenu(page).getByRole("button", { name: "Service" }).click()
  const popup = page.getByRole("dialog", { name: "Customer service" })
  await popup.waitFor()
  return popup
}

/** Flips one entry of a list in the content panel, then closes the dock. */
const flip = async (page: Page, list: string, entry: string) => {
  const panel = await openPanel(page, "Content")
  await panel.getByRole("group", { name: list }).getByRole("button", { name: entry, exact: true }).click()
  await page.keyboard.press("Control+Shift+H")
  await panel.waitFor({ state: "detached" })
}

describe("content in the harness", () => {
  it("a simulated gateway without data shows no banners, winners and announcements, one with little data a few of each", async () => {
    const page = await openHarness({ persona: "0", scenario: "scale:empty" })
    await page.getByText("No announcement").first().waitFor()
    for (const name of ["Latest Winner", "Banners"])
      await page.getByRole("region", { name }).waitFor({ state: "detached" })
    const panel = await openPanel(page, "Content")
    await panel.getByRole("button", { name: "Few", exact: true }).click()
    const board = page.getByRole("region", { name: "Latest Winner" })
    await board.waitFor()
    await expect.poll(() => board.getByRole("button").count()).toBeLessThanOrEqual(6)
    await page.getByRole("region", { name: "Banners" }).waitFor()
  })

  it("[HA-69] the dock removes the available promotion, Telegram, the app window and a download link", async () => {
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
    await expect.poll(() => icon.count()).toBe(0)
  })

  it("[HA-69] each social link disappears from the footer when it is switched off, and returns", async () => {
    const page = await openHarness()
    const foot = page.getByRole("contentinfo")
    const panel = await openPanel(page, "Content")
    const switches = panel.getByRole("group", { name: "Links of the merchant" })
    const names = ["YouTube", "Instagram", "Facebook", "Twitter", "TikTok", "Telegram"]
    for (const name of names) {
      const link = foot.getByRole("link", { name, exact: true })
      // The refetch after a change comes at a random moment.
      const shown = async () => {
        await advance(page, 500)
        return link.count()
      }
      await link.waitFor()
      for (const count of [0, 1]) {
        await switches.getByRole("button", { name: name.toLowerCase(), exact: true }).click()
        await expect.poll(shown).toBe(count)
      }
    }
  })

  it("[HA-69] the speed test disappears from the login page when its address is switched off", async () => {
    const page = await openHarness({ path: paths.login })
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Speed test" })
    await link.waitFor()
    await flip(page, "Links of the merchant", "speedTest")
    await link.waitFor({ state: "detached" })
  })

  it("[HA-69] when their links are switched off, LINE disappears and the task opens 'coming soon'", async () => {
    const page = await openHarness({ persona: "0" })
    await isAppShown(page)
    await (await openService(page)).getByRole("link", { name: "LINE" }).waitFor()
    await page.keyboard.press("Escape")
    await flip(page, "Links of the status", "LINE")
    await flip(page, "Links of the status", "TASK")
    await isAppShown(page)
    const popup = await openService(page)
    await popup.getByText("Task", { exact: true }).click()
    await page.getByRole("alertdialog", { name: "Coming soon" }).waitFor()
    await expect.poll(() => popup.getByRole("link", { name: "LINE" }).count()).toBe(0)
  })

  it("[HA-69] the menu's referral says 'coming soon' when the promotion is switched off, and opens otherwise", async () => {
    const page = await openHarness({ persona: "0" })
    await isAppShown(page)
    await flip(page, "Promotions", "REFERRAL")
    const menu = await openMenu(page)
    const entry = menu.getByText("Refer a friend", { exact: true })
    await entry.click()
    await expectSaid(page, "Coming soon", "status")
    await menu.waitFor({ state: "detached" })
    await flip(page, "Promotions", "REFERRAL")
    await openMenu(page)
    await entry.click()
    await expectAddress(page, paths.inviteFriends)
  })
})
