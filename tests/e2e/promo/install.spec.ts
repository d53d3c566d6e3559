import type { Page, Route } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { launchGame } from "#gateway/calls/games/launches.ts"
import { appSlots } from "#platform/appSlots.ts"
import { agents } from "#tests/support/agents.ts"
import { openPanel, useHarness } from "#tests/support/browser.ts"
import { expectSaid, header, openMenu, said } from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const iphone = (version: string): string =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1`

const tooOld = "The installed app needs iOS 12.4 or later"

const tab = (page: Page, name: "Android" | "iOS") => page.getByRole("tab", { name, exact: true })

const steps = (page: Page) =>
  page.getByRole("region", { name: "Add the app to your home screen" }).getByRole("listitem")

const notice = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text })

/** Dispatches the browser's offer to install the app, which Chrome sends after the page has loaded. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const prompt = () => {
      document.title = "asked"
      return Promise.resolve({ outcome: "accepted" })
    }
    window.dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }))
  })

describe("the app download page", () => {
  it("[RT-46] the download page has an Android guide and an iOS guide", async () => {
    const page = await product.visit({ path: paths.app })
    await expect.poll(() => tab(page, "Android").getAttribute("aria-selected")).toBe("true")
    await steps(page).filter({ hasText: "Chrome" }).waitFor()
    await tab(page, "iOS").click()
    await steps(page).filter({ hasText: "Add to Home Screen" }).waitFor()
    await page.getByText("iOS 12.4 or later is needed.").waitFor()
    await tab(page, "Android").click()
    await steps(page).filter({ hasText: "Chrome" }).waitFor()
    expectQuiet(page)
  })

  it("the download page opens the guide of the visitor's phone, with the platform's link", async () => {
    const page = await product.visit({ path: paths.app, userAgent: agents.ios })
    await expect.poll(() => tab(page, "iOS").getAttribute("aria-selected")).toBe("true")
    const ios = await page.getByRole("link", { name: "Download the app" }).getAttribute("href")
    await tab(page, "Android").click()
    const android = await page.getByRole("link", { name: "Download the app" }).getAttribute("href")
    expect([ios?.startsWith("https://"), android?.startsWith("https://"), ios === android]).toEqual([
      true,
      true,
      false,
    ])
  })

  it("the download page offers the iOS profile when the app has no link, and no download without a profile", async () => {
    const page = await product.visit({
      path: paths.app,
      userAgent: agents.ios,
      settings: { resourcesOff: ["IOS"] },
    })
    await page.getByRole("link", { name: "Download the profile" }).waitFor()
    await page.getByText("Profile Downloaded").waitFor()
    const without = await product.visit({
      path: paths.app,
      userAgent: agents.ios,
      settings: { resourcesOff: ["IOS", "MOBILECONFIG"] },
    })
    await steps(without).first().waitFor()
    expect(await without.getByRole("main").getByRole("link").count()).toBe(0)
  })

  it("[GE-24] the download page refuses iOS 12.3 with a notice and offers the app to 12.4", async () => {
    const old = await product.visit({ path: paths.app, userAgent: iphone("12_3_1") })
    await expectSaid(old, tooOld)
    expect(await steps(old).count()).toBe(0)
    expect(await old.getByRole("main").getByRole("link").count()).toBe(0)
    const new_ = await product.visit({ path: paths.app, userAgent: iphone("12_4") })
    await steps(new_).first().waitFor()
    expect(await said(new_, tooOld).count()).toBe(0)
  })
})

describe("the app-download popup", () => {
  it("[RT-62] the app-download popup opens over the current page and leads to the guide", async () => {
    const page = await product.visit({ path: paths.games })
    await (await openMenu(page)).getByRole("button", { name: "App download" }).click()
    const popup = page.getByRole("dialog", { name: "Get the app" })
    await popup.waitFor()
    expect(addressOf(page)).toBe(paths.games)
    await popup.getByRole("link", { name: "How to install" }).click()
    await expectAddress(page, paths.app)
    await popup.waitFor({ state: "detached" })
    await steps(page).first().waitFor()
  })

  it("the app-download popup installs by the browser's prompt where available", async () => {
    const page = await product.visit({ path: paths.games })
    await offerInstall(page)
    await (await openMenu(page)).getByRole("button", { name: "App download" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Install" }).click()
    await expect.poll(() => page.title()).toBe("asked")
  })
})

describe("the offer to install", () => {
  const bar = (page: Page) => notice(page, "Add the app to your home screen")
  /** The device has been here before. */
  const storage = { [appSlots.returning.key]: "visited" }

  it("the install offer does not show on the first visit", async () => {
    const page = await product.visit()
    await page.getByText(/^© /).waitFor()
    await offerInstall(page)
    await (await openMenu(page)).getByRole("button", { name: "App download" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Install" }).waitFor()
    expect(await bar(page).count()).toBe(0)
  })

  it("the install offer leads a returning player with an iPhone to the guide", async () => {
    const page = await product.visit({ storage, userAgent: agents.ios })
    await bar(page).getByRole("button", { name: "How to install" }).click()
    await expectAddress(page, paths.app)
    await page.getByRole("tab", { name: "iOS", selected: true }).waitFor()
  })

  it("the install offer is a bar on home, and a press opens the browser's prompt", async () => {
    const page = await product.visit({ storage })
    await page.getByText(/^© /).waitFor()
    expect(await bar(page).count()).toBe(0)
    await offerInstall(page)
    await bar(page).getByRole("button", { name: "Install" }).click()
    await expect.poll(() => page.title()).toBe("asked")
    await bar(page).waitFor({ state: "detached" })
  })

  it("a closed install offer does not show again", async () => {
    const page = await product.visit({ storage })
    await page.getByText(/^© /).waitFor()
    await offerInstall(page)
    await bar(page).getByRole("button", { name: "Close" }).click()
    await bar(page).waitFor({ state: "detached" })
    await page.reload()
    await page.getByText(/^© /).waitFor()
    await offerInstall(page)
    await (await openMenu(page)).getByRole("button", { name: "App download" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Install" }).waitFor()
    expect(await bar(page).count()).toBe(0)
  })

  it.each([
    ["the native app", { userAgent: agents.nativeApp }],
    ["the lobby of a merchant that does not want it", { settings: { appWindow: false } }],
    [
      "the installed app",
      {
        before: (page: Page) => page.addInitScript(() => Object.assign(navigator, { standalone: true })),
      },
    ],
  ] as const)("the install offer does not show in %s", async (_, options) => {
    const page = await product.visit({ storage, ...options })
    await page.getByText(/^© /).waitFor()
    await offerInstall(page)
    await header(page).getByRole("button", { name: "Menu" }).click()
    await page.getByRole("dialog", { name: "Menu" }).waitFor()
    expect(await bar(page).count()).toBe(0)
  })
})

describe("a start from the home screen", () => {
  it("a start from the home screen removes its mark from the address, and keeps the one of web clips", async () => {
    const page = await product.visit({ path: `${paths.home}?start=webclip` })
    await expectAddress(page, paths.home)
    await expect.poll(() => page.evaluate(() => localStorage.getItem("WEBCLIP"))).toBe("1")
    const other = await product.visit({ path: `${paths.home}?start=pwa`, storage: { WEBCLIP: "1" } })
    await expectAddress(other, paths.home)
    await expect.poll(() => other.evaluate(() => localStorage.getItem("WEBCLIP"))).toBeNull()
  })
})

describe("a slow or missing network", () => {
  it("after 8 s a slow start shows a notice, and a retry loads the app", async () => {
    const held: Array<Route> = []
    const page = await product.visit({
      clock: true,
      before: async (opened) => {
        await opened.route(/getWinnerBoard/, (route) => void held.push(route), { times: 1 })
      },
    })
    await page.getByText(/^© /).waitFor()
    await expect.poll(() => held.length).toBe(1)
    const slow = notice(page, "The network is slow")
    await page.clock.fastForward(8000)
    await slow.waitFor()
    // By the page's clock, which also passes while the page loads.
    const shownAt = () =>
      page.evaluate(() => window.heard?.find(({ text }) => text.startsWith("The network is slow"))?.at)
    await expect.poll(shownAt).toBeGreaterThanOrEqual(8000)
    await slow.getByRole("button", { name: "Try again" }).click()
    await page.getByRole("region", { name: "Latest Winner" }).getByRole("button").first().waitFor()
    await slow.waitFor({ state: "detached" })
  })

  it("an offline launch shows an error at once, and the game opens when online again", async () => {
    const page = await product.visit({ persona: "0", settings: { scale: "few" } })
    const game = page.getByRole("region", { name: "Latest Winner" }).getByRole("button").first()
    await game.waitFor()
    // Its text loads with the rest of home.
    await page.getByRole("contentinfo").waitFor()
    await page.waitForLoadState("networkidle")
    await page.context().setOffline(true)
    await notice(page, "You are offline").waitFor()
    await game.click()
    await expectSaid(page, "Network slow or offline")
    expect(await notice(page, "Please wait").count()).toBe(0)
    await page.context().setOffline(false)
    await notice(page, "You are offline").waitFor({ state: "detached" })
    await game.click()
    await expect.poll(() => product.callsTo(launchGame.path).length).toBeGreaterThan(0)
  })
})

describe("phones in the harness", () => {
  const harness = useHarness()

  it("[HA-65] an iPhone chosen in the harness shows the iOS guide with its link, and below 12.4 the installation is refused", async () => {
    for (const device of ["ios", "ios-12-4"]) {
      const page = await harness.openHarness({ path: paths.app, scenario: `device:${device}` })
      await page.getByRole("tab", { name: "iOS", selected: true }).waitFor()
      await page.getByRole("link", { name: "Download the app" }).waitFor()
      await steps(page).first().waitFor()
    }
    const profile = await harness.openHarness({ path: paths.app, scenario: "device:ios,resourcesOff:IOS" })
    await profile.getByRole("link", { name: "Download the profile" }).waitFor()
    const old = await harness.openHarness({ path: paths.app, scenario: "device:ios-12-3" })
    await expectSaid(old, tooOld)
    expect(await steps(old).count()).toBe(0)
  })

  it("[HA-66] an Android phone chosen in the harness shows the Android guide with its link", async () => {
    const page = await harness.openHarness({ path: paths.app, scenario: "device:android" })
    await page.getByRole("tab", { name: "Android", selected: true }).waitFor()
    await page.getByRole("link", { name: "Download the app" }).waitFor()
    await steps(page).filter({ hasText: "Chrome" }).waitFor()
  })

  it("the dock lets the app offer its installation on a phone", async () => {
    const page = await harness.openHarness({ scenario: "device:android" })
    await page.getByText(/^© /).waitFor()
    const panel = await openPanel(page, "Platform")
    await panel.getByRole("button", { name: "Offer the installation" }).click()
    await notice(page, "Add the app to your home screen").waitFor()
  })

  it("the harness registers no service worker of the product", async () => {
    const page = await harness.openHarness()
    await page.getByRole("main").waitFor()
    const scripts = await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(
        ({ active, installing, waiting }) => (active ?? waiting ?? installing)?.scriptURL ?? "",
      ),
    )
    expect(scripts.map((script) => new URL(script).pathname)).toEqual(["/mockServiceWorker.js"])
  })
})
