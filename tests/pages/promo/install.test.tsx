import { Duration } from "effect"
import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { winnerBoard } from "#gateway/calls/messages/announcements.ts"
import { appStorageItems } from "#platform/appStorageItems.ts"
import { agents } from "#tests/support/agents.ts"
import { passes, openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import { header } from "#tests/support/pageEntry.ts"
import { dialog, expectMessage, expectText, main } from "#tests/support/pagePlayer.ts"

const iphone = (version: string): string =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1`

const tooOld = "The installed app needs iOS 12.4 or later"

const tab = (name: "Android" | "iOS") => page.getByRole("tab", { name })
const steps = () =>
  main().getByRole("region", { name: "Add the app to your home screen" }).getByRole("listitem")
const notice = (text: string) => page.getByRole("status").filter({ hasText: text })

const openDownload = (options: OpenAppOptions = {}) => openApp({ path: paths.app, ...options })

const openPopup = async () => {
  await header().getByRole("button", { name: "Menu" }).click()
  await dialog("Menu").getByRole("button", { name: "App download" }).click()
  await expect.element(dialog("Get the app")).toBeVisible()
}

describe("app download page", () => {
  it("[RT-46] shows an Android guide and an iOS guide", async () => {
    await openDownload({ userAgent: agents.android })
    await expect.element(tab("Android")).toHaveAttribute("aria-selected", "true")
    await expect.element(steps().filter({ hasText: "Chrome" })).toBeVisible()
    await tab("iOS").click()
    await expect.element(steps().filter({ hasText: "Add to Home Screen" })).toBeVisible()
    await expectText("iOS 12.4 or later is needed.")
    await tab("Android").click()
    await expect.element(steps().filter({ hasText: "Chrome" })).toBeVisible()
  })

  it("[GE-24] shows a notice instead of the guide on iOS 12.3", async () => {
    await openDownload({ userAgent: iphone("12_3_1") })
    await expectMessage(tooOld)
    expect([...steps().elements(), ...main().getByRole("link").elements()]).toEqual([])
  })
})

describe("app-download popup", () => {
  it("[RT-62] opens over the current page and links to the install guide", async () => {
    const { at } = await openApp({ path: paths.games })
    await openPopup()
    expect(at()).toBe(paths.games)
    await dialog("Get the app").getByRole("link", { name: "How to install" }).click()
    await expect.poll(at).toBe(paths.app)
    await expect.element(dialog("Get the app")).not.toBeInTheDocument()
    await expect.element(steps().first()).toBeVisible()
  })
})

describe("install offer", () => {
  const bar = () => notice("Add the app to your home screen")

  const openHome = async (options: OpenAppOptions = {}) => {
    const app = await openApp({ storage: { [appStorageItems.returning.key]: "visited" }, ...options })
    await expect.element(page.getByText(/^© /)).toBeVisible()
    app.device.tell("installOffer")
    return app
  }

  it("links to the install guide for a returning player with an iPhone", async () => {
    const { at } = await openApp({
      storage: { [appStorageItems.returning.key]: "visited" },
      userAgent: agents.ios,
    })
    await bar().getByRole("button", { name: "How to install" }).click()
    await expect.poll(at).toBe(paths.app)
    await expect.element(tab("iOS")).toHaveAttribute("aria-selected", "true")
  })

  it("shows a bar on home whose button opens the browser's install prompt", async () => {
    const { device } = await openHome()
    await bar().getByRole("button", { name: "Install" }).click()
    expect(device.installs()).toBe(1)
    await expect.element(bar()).not.toBeInTheDocument()
  })

  it.each([
    ["in the native app", { userAgent: agents.nativeApp }],
    ["in the lobby of a merchant that does not want it", { settings: { appWindow: false } }],
    ["in the installed app", { isStandalone: true }],
  ] as const)("does not show %s", async (_, options) => {
    await openHome(options)
    await header().getByRole("button", { name: "Menu" }).click()
    await expect.element(dialog("Menu")).toBeVisible()
    expect(page.getByText(/Add the app to your home screen/).elements()).toEqual([])
  })
})

describe("home on a slow or missing network", () => {
  it("shows a notice after 8 s, and its retry loads the winners", async () => {
    let release = () => {}
    const { callsTo } = await openApp({
      clock: true,
      before: ({ holds }) => {
        release = holds(winnerBoard)
      },
    })
    await expect.poll(() => callsTo(winnerBoard).length).toBe(1)
    await passes(Duration.millis(6000))
    expect(notice("The network is slow").elements()).toEqual([])
    await passes(Duration.millis(2000))
    await expect.element(notice("The network is slow")).toBeVisible()
    await notice("The network is slow").getByRole("button", { name: "Try again" }).click()
    await expect.poll(() => callsTo(winnerBoard).length).toBe(2)
    release()
    await expect.element(main().getByRole("table")).toBeVisible()
    await expect.element(notice("The network is slow")).not.toBeInTheDocument()
  })
})
