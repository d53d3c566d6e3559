// End to end because a session lives in real tabs, in the browser's history and its cache of pages.
import { type Browser, chromium, type Page } from "playwright"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { vendorPaths } from "#fixtures/logic/games/vendorPage.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { login } from "#gateway/calls/entry/account.ts"
import { launchGame } from "#gateway/calls/games/launches.ts"
import { wholeBrowserLaunch } from "#tests/support/browserPath.ts"
import {
  balance,
  closePopups,
  expectMessage,
  field,
  header,
  logIn,
  loginButton,
  openMenu,
} from "#tests/support/player.ts"
import { expectAddress, startProduct } from "#tests/support/product.ts"

import { openPage } from "../openPage.ts"
import { started } from "../started.ts"

const product = startProduct()

/** Requests for the member's wallet; the merchant's has another path. */
const walletsAsked = () =>
  product.callsTo(memberWallet.path).filter(({ query }) => JSON.stringify(query).includes("member")).length

describe("session", () => {
  it("ends and begins in every open tab when one tab signs out or logs in", async () => {
    const page = await product.openApp({ persona: "0", path: paths.memberHome })
    await page.getByRole("heading", { name: "Maria Santos" }).waitFor()
    const other = await page.context().newPage()
    await other.goto(paths.home)
    await header(other).getByText("Maria Santos").waitFor()
    await (await openMenu(other)).getByRole("button", { name: "Sign out" }).click()
    await other.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click()
    await expectAddress(page, paths.home)
    await header(page).getByRole("link", { name: "Login" }).waitFor()
    expect(await page.getByText("Maria Santos").count()).toBe(0)

    await other.goto(paths.login)
    await logIn(other, "agent9")
    await header(page).getByText("Teresa Go").waitFor()
    await balance(page).filter({ hasText: "248,019.40" }).waitFor()
  })
})

describe("a session token in the address", () => {
  it("is removed from the address and the history", async () => {
    const session = await product.world.signInAs("0")
    const token = session?.token ?? ""
    const page = await product.openApp({ path: `${paths.home}?from=mail&token=${token}#top` })
    await page.getByRole("alertdialog").getByText("Continue").click()
    await header(page).getByText("Maria Santos").waitFor()
    expect(new URL(page.url()).href).toBe(`${product.url}${paths.home}?from=mail#top`)
    await closePopups(page)
    await header(page).getByRole("link", { name: "Home" }).click()
    await expectAddress(page, paths.home)
    await page.goBack()
    await expectAddress(page, `${paths.home}?from=mail`)
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(token)
  })

  it("is removed before the app's chunks load, and restored when the chunks fail to load", async () => {
    const page = await product.openApp({ apart: true })
    const address = `${paths.home}?from=mail&token=T-1`
    let fail = () => {}
    const failed = new Promise<void>((resolve) => (fail = resolve))
    await page.route(/\/assets\/entry-.*\.js/, async (route) => {
      await failed
      await route.abort()
    })
    await page.goto(address, { waitUntil: "commit" })
    await expectAddress(page, `${paths.home}?from=mail`)
    fail()
    await expectAddress(page, address)
  })
})

describe("a browser with its back-forward cache on", () => {
  let browser: Browser | undefined

  beforeAll(async () => {
    const launch = wholeBrowserLaunch()
    browser = await chromium.launch({
      ...launch,
      args: [...launch.args, "--host-resolver-rules=MAP lobby.example 127.0.0.1"],
      ignoreDefaultArgs: ["--disable-back-forward-cache"],
    })
  })
  afterAll(() => browser?.close())

  const open = async (address: string): Promise<Page> => {
    const page = await openPage(started(browser))
    await page.goto(address)
    await page.getByRole("main").waitFor()
    return page
  }

  it("refreshes the balance when a page is restored from the cache", async () => {
    const page = await open(`${product.url}${paths.login}`)
    await logIn(page, "member0")
    await header(page).getByText("Maria Santos").waitFor()
    await closePopups(page)
    await page.evaluate(() => {
      window.addEventListener("pageshow", ({ persisted }) => (document.title = `restored ${persisted}`))
    })
    product.world.configure({ faults: [{ call: launchGame.path, kind: "timeout", times: 1 }] })
    const asked = walletsAsked()
    const board = page.getByRole("region", { name: "Latest Winner" })
    await board.getByRole("row").nth(1).getByRole("button").press("Enter")
    const loader = page.getByRole("status").filter({ hasText: "Please wait" })
    await loader.waitFor()
    await page.goto(`${product.url}${vendorPaths.play}?name=away`)
    await page.goBack({ waitUntil: "commit" })
    await expect.poll(() => page.title()).toBe("restored true")
    await loader.waitFor({ state: "detached" })
    await expect.poll(walletsAsked).toBe(asked + 1)
    await header(page).getByText("Maria Santos").waitFor()
  })

  it("shows no data of a member who signed out while the page was in the cache", async () => {
    const page = await open(`${product.url}${paths.login}`)
    await logIn(page, "member0")
    await header(page).getByText("Maria Santos").waitFor()
    // Vendors' pages and SVG files are sandboxed and have no storage; another picture of the lobby has the lobby's.
    await page.goto(`${product.url}/icon-192.png`)
    await page.evaluate(() => localStorage.clear())
    await page.goBack({ waitUntil: "commit" })
    await header(page).getByRole("link", { name: "Login" }).waitFor()
    expect(await page.getByText("Maria Santos").count()).toBe(0)
  })

  it("refuses a login over plain HTTP and sends nothing", async () => {
    const { port } = new URL(product.url)
    const page = await open(`http://lobby.example:${port}${paths.login}`)
    const sent: Array<string> = []
    page.on("request", (request) => sent.push(request.method()))
    await field(page, "Username").fill("member0")
    await field(page, "Password").fill(demoPassword)
    await loginButton(page).click()
    await expectMessage(page, "Nothing was sent. Please open this page with https://.")
    expect(product.callsTo(login.path)).toEqual([])
    expect(sent).not.toContain("POST")
    expect(await field(page, "Password").inputValue(), "what was typed stays").toBe(demoPassword)
  })
})
