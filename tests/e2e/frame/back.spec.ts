import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { vendorPaths } from "#fixtures/logic/games/vendorPage.ts"
import { bottomMenu, closePopups, logIn, openMenu, someFrames } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const main = (page: Page) => page.getByRole("main")

const gone = (layer: Locator) => layer.waitFor({ state: "detached" })

/** The number of open layers that the current history entry belongs to. */
const layersOf = (page: Page) =>
  page.evaluate(() => {
    const state: unknown = history.state
    return typeof state === "object" && state !== null && "layers" in state ? state.layers : 0
  })

const expectLayers = async (page: Page, count: number): Promise<void> => {
  await expect.poll(() => layersOf(page)).toBe(count)
}

const openService = async (page: Page) => {
  await bottomMenu(page).getByRole("button", { name: "Service" }).click()
  return page.getByRole("dialog", { name: "Customer service" })
}

const openBet = async (page: Page) => {
  const rows = main(page).getByRole("list", { name: "Betting record" })
  await rows.getByRole("button").first().click()
  return page.getByRole("dialog")
}

const openSignOut = async (page: Page) => {
  await (await openMenu(page)).getByRole("button", { name: "Sign out" }).click()
  return page.getByRole("alertdialog", { name: "Do you want to sign out?" })
}

const openAvatars = async (page: Page) => {
  await main(page).getByRole("button", { name: "Choose profile picture" }).click()
  return page.getByRole("dialog", { name: "Choose profile picture" })
}

/** A layer, the page over which it opens, and the way to open it. */
const layers: ReadonlyArray<readonly [string, string, (page: Page) => Promise<Locator>]> = [
  ["the menu", paths.home, openMenu],
  ["the service popup", paths.home, openService],
  ["the detail of a bet", paths.bettingRecord, openBet],
  ["the choice of an avatar", paths.myAccount, openAvatars],
  ["the question before a sign-out", paths.home, openSignOut],
]

describe("the browser's back", () => {
  it.each(layers)(
    "the browser's back closes %s on the tab's first page, and forward does not reopen it",
    async (_, path, open) => {
      const page = await product.visit({ persona: "0", path })
      const layer = await open(page)
      await layer.waitFor()
      await expectLayers(page, 1)
      await page.goBack()
      await gone(layer)
      await expectLayers(page, 0)
      await page.goForward()
      await expectLayers(page, 0)
      await someFrames(page)
      expect(await page.getByRole("dialog").or(page.getByRole("alertdialog")).count()).toBe(0)
      await expectAddress(page, path)
      expectQuiet(page)
    },
  )

  it.each(layers.slice(0, 3))(
    "one back leads from the page to the page before, after %s was closed",
    async (_, path, open) => {
      const page = await product.visit({ persona: "0", path: paths.help })
      await page.goto(path)
      const layer = await open(page)
      await layer.waitFor()
      await page.keyboard.press("Escape")
      await gone(layer)
      await expectLayers(page, 0)
      await page.goBack()
      await expectAddress(page, paths.help)
    },
  )

  it("the browser's back closes an announcement after the login", async () => {
    const page = await product.visit({ path: paths.login })
    await logIn(page, "member0")
    const popup = page.getByRole("dialog")
    await popup.waitFor()
    await expectLayers(page, 1)
    const title = (await popup.getByRole("heading").first().textContent()) ?? ""
    await page.goBack()
    await gone(page.getByRole("dialog", { name: title }))
    await expectAddress(page, paths.home)
  })

  it("after all popups of a login were closed, one back leaves home", async () => {
    const page = await product.visit({ path: paths.help })
    await page.goto(paths.login)
    await logIn(page, "member0")
    await closePopups(page)
    await expectLayers(page, 0)
    await page.goBack()
    await expectAddress(page, paths.help)
  })

  it("the browser's back closes a question over a dialog first, then the dialog", async () => {
    const page = await product.visit({
      persona: "0",
      path: `${paths.bettingRecord}?tab=lottery&status=open&period=month`,
    })
    const bet = await openBet(page)
    await bet.getByRole("button", { name: "Cancel this line" }).first().click()
    const question = page.getByRole("alertdialog", { name: "Cancel this line of the bet?" })
    await question.waitFor()
    await expectLayers(page, 2)
    await page.goBack()
    await gone(question)
    await expectLayers(page, 1)
    await bet.waitFor()
    await page.goBack()
    await gone(bet)
    await expectLayers(page, 0)
    expect(new URL(page.url()).pathname).toBe(paths.bettingRecord)
  })

  it("the browser's back from the question of a withdrawal keeps the typed amount", async () => {
    const page = await product.visit({ persona: "0", path: paths.withdraw })
    const amount = main(page).getByRole("textbox", { name: "Amount" })
    await amount.fill("1000")
    await main(page).getByRole("textbox", { name: "Payment password" }).fill("111111")
    await main(page).getByRole("button", { name: "Continue" }).click()
    const question = page.getByRole("alertdialog")
    await question.waitFor()
    await page.goBack()
    await gone(question)
    await expectAddress(page, paths.withdraw)
    expect(await amount.inputValue()).toContain("1000")
  })

  it("the browser's back from the service popup keeps the scroll position", async () => {
    const page = await product.visit({ persona: "0" })
    await main(page).getByRole("region", { name: "Latest Winner" }).waitFor()
    await page.getByRole("contentinfo").waitFor()
    await page.waitForLoadState("networkidle")
    await page.evaluate(() => window.scrollTo(0, 300))
    const service = await openService(page)
    await service.waitFor()
    await page.goBack()
    await gone(service)
    await expectLayers(page, 0)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300)
  })

  it("[RM-22] one back leads from an entry of the menu to the page with the menu closed", async () => {
    const page = await product.visit({ persona: "0" })
    const menu = await openMenu(page)
    await menu.getByRole("link", { name: "Betting record" }).click()
    await expectAddress(page, paths.bettingRecord)
    await gone(menu)
    await page.goBack()
    await expectAddress(page, paths.home)
    await expectLayers(page, 0)
    await someFrames(page)
    expect(await menu.count()).toBe(0)
  })

  it("a reload with an open layer leaves no history entry of the layer", async () => {
    const page = await product.visit({ persona: "0", path: paths.help })
    await page.goto(paths.home)
    await (await openMenu(page)).waitFor()
    await expectLayers(page, 1)
    await page.reload()
    await bottomMenu(page).waitFor()
    await expectLayers(page, 0)
    await page.goBack()
    await expectAddress(page, paths.help)
  })
})

/** A game that adds three entries to the history, and says so when it has. */
const restless = `<!doctype html><title>Restless</title><h1>Loading</h1><script>
  onload = () => setTimeout(() => {
    for (const step of [1, 2, 3]) history.pushState(step, "", "#" + step)
    document.querySelector("h1").textContent = "Step 3"
  })
</script>`

describe("a game in a frame that adds history entries", () => {
  it("one back leads to the page before, after a game with history entries of its own was closed by its button", async () => {
    const page = await product.visit({
      persona: "0",
      path: paths.help,
      settings: { scale: "few", launch: "frame" },
    })
    await page.route(`**${vendorPaths.play}?**`, (route) =>
      route.fulfill({ contentType: "text/html", body: restless }),
    )
    await page.goto(paths.home)
    const winners = page.getByRole("region", { name: "Latest Winner" })
    await winners.getByRole("row").nth(1).getByRole("button").click()
    await page.frameLocator("iframe").getByRole("heading", { name: "Step 3" }).waitFor()
    await page.getByRole("button", { name: "Close game" }).click()
    await gone(page.locator("iframe"))
    await expect.poll(() => page.evaluate(() => history.state)).toBeNull()
    await bottomMenu(page).waitFor()
    await page.goBack()
    await expectAddress(page, paths.help)
  })
})
