// End to end because chunks are files of the build, which a release removes and a network loses or delays.
import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { balance, bottomMenu, expectMessage, field, header, openMenu } from "#tests/support/player.ts"
import { type OpenAppOptions, expectAddress, expectNoErrors, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const games = (page: Page) =>
  page.getByRole("navigation", { name: "Games" }).getByRole("button", { name: "Slots" })

/** The page's own button: the notice about a slow network has one of that name too. */
const tryAgain = (page: Page) => page.getByRole("main").getByRole("button", { name: "Try again" })

const entryChunk = /EntryPage.*\.js/

/** From now on the site serves a version other than the running one. */
const releaseNewVersion = (page: Page) =>
  page.route(/\/index\.html\?at=/, (route) => route.fulfill({ body: '{"entry":"/assets/new.js"}' }))

/** Opens home while the entry page's chunk fails to load. Counts the attempts and collects the console. */
const openWithoutChunk = async (options: OpenAppOptions = {}) => {
  const logged: Array<string> = []
  let tries = 0
  const page = await product.openApp({
    ...options,
    before: async (opened) => {
      opened.on("console", (message) => logged.push(message.text()))
      await opened.route(entryChunk, (route) => {
        // Beside each import the app asks whether the file is gone.
        if (route.request().method() === "GET") tries += 1
        return route.abort()
      })
    },
  })
  return { page, logged, tries: () => tries }
}

describe("a page whose chunk or data fails to load", () => {
  it("a page chunk that fails again after 'Try again' makes the next 'Try again' reload the app", async () => {
    const { page } = await openWithoutChunk({ clock: true })
    await header(page).getByRole("link", { name: "Login" }).dispatchEvent("click")
    const fails = async () => {
      await page.getByRole("status", { name: "Loading" }).waitFor()
      const given = async () => {
        await page.clock.runFor(6100)
        return tryAgain(page).count()
      }
      await expect.poll(given).toBe(1)
    }
    await fails()
    await tryAgain(page).click()
    await fails()
    await page.unrouteAll()
    const reloaded = page.waitForEvent("load")
    await tryAgain(page).click()
    await reloaded
    await field(page, "Username").waitFor()
  })

  it("[ER-31] a page chunk that returns 404 shows an error at once, and Reload loads the page", async () => {
    const page = await product.openApp({
      clock: true,
      before: (opened) => opened.route(entryChunk, (route) => route.fulfill({ status: 404 })),
    })
    await page.getByRole("contentinfo").waitFor()
    await header(page).getByRole("link", { name: "Login" }).click()
    await page.getByRole("main").getByText("A part of the app is missing on the server").waitFor()
    await page.unrouteAll()
    await page.getByRole("main").getByRole("button", { name: "Reload" }).click()
    await field(page, "Username").waitFor()
  })

  it("[ER-31] a page whose chunk cannot load offline says so at once, links to home, and opens when the network is back", async () => {
    const { page, logged, tries } = await openWithoutChunk()
    await page.getByRole("contentinfo").waitFor()
    await page.waitForLoadState("networkidle")
    await page.context().setOffline(true)
    const before = tries()
    await header(page).getByRole("link", { name: "Login" }).click()
    const state = page.getByRole("main").getByRole("status").filter({ hasText: "You are offline" })
    await state.waitFor()
    await page.getByRole("status", { name: "Loading" }).waitFor()
    expect(tries() - before, "without a retry").toBeLessThanOrEqual(2)
    expect(logged.filter((line) => line.includes("Code did not load"))).toHaveLength(1)
    await page.getByRole("main").getByRole("link", { name: "Home" }).click()
    await expectAddress(page, paths.home)
    await header(page).getByRole("link", { name: "Login" }).click()
    await state.waitFor()
    await page.unrouteAll()
    await page.context().setOffline(false)
    await field(page, "Username").waitFor()
  })

  it("a page whose chunk was removed by a new release reloads the app once, even if the page contains a form", async () => {
    const page = await product.openApp({ persona: "0", settings: { scale: "few" } })
    await page.getByRole("contentinfo").waitFor()
    await releaseNewVersion(page)
    await page.route(/DepositPage.*\.js/, (route) => route.abort())
    const reloaded = page.waitForEvent("load")
    await bottomMenu(page).getByRole("link", { name: "Deposit" }).click()
    await reloaded
    await page.unroute(/DepositPage.*\.js/)
    await page.getByRole("region", { name: "Payment method" }).waitFor()
  })

  it("a chunk that was removed by a new release does not reload a page with a form that the player has edited", async () => {
    const page = await product.openApp({
      persona: "0",
      path: paths.feedback,
      settings: { scale: "few" },
      before: (opened) => opened.route(/MainMenu.*\.js/, (route) => route.abort()),
    })
    const text = page.getByRole("main").getByRole("textbox").first()
    await text.fill("A bet is missing")
    await releaseNewVersion(page)
    // A press before the app watches for missing chunks has no effect.
    const offered = async () => {
      await header(page).getByRole("button", { name: "Menu" }).click()
      return page.getByRole("button", { name: "Reload" }).count()
    }
    await expect.poll(offered).toBe(1)
    expect(await text.inputValue()).toBe("A bet is missing")
  })

  it("a dialog whose style sheet fails to load opens with its styles on the next tap", async () => {
    const page = await product.openApp({ persona: "0", settings: { scale: "few" }, apart: true })
    await games(page).waitFor()
    await page.route(/MainMenu.*\.(js|css)/, (route) => route.abort())
    await header(page).getByRole("button", { name: "Menu" }).click()
    await expectMessage(page, "Network slow or offline")
    await page.unrouteAll()
    await openMenu(page)
    const loaded = () => [...document.styleSheets].some(({ href }) => href?.includes("MainMenu") === true)
    expect(await page.evaluate(loaded)).toBe(true)
  })
})

/** The blocks that home shows a member. */
const blocks = (page: Page): ReadonlyArray<Locator> => {
  const games = page.getByRole("navigation", { name: "Games" })
  return [
    page.getByRole("region", { name: "Banners" }).getByRole("button").first(),
    page.getByRole("link", { name: /^Announcements: Lantern Night Bonus/ }),
    games.getByRole("button", { name: "Slots" }),
    games.getByRole("button", { name: "Hot" }),
    page.getByRole("region", { name: "Latest Winner" }).getByRole("row").nth(6),
    balance(page).filter({ hasText: "₱ 12,480.50" }),
    header(page).getByText("Maria Santos"),
    header(page).getByRole("link", { name: "Inbox" }).filter({ hasText: "7" }),
  ]
}

/** Home is usable: the frame and every block. */
const expectUsable = async (page: Page): Promise<void> => {
  await header(page).getByRole("button", { name: "Menu" }).waitFor()
  await bottomMenu(page).getByRole("link", { name: "Member" }).waitFor()
  for (const block of blocks(page)) await block.waitFor()
}

describe("a chunk that fails to load", () => {
  it("leaves home readable and usable", async () => {
    const page = await product.openApp({
      persona: "0",
      settings: { scale: "few" },
      before: (opened) =>
        opened.route(/\/assets\/(?!entry-|render-|home-|rolldown-runtime|en-).*\.js/, (route) =>
          route.abort(),
        ),
    })
    await expectUsable(page)
    expect(await page.getByRole("contentinfo").count()).toBe(0)
    await page.unrouteAll()
    await page.evaluate(() => window.dispatchEvent(new Event("online")))
    await page.getByRole("contentinfo").waitFor()
    await (await openMenu(page)).getByRole("link", { name: "My account" }).waitFor()
  })
})

describe("a toast above a dialog", () => {
  it("is readable by screen readers even if its chunk loads after the dialog has opened", async () => {
    const page = await product.openApp({
      persona: "0",
      path: paths.settings,
      context: { permissions: ["clipboard-read", "clipboard-write"] },
    })
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/Toasts-[^/]+\.js$/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto(paths.accountRecord)
    const rows = page.getByRole("list", { name: "Account record", exact: true }).getByRole("listitem")
    await rows.getByRole("button").first().click()
    await page.getByRole("dialog").getByRole("button", { name: /^Copy/ }).first().click()
    // The toast lasts two seconds, so the page looks at each animation frame.
    const isHidden = page.evaluate(async () => {
      const isCopied = ({ textContent }: Element) => textContent === "Copied"
      for (;;) {
        const toast = [...document.querySelectorAll("[role=status]")].find(isCopied)
        if (toast !== undefined) return toast.closest("[aria-hidden=true]") !== null
        await new Promise(requestAnimationFrame)
      }
    })
    release()
    expect(await isHidden).toBe(false)
    expectNoErrors(page)
  })
})
