import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { homePaths, paths } from "#config/paths.ts"
import { status } from "#fixtures/data/frame/status.ts"
import { fieldRules } from "#gateway/calls/entry/fieldRules.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import { vendors } from "#gateway/calls/games/games.ts"
import { slots } from "#platform/slots.ts"
import { bottomMenu, header } from "#tests/support/player.ts"
import {
  addressOf,
  expectAddress,
  expectQuiet,
  holdRequests,
  startProduct,
  type VisitOptions,
} from "#tests/support/product.ts"

const product = startProduct()

const statusCall = systemStatus.path
const routes = [...homePaths, paths.login, paths.memberHome, "/m/nope"]

const cached = (flags: Partial<Record<"maintenance" | "regionRestriction", boolean>>) => ({
  [slots.systemStatus.key]: JSON.stringify({ ...status, ...flags }),
})

/** Opens home while the request of the status waits. */
const visitHeld = async (options: VisitOptions) => {
  let release = () => {}
  const before = async (opened: Page) => {
    release = await holdRequests(opened, statusCall)
  }
  const page = await product.visit({ ...options, before })
  return { page, release: () => release() }
}

const maintenance = { name: "Under maintenance", level: 1 } as const
const region = { name: "Not available in your region", level: 1 } as const
const down = { name: "Service not available", level: 1 } as const

describe("the error gate", () => {
  it("[GA-01] the system status 0 renders the app", async () => {
    const page = await product.visit()
    await page.getByRole("region", { name: "Latest Winner" }).waitFor()
    await header(page).waitFor()
    await bottomMenu(page).waitFor()
    expectQuiet(page)
  })

  it("[GA-02, ER-25] the system status 1 renders the maintenance page at every route, and no app page", async () => {
    const page = await product.visit({ persona: "0", settings: { status: "maintenance" } })
    for (const route of routes) {
      await page.goto(route)
      await page.getByRole("heading", maintenance).waitFor()
      expect(addressOf(page), "the address stays for the time after").toBe(route)
      expect(await header(page).count(), route).toBe(0)
      expect(await bottomMenu(page).count(), route).toBe(0)
      expect(await page.getByRole("form").count(), route).toBe(0)
    }
    await page.getByText("Your IP address: 203.0.113.24").waitFor()
    await page.getByText("If you think this is a mistake, contact customer service.").waitFor()
    await page.getByRole("link", { name: "WhatsApp" }).waitFor()
    await expect
      .poll(() => page.getByRole("link", { name: "Customer service" }).getAttribute("href"))
      .toBe("https://help.lantern.example/chat")
    expectQuiet(page)
  })

  it("[GA-02, ER-25] maintenance with region restriction says that the address is blocked", async () => {
    const page = await product.visit({ settings: { status: "both" } })
    await page.getByRole("heading", { name: "Access is blocked", level: 1 }).waitFor()
    await page.getByText("This site cannot be opened from your IP address.").waitFor()
    expect(await bottomMenu(page).count()).toBe(0)
  })

  it("[GA-03, ER-25] the system status 2 renders the region page at every route, and no app page", async () => {
    const page = await product.visit({ persona: "0", settings: { status: "region" } })
    for (const route of routes) {
      await page.goto(route)
      await page.getByRole("heading", region).waitFor()
      expect(await header(page).count(), route).toBe(0)
      expect(await bottomMenu(page).count(), route).toBe(0)
    }
    expectQuiet(page)
  })

  it("[GA-05] a cached system status 1 applies before the response, and the fresh status replaces it", async () => {
    const { page, release } = await visitHeld({ storage: cached({ maintenance: true }) })
    await page.getByRole("heading", maintenance).waitFor()
    expect(product.callsTo(statusCall)).toEqual([])
    expect(product.callsTo(vendors.path), "nothing of home").toEqual([])
    release()
    await page.getByRole("region", { name: "Latest Winner" }).waitFor()
    expect(product.callsTo(statusCall)).toHaveLength(1)
  })

  it("[GA-05] a cached system status 0 opens the app at once, and a fresh status 1 closes it", async () => {
    const { page, release } = await visitHeld({ storage: cached({}), settings: { status: "maintenance" } })
    await bottomMenu(page).waitFor()
    release()
    await page.getByRole("heading", maintenance).waitFor()
    expect(await bottomMenu(page).count()).toBe(0)
  })

  it("a cached system status that does not decode is ignored", async () => {
    const page = await product.visit({ storage: { [slots.systemStatus.key]: "{broken" } })
    await page.getByRole("region", { name: "Latest Winner" }).waitFor()
    expect(product.callsTo(statusCall)).toHaveLength(1)
    expectQuiet(page)
  })

  it("an unreachable gateway shows an error on a first visit, and a retry opens the requested page", async () => {
    const page = await product.visit({ path: paths.login, settings: { status: "unreachable" } })
    await page.getByRole("heading", down).waitFor()
    product.world.configure({ status: "ok" })
    await page.getByRole("button", { name: "Try again" }).click()
    await page.getByRole("form", { name: "Login" }).waitFor()
    await expectAddress(page, paths.login)
  })

  it("an unreachable gateway keeps the app open for a returning visitor", async () => {
    const page = await product.visit({ storage: cached({}), settings: { status: "unreachable" } })
    await page.getByRole("region", { name: "Latest Winner" }).waitFor()
    await expect.poll(() => product.callsTo(statusCall).length).toBe(3)
    await bottomMenu(page).waitFor()
  })

  it("the error page disappears once its cause is gone: by a press, or by itself after five minutes", async () => {
    const page = await product.visit({
      settings: { status: "maintenance" },
      clock: true,
    })
    await page.getByRole("heading", maintenance).waitFor()
    await page.getByRole("button", { name: "Try again" }).click()
    await expect.poll(() => product.callsTo(statusCall).length).toBe(2)
    await page.getByRole("heading", maintenance).waitFor()
    product.world.configure({ status: "ok" })
    await page.clock.fastForward("05:01")
    await page.getByRole("region", { name: "Latest Winner" }).waitFor()
  })

  it("a maintenance that starts while the tab is hidden shows on return after five minutes, not earlier", async () => {
    const page = await product.visit({ clock: true })
    await bottomMenu(page).waitFor()
    await expect.poll(() => product.callsTo(statusCall).map(({ status }) => status)).toEqual([200])
    // Each call of the start would learn of the maintenance at once.
    await expect.poll(() => product.callsTo(fieldRules.path).length).toBe(1)
    await page.waitForLoadState("networkidle")
    product.world.configure({ status: "maintenance" })
    await page.clock.fastForward("04:00")
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
    await page.clock.runFor(1000)
    expect(product.callsTo(statusCall)).toHaveLength(1)
    await page.clock.fastForward("01:10")
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
    await page.getByRole("heading", maintenance).waitFor()
  })
})
