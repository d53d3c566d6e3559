import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { registerForm } from "#tests/support/entry.ts"
import { balance, expectPassed, header, loginForm, openMenu, trailOf } from "#tests/support/player.ts"
import { agents, expectQuiet, rewrite, startProduct, type VisitOptions } from "#tests/support/product.ts"

const product = startProduct()

const inbox = (page: Page) => header(page).getByRole("link", { name: "Inbox" })
const downloadButton = (page: Page) => header(page).getByRole("button", { name: "Download app" })
const ticker = (page: Page) => page.getByRole("link", { name: /^Announcements/ })

const memberInfo = "/wps/member/info"
const wallets = "/wps/wallets/gcs"

describe("the header of a member", () => {
  it("[HH-01, HH-02, HH-04] shows logo, nickname and the balance in the wallet's currency", async () => {
    const page = await product.visit({
      persona: "0",
      before: async (page) => {
        await rewrite<object>(page, memberInfo, (member) => ({ ...member, nickname: "Neo" }))
        await rewrite<object>(page, wallets, (wallet) => ({
          ...wallet,
          currencySymbol: "฿",
          sumBalance: 1234.5,
        }))
      },
    })
    await header(page).getByText("Neo", { exact: true }).waitFor()
    await expect.poll(() => balance(page).textContent()).toBe("฿ 1,234.50")
    expect(await header(page).getByRole("link", { name: "Home" }).locator("svg, img").isVisible()).toBe(true)
    expect(await header(page).getByRole("link", { name: "Login" }).count()).toBe(0)
    expectQuiet(page)

    const another = await product.visit({ persona: "0" })
    await expect.poll(() => balance(another).textContent()).toBe("₱ 12,480.50")
  })

  it("[HH-03] shows the account where there is no nickname", async () => {
    const page = await product.visit({
      persona: "0",
      before: (page) =>
        rewrite<object>(page, memberInfo, (member) => ({ ...member, nickname: "", account: "neo01" })),
    })
    await header(page).getByText("neo01", { exact: true }).waitFor()
  })

  it("[HH-07] shows how much in the inbox is unread", async () => {
    const page = await product.visit({ persona: "0", settings: { unreadInbox: 5 } })
    await inbox(page).getByText("5", { exact: true }).waitFor()
    const trail = trailOf(page)
    await inbox(page).click()
    await expectPassed(trail, paths.inbox)

    const none = await product.visit({ persona: "0", settings: { unreadInbox: 0 } })
    await none.waitForLoadState("networkidle")
    expect(await inbox(none).textContent()).toBe("Inbox")
  })
})

describe("the header of a guest", () => {
  it("[HH-09] offers login and registration, no balance and no inbox", async () => {
    const page = await product.visit()
    const trail = trailOf(page)
    expect(await balance(page).count()).toBe(0)
    expect(await inbox(page).count()).toBe(0)
    await header(page).getByRole("link", { name: "Register" }).click()
    await registerForm(page).waitFor()
    expect(trail.at(-1)).toBe(paths.register)
    await page.goBack()
    await header(page).getByRole("link", { name: "Login" }).click()
    await loginForm(page).waitFor()
    expect(trail.at(-1)).toBe(paths.login)
    expectQuiet(page)
  })

  it("[HH-16] opens the right-side menu", async () => {
    const page = await product.visit()
    await openMenu(page)
    expect(await page.getByRole("dialog", { name: "Menu" }).isVisible()).toBe(true)
  })
})

describe("the header over a scrolled page", () => {
  it("[HH-10, FT-10] stays on top and changes its looks past half a rem, and back again", async () => {
    const page = await product.visit()
    await page.getByText(/^© /).waitFor()
    const looks = () =>
      header(page).evaluate((bar) => [getComputedStyle(bar).backgroundColor, bar.getBoundingClientRect().top])
    const scrollTo = (top: number) => page.evaluate((top) => window.scrollTo(0, top), top)
    const rem = await page.evaluate(() =>
      Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
    )
    const atRest = await looks()
    expect(atRest[1]).toBe(0)

    await scrollTo(Math.floor(0.5 * rem) - 1)
    await page.waitForFunction(() => window.scrollY > 0)
    expect(await looks()).toEqual(atRest)
    await scrollTo(Math.ceil(0.5 * rem) + 1)
    await expect.poll(async () => (await looks())[0]).not.toBe(atRest[0])
    await scrollTo(300)
    await page.waitForFunction(() => window.scrollY === 300)
    expect((await looks())[1]).toBe(0)
    await scrollTo(0)
    await expect.poll(looks).toEqual(atRest)
  })
})

/** A visit that knows all of the status and of the merchant's switches. */
const settled = async (options: VisitOptions): Promise<Page> => {
  const page = await product.visit(options)
  await page.getByText(/^© /).waitFor()
  return page
}

describe("the download icon", () => {
  it("[HH-12] is absent in the native app", async () => {
    expect(await downloadButton(await settled({ userAgent: agents.android })).count()).toBe(1)
    expect(await downloadButton(await settled({ userAgent: agents.nativeApp })).count()).toBe(0)
  })

  it("[HH-13] is absent in the installed web app, by the display mode and by the flag of iOS", async () => {
    const byMode = await settled({
      // Chromium has no switch for the display mode, so its media query is answered as if installed.
      before: (page) =>
        page.addInitScript(() => {
          const match = window.matchMedia.bind(window)
          window.matchMedia = (query) => match(query.replace("(display-mode: standalone)", "all"))
        }),
    })
    expect(await downloadButton(byMode).count()).toBe(0)
    const byFlag = await settled({
      userAgent: agents.ios,
      before: (page) => page.addInitScript(() => Object.assign(navigator, { standalone: true })),
    })
    expect(await downloadButton(byFlag).count()).toBe(0)
  })

  it("[HH-14] is absent when the merchant's app window is off", async () => {
    expect(await downloadButton(await settled({ settings: { appWindow: false } })).count()).toBe(0)
  })

  it("[HH-15] needs a link for the platform", async () => {
    const onlyAndroid = await settled({
      userAgent: agents.ios,
      settings: { resourcesOff: ["IOS", "MOBILECONFIG"] },
    })
    expect(await downloadButton(onlyAndroid).count()).toBe(0)
    product.world.reset()
    expect(await downloadButton(await settled({ userAgent: agents.ios })).count()).toBe(1)
    expect(await downloadButton(await settled({ userAgent: agents.desktop })).count()).toBe(0)
  })
})

describe("the ticker", () => {
  it("[HH-17, HH-20] carries the titles along, and a tap opens the announcements", async () => {
    const page = await product.visit({ settings: { scale: "few" } })
    const first = ticker(page).getByText("Lantern Night Bonus is back").first()
    await first.waitFor()
    const left = async () => (await first.boundingBox())?.x ?? Number.NaN
    const before = await left()
    await expect.poll(left).toBeLessThan(before - 10)
    const trail = trailOf(page)
    await ticker(page).click()
    await expectPassed(trail, paths.notice)
    expectQuiet(page)
  })

  it("[HH-19] says that there is no announcement", async () => {
    const page = await product.visit({ settings: { scale: "empty" } })
    await ticker(page).getByText("No announcement").waitFor()
  })
})
