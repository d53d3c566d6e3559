import type { Page, Route } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { openPanel, useHarness } from "#tests/support/browser.ts"
import { header, openMenu, said } from "#tests/support/player.ts"
import { addressOf, agents, expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const iphone = (version: string): string =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1`

const tooOld = "The installed app needs iOS 12.4 or later"

const tab = (page: Page, name: "Android" | "iOS") => page.getByRole("tab", { name, exact: true })

const steps = (page: Page) =>
  page.getByRole("region", { name: "Add it to your home screen" }).getByRole("listitem")

const notice = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text })

/** The browser offers to install the app, as Chrome does some time after the page has loaded. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const prompt = () => {
      document.title = "asked"
      return Promise.resolve({ outcome: "accepted" })
    }
    window.dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt }))
  })

describe("the app download page", () => {
  it("[RT-46] has an Android guide and an iOS guide", async () => {
    const page = await product.visit({ path: paths.app })
    expect(await tab(page, "Android").getAttribute("aria-selected")).toBe("true")
    await steps(page).filter({ hasText: "Chrome" }).waitFor()
    await tab(page, "iOS").click()
    await steps(page).filter({ hasText: "Add to Home Screen" }).waitFor()
    await page.getByText("iOS 12.4 or later is needed.").waitFor()
    await tab(page, "Android").click()
    await steps(page).filter({ hasText: "Chrome" }).waitFor()
    expectQuiet(page)
  })

  it("opens the guide of the visitor's phone, each with the link of its platform", async () => {
    const page = await product.visit({ path: paths.app, userAgent: agents.ios })
    expect(await tab(page, "iOS").getAttribute("aria-selected")).toBe("true")
    const ios = await page.getByRole("link", { name: "Download the app" }).getAttribute("href")
    await tab(page, "Android").click()
    const android = await page.getByRole("link", { name: "Download the app" }).getAttribute("href")
    expect([ios?.startsWith("https://"), android?.startsWith("https://"), ios === android]).toEqual([
      true,
      true,
      false,
    ])
  })

  it("has the profile where there is no app for iOS, and neither where there is none", async () => {
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

  it("[GE-24] refuses iOS 12.3 with a notice, and offers the app to 12.4", async () => {
    const old = await product.visit({ path: paths.app, userAgent: iphone("12_3_1") })
    await said(old, tooOld).waitFor()
    expect(await steps(old).count()).toBe(0)
    expect(await old.getByRole("main").getByRole("link").count()).toBe(0)
    const new_ = await product.visit({ path: paths.app, userAgent: iphone("12_4") })
    await steps(new_).first().waitFor()
    expect(await said(new_, tooOld).count()).toBe(0)
  })
})

describe("the app-download popup", () => {
  it("[RT-62] appears over the page on screen, and leads to the guide", async () => {
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

  it("installs by the browser's own question where that is offered", async () => {
    const page = await product.visit({ path: paths.games })
    await offerInstall(page)
    await (await openMenu(page)).getByRole("button", { name: "App download" }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Install" }).click()
    await expect.poll(() => page.title()).toBe("asked")
  })
})

describe("the offer to install", () => {
  const bar = (page: Page) => notice(page, "Put the lobby on your home screen")

  it("is a quiet bar on home that asks by a press", async () => {
    const page = await product.visit()
    await page.getByText(/^© /).waitFor()
    expect(await bar(page).count()).toBe(0)
    await offerInstall(page)
    await bar(page).getByRole("button", { name: "Install" }).click()
    await expect.poll(() => page.title()).toBe("asked")
    await bar(page).waitFor({ state: "detached" })
  })

  it("that is closed does not come back", async () => {
    const page = await product.visit()
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
  ] as const)("is not made in %s", async (_, options) => {
    const page = await product.visit(options)
    await page.getByText(/^© /).waitFor()
    await offerInstall(page)
    await header(page).getByRole("button", { name: "Menu" }).click()
    await page.getByRole("dialog", { name: "Menu" }).waitFor()
    expect(await bar(page).count()).toBe(0)
  })
})

describe("a start from the home screen", () => {
  it("leaves no mark in the address, and keeps the one of web clips", async () => {
    const page = await product.visit({ path: `${paths.home}?start=webclip` })
    await expectAddress(page, paths.home)
    expect(await page.evaluate(() => localStorage.getItem("WEBCLIP"))).toBe("1")
    const other = await product.visit({ path: `${paths.home}?start=pwa`, storage: { WEBCLIP: "1" } })
    await expectAddress(other, paths.home)
    await expect.poll(() => other.evaluate(() => localStorage.getItem("WEBCLIP"))).toBeNull()
  })
})

describe("a slow or missing network", () => {
  it("says after 8 s that it is slow, and loads by another try", async () => {
    const held: Array<Route> = []
    const page = await product.visit({
      clock: true,
      before: async (opened) => {
        await opened.route(/getWinnerBoard/, (route) => void held.push(route), { times: 1 })
      },
    })
    await page.getByText(/^© /).waitFor()
    await expect.poll(() => held.length).toBe(1)
    const slow = notice(page, "Network slow")
    await page.clock.fastForward(6000)
    expect(await slow.count()).toBe(0)
    await page.clock.fastForward(3000)
    await slow.getByRole("button", { name: "Try again" }).click()
    await page.getByRole("region", { name: "Latest Winner" }).getByRole("button").first().waitFor()
    await slow.waitFor({ state: "detached" })
  })

  it("says at once that a game cannot be opened offline, and opens it on return", async () => {
    const page = await product.visit({ persona: "0", settings: { scale: "few" } })
    const game = page.getByRole("region", { name: "Latest Winner" }).getByRole("button").first()
    await game.waitFor()
    // What says it comes with the rest of home.
    await page.getByRole("contentinfo").waitFor()
    await page.waitForLoadState("networkidle")
    await page.context().setOffline(true)
    await notice(page, "You are offline").waitFor()
    await game.click()
    await said(page, "Network slow or offline").waitFor()
    expect(await notice(page, "Please wait").count()).toBe(0)
    await page.context().setOffline(false)
    await notice(page, "You are offline").waitFor({ state: "detached" })
    await game.click()
    await expect.poll(() => product.callsTo("/wps/game/launchGame").length).toBeGreaterThan(0)
  })
})

describe("the harness's phones", () => {
  const harness = useHarness()

  it("[HA-65] an iPhone has the iOS guide with its link; below 12.4 the installation is refused", async () => {
    for (const device of ["ios", "ios-12-4"]) {
      const page = await harness.openHarness({ path: paths.app, scenario: `device:${device}` })
      await page.getByRole("tab", { name: "iOS", selected: true }).waitFor()
      await page.getByRole("link", { name: "Download the app" }).waitFor()
      await steps(page).first().waitFor()
    }
    const profile = await harness.openHarness({ path: paths.app, scenario: "device:ios,resourcesOff:IOS" })
    await profile.getByRole("link", { name: "Download the profile" }).waitFor()
    const old = await harness.openHarness({ path: paths.app, scenario: "device:ios-12-3" })
    await said(old, tooOld).waitFor()
    expect(await steps(old).count()).toBe(0)
  })

  it("[HA-66] an Android phone has the Android guide with its link", async () => {
    const page = await harness.openHarness({ path: paths.app, scenario: "device:android" })
    await page.getByRole("tab", { name: "Android", selected: true }).waitFor()
    await page.getByRole("link", { name: "Download the app" }).waitFor()
    await steps(page).filter({ hasText: "Chrome" }).waitFor()
  })

  it("are offered the installation by the dock", async () => {
    const page = await harness.openHarness({ scenario: "device:android" })
    await page.getByText(/^© /).waitFor()
    const panel = await openPanel(page, "Platform")
    await panel.getByRole("button", { name: "Offer the installation" }).click()
    await notice(page, "Put the lobby on your home screen").waitFor()
  })

  it("have no service worker of the product", async () => {
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
