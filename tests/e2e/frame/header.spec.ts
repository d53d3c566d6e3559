import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { agents } from "#tests/support/agents.ts"
import { registerForm } from "#tests/support/entry.ts"
import { balance, expectPassed, header, loginForm, openMenu, trailOf } from "#tests/support/player.ts"
import { expectQuiet, rewrite, startProduct, type VisitOptions } from "#tests/support/product.ts"

const product = startProduct()

const inbox = (page: Page) => header(page).getByRole("link", { name: "Inbox" })
const downloadButton = (page: Page) => header(page).getByRole("button", { name: "Download app" })
const ticker = (page: Page) => header(page).getByRole("link", { name: /^Announcements/ })

const memberCall = memberInfo.path
const wallets = memberWallet.path

describe("the header of a member", () => {
  it("[HH-01, HH-02, HH-04] a member's header shows logo, nickname and the balance in the wallet's currency", async () => {
    const page = await product.visit({
      persona: "0",
      before: async (page) => {
        await rewrite<object>(page, memberCall, (member) => ({ ...member, nickname: "Neo" }))
        await rewrite<object>(page, wallets, (wallet) => ({
          ...wallet,
          currencySymbol: "฿",
          sumBalance: 1234.5,
        }))
      },
    })
    await header(page).getByText("Neo", { exact: true }).waitFor()
    await expect.poll(() => balance(page).textContent()).toBe("฿\u00a01,234.50")
    await expect
      .poll(() => header(page).getByRole("link", { name: "Home" }).locator("svg, img").isVisible())
      .toBe(true)
    expect(await header(page).getByRole("link", { name: "Login" }).count()).toBe(0)
    expectQuiet(page)

    const another = await product.visit({ persona: "0" })
    await expect.poll(() => balance(another).textContent()).toBe("₱\u00a012,480.50")
  })

  it("[HH-03] a member's header shows the account when there is no nickname", async () => {
    const page = await product.visit({
      persona: "0",
      before: (page) =>
        rewrite<object>(page, memberCall, (member) => ({ ...member, nickname: "", account: "neo01" })),
    })
    await header(page).getByText("neo01", { exact: true }).waitFor()
  })

  it("[HH-07] a member's header shows the unread count of the inbox", async () => {
    const page = await product.visit({ persona: "0", settings: { unreadInbox: 5 } })
    await inbox(page).getByText("5", { exact: true }).waitFor()
    const trail = trailOf(page)
    await inbox(page).click()
    await expectPassed(trail, paths.inbox)

    const none = await product.visit({ persona: "0", settings: { unreadInbox: 0 } })
    await none.waitForLoadState("networkidle")
    await expect.poll(() => inbox(none).textContent()).toBe("Inbox")
  })
})

describe("the header of a guest", () => {
  it("[HH-09] a guest's header offers login and registration, without balance and inbox", async () => {
    const page = await product.visit()
    const trail = trailOf(page)
    expect(await balance(page).count()).toBe(0)
    expect(await inbox(page).count()).toBe(0)
    await header(page).getByRole("link", { name: "Register" }).click()
    await registerForm(page).waitFor()
    await expect.poll(() => trail.at(-1)).toBe(paths.register)
    await page.goBack()
    await header(page).getByRole("link", { name: "Login" }).click()
    await loginForm(page).waitFor()
    await expect.poll(() => trail.at(-1)).toBe(paths.login)
    expectQuiet(page)
  })

  it("[HH-16] a guest's header opens the right-side menu", async () => {
    const page = await product.visit()
    await openMenu(page)
    await expect.poll(() => page.getByRole("dialog", { name: "Menu" }).isVisible()).toBe(true)
  })
})

describe("the header over a scrolled page", () => {
  it("[HH-10, FT-10] the header stays on top and changes its style after half a rem of scrolling, and back", async () => {
    const page = await product.visit()
    await page.getByText(/^© /).waitFor()
    const looks = () =>
      header(page)
        .locator("> div")
        .first()
        .evaluate((bar) => [getComputedStyle(bar).backgroundColor, bar.getBoundingClientRect().top])
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

/** Opens a visit and waits for the status and the merchant's switches. */
const settled = async (options: VisitOptions): Promise<Page> => {
  const page = await product.visit(options)
  await page.getByText(/^© /).waitFor()
  return page
}

const expectIcons = async (page: Page, count: number): Promise<void> => {
  await expect.poll(() => downloadButton(page).count()).toBe(count)
}

describe("the download icon", () => {
  it("[HH-12] the native app shows no download icon", async () => {
    await expectIcons(await settled({ userAgent: agents.android }), 1)
    await expectIcons(await settled({ userAgent: agents.nativeApp }), 0)
  })

  it("[HH-13] the installed web app shows no download icon, by display mode and by the iOS flag", async () => {
    const byMode = await settled({
      // Chromium has no switch for the display mode, so its media query is overridden.
      before: (page) =>
        page.addInitScript(() => {
          const match = window.matchMedia.bind(window)
          window.matchMedia = (query) => match(query.replace("(display-mode: standalone)", "all"))
        }),
    })
    await expectIcons(byMode, 0)
    const byFlag = await settled({
      userAgent: agents.ios,
      before: (page) => page.addInitScript(() => Object.assign(navigator, { standalone: true })),
    })
    await expectIcons(byFlag, 0)
  })

  it("[HH-14] the download icon is hidden when the merchant switches the app download off", async () => {
    await expectIcons(await settled({ settings: { appWindow: false } }), 0)
  })

  it("[HH-15] the download icon needs a link for the platform", async () => {
    const onlyAndroid = await settled({
      userAgent: agents.ios,
      settings: { resourcesOff: ["IOS", "MOBILECONFIG"] },
    })
    await expectIcons(onlyAndroid, 0)
    await product.world.reset()
    await expectIcons(await settled({ userAgent: agents.ios }), 1)
    await expectIcons(await settled({ userAgent: agents.desktop }), 0)
  })
})

describe("the ticker", () => {
  it("[HH-17, HH-20] the ticker scrolls the titles, and a tap opens the announcements", async () => {
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

  it("the ticker hides when the page is scrolled, without a layout shift, and returns at the top", async () => {
    const page = await product.visit({ settings: { scale: "few" } })
    await page.getByText(/^© /).waitFor()
    const place = ticker(page).locator("xpath=../..")
    const looks = () => place.evaluate((below) => getComputedStyle(below).opacity)
    const height = () => header(page).evaluate((element) => element.getBoundingClientRect().height)
    const atRest = await height()
    await expect.poll(looks).toBe("1")
    await page.evaluate(() => window.scrollTo(0, 300))
    await expect.poll(looks).toBe("0")
    expect(await height()).toBe(atRest)
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect.poll(looks).toBe("1")
  })

  it("[HH-19] the ticker says when there is no announcement", async () => {
    const page = await product.visit({ settings: { scale: "empty" } })
    await ticker(page).getByText("No announcement").waitFor()
  })
})
