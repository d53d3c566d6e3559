import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { homePaths, paths } from "#config/paths.ts"
import { status } from "#fixtures/data/frame/status.ts"
import { systemStatus, whitelabel } from "#gateway/calls/frame/system.ts"
import { vendors } from "#gateway/calls/games/games.ts"
import { storageItems } from "#platform/storageItems.ts"
import { openApp } from "#tests/support/page.tsx"

const routes = [...homePaths, paths.login, paths.memberHome, "/m/nope"]

const tryAgain = () => page.getByRole("button", { name: "Try again" }).click()
const heading = (name: string) => page.getByRole("heading", { name, level: 1 })

describe("error gate", () => {
  it.each(
    routes.flatMap((path) => [
      ["GA-02", "maintenance", "Under maintenance", path] as const,
      ["GA-03", "region", "Not available in your region", path] as const,
    ]),
  )("[%s, ER-25] renders the status %s as '%s' at %s, and no page", async (_row, status, name, path) => {
    const { at } = await openApp({ persona: "0", path, settings: { status } })
    await expect.element(heading(name)).toBeInTheDocument()
    expect(at(), "the address stays for the time after").toBe(path)
    expect(document.querySelectorAll("header, form, nav[aria-label=Main]").length).toBe(0)
  })

  it("[GA-02] shows the player's IP address and a contact under maintenance", async () => {
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
  it("[GA-05] blocks the app until a fresh status allows access", async () => {
    let release = () => {}
    const { callsTo } = await openApp({
      storage: { [storageItems.systemStatus.key]: JSON.stringify({ ...status, maintenance: true }) },
      before: ({ holds }) => {
        release = holds(systemStatus)
      },
    })
    await expect.element(heading("Under maintenance")).toBeInTheDocument()
    expect(callsTo(vendors), "nothing of home").toEqual([])
    release()
    await expect.element(page.getByRole("region", { name: "Latest Winner" })).toBeInTheDocument()
    expect(callsTo(systemStatus)).toHaveLength(1)
  })
})

describe("error page", () => {
  it("opens the requested page after a successful retry", async () => {
    const { world, at } = await openApp({ path: paths.login, settings: { status: "unreachable" } })
    await expect.element(heading("Service not available")).toBeInTheDocument()
    world.configure({ status: "ok" })
    await tryAgain()
    await expect.element(page.getByRole("form", { name: "Login" })).toBeInTheDocument()
    expect(at()).toBe(paths.login)
  })

  it("fetches the merchant's settings when a retry on the first load succeeds", async () => {
    const { world, callsTo } = await openApp({ settings: { status: "maintenance" } })
    await expect.element(heading("Under maintenance")).toBeInTheDocument()
    const before = callsTo(whitelabel).length
    world.configure({ status: "ok" })
    await tryAgain()
    await expect.poll(() => callsTo(whitelabel).length).toBeGreaterThan(before)
  })
})
