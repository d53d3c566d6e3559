import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { homePaths, paths } from "#config/paths.ts"
import { status } from "#fixtures/data/frame/status.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import { vendors } from "#gateway/calls/games/games.ts"
import { storageItems } from "#platform/storageItems.ts"
import { openApp } from "#tests/support/page.tsx"
import { bottomMenu } from "#tests/support/pageEntry.ts"

const routes = [...homePaths, paths.login, paths.memberHome, "/m/nope"]

const cached = (flags: Partial<Record<"maintenance" | "regionRestriction", boolean>>) => ({
  [storageItems.systemStatus.key]: JSON.stringify({ ...status, ...flags }),
})

const heading = (name: string) => page.getByRole("heading", { name, level: 1 })
const maintenance = () => heading("Under maintenance")
const winners = () => page.getByRole("region", { name: "Latest Winner" })
const tryAgain = () => page.getByRole("button", { name: "Try again" })

const appParts = () => document.querySelectorAll("header, form, nav[aria-label=Main]").length

describe("error gate", () => {
  it("[GA-01] renders the app at status 0", async () => {
    await openApp()
    await expect.element(winners()).toBeInTheDocument()
    await expect.element(page.getByRole("banner").first()).toBeInTheDocument()
    await expect.element(bottomMenu()).toBeInTheDocument()
  })

  it.each(routes)("[GA-02, ER-25] renders maintenance at %s, and no page", async (path) => {
    const { at } = await openApp({ persona: "0", path, settings: { status: "maintenance" } })
    await expect.element(maintenance()).toBeInTheDocument()
    expect(at(), "the address stays for the time after").toBe(path)
    expect(appParts()).toBe(0)
  })

  it.each(routes)("[GA-03, ER-25] renders the closed region at %s, and no page", async (path) => {
    await openApp({ persona: "0", path, settings: { status: "region" } })
    await expect.element(heading("Not available in your region")).toBeInTheDocument()
    expect(appParts()).toBe(0)
  })

  it("[GA-02] tells under maintenance the address and whom to ask", async () => {
    await openApp({ settings: { status: "maintenance" } })
    await expect.element(page.getByText("Your IP address: 203.0.113.24")).toBeVisible()
    await expect
      .element(page.getByText("If you think this is a mistake, contact customer service."))
      .toBeVisible()
    await expect.element(page.getByRole("link", { name: "WhatsApp" })).toBeVisible()
    await expect
      .element(page.getByRole("link", { name: "Customer service" }))
      .toHaveAttribute("href", "https://help.lantern.example/chat")
  })
})

describe("cached system status", () => {
  it("[GA-05] closes the app until the fresh status opens it", async () => {
    let release = () => {}
    const { callsTo } = await openApp({
      storage: cached({ maintenance: true }),
      before: ({ holds }) => {
        release = holds(systemStatus)
      },
    })
    await expect.element(maintenance()).toBeInTheDocument()
    expect(callsTo(vendors), "nothing of home").toEqual([])
    release()
    await expect.element(winners()).toBeInTheDocument()
    expect(callsTo(systemStatus)).toHaveLength(1)
  })
})

describe("error page", () => {
  it("opens the requested page at a retry", async () => {
    const { world, at } = await openApp({ path: paths.login, settings: { status: "unreachable" } })
    await expect.element(heading("Service not available")).toBeInTheDocument()
    world.configure({ status: "ok" })
    await tryAgain().click()
    await expect.element(page.getByRole("form", { name: "Login" })).toBeInTheDocument()
    expect(at()).toBe(paths.login)
  })
})
