import { type Browser, chromium, type Page } from "playwright"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { slots } from "#platform/slots.ts"
import { wholeBrowserLaunch } from "#tests/support/browserPath.ts"
import {
  balance,
  closePopups,
  field,
  header,
  headerBalance,
  logIn,
  loginButton,
  loginForm,
  openMenu,
  said,
  unreadAskable,
} from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const logoutCall = "/wps/session/logout"
const walletCall = "/wps/wallets/gcs"
const memberCall = "/wps/member/info"
const over = "The account has been logged out, please log in again"

const stored = (key: string) => localStorage.getItem(key)

const question = (page: Page) => page.getByRole("alertdialog", { name: "Do you want to sign out?" })

const signOut = (page: Page) => question(page).getByRole("button", { name: "Sign out" }).click()

/** The member's wallet was asked for that often; the merchant's is another one. */
const walletsAsked = () =>
  product.callsTo(walletCall).filter(({ query }) => JSON.stringify(query).includes("member")).length

const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))

describe("signing out", () => {
  it("[SS-07, SS-12] is asked first; confirmed, home takes the place of the member's page", async () => {
    const page = await product.visit({ persona: "0" })
    await header(page).getByText("Maria Santos").waitFor()
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Member" }).click()
    await expectAddress(page, paths.memberHome)

    await page.getByRole("button", { name: "Sign out" }).click()
    await question(page).getByRole("button", { name: "Cancel" }).click()
    await question(page).waitFor({ state: "detached" })
    expect(product.callsTo(logoutCall)).toEqual([])
    expect(addressOf(page)).toBe(paths.memberHome)

    await page.getByRole("button", { name: "Sign out" }).click()
    await signOut(page)
    await expectAddress(page, paths.home)
    await header(page).getByRole("link", { name: "Login" }).waitFor()
    expect(product.callsTo(logoutCall)).toHaveLength(1)
    expect(await page.evaluate(stored, slots.session.key)).toBeNull()
    await page.goBack()
    await header(page).getByRole("link", { name: "Login" }).waitFor()
    expect(addressOf(page), "back does not return to the page before").toBe(paths.home)
    expectQuiet(page)
  })

  it("[SS-08] the loader stays while the call hangs, and the member leaves all the same", async () => {
    const page = await product.visit({
      persona: "0",
      settings: { faults: [{ call: logoutCall, kind: "timeout", times: "always" }] },
      clock: true,
    })
    await (await openMenu(page)).getByRole("button", { name: "Sign out" }).click()
    await signOut(page)
    const loader = page.getByRole("status").filter({ hasText: "Please wait" })
    await loader.waitFor()
    await page.clock.fastForward(29_000)
    expect(await loader.isVisible()).toBe(true)
    await page.clock.fastForward(1100)
    await header(page).getByRole("link", { name: "Login" }).waitFor()
    await loader.waitFor({ state: "detached" })
  })

  it.each([
    [paths.securityCentre, "0"],
    [paths.deposit, "0"],
    [paths.withdraw, "0"],
    [paths.inviteFriends, "0"],
    [paths.memberTasks, "0"],
    [paths.agent, "9"],
    [paths.redRain, "9"],
    [paths.agentRegister, "9"],
    [paths.salaryContract, "9"],
  ])("elsewhere while %s is on screen asks for nothing of it as nobody", async (path, persona) => {
    const page = await product.visit({ persona, path })
    await page.waitForLoadState("networkidle")
    const before = product.world.log.entries().length
    await page.evaluate((key) => {
      localStorage.removeItem(key)
      dispatchEvent(new StorageEvent("storage", { key, newValue: null, storageArea: localStorage }))
    }, slots.session.key)
    await expect.poll(() => addressOf(page)).not.toBe(path)
    await page.getByRole("main").waitFor()
    const refused = product.world.log
      .entries()
      .slice(before)
      .filter(({ failure }) => failure !== undefined)
    expect(refused.map((entry) => [entry.path, entry.failure])).toEqual([])
    expectQuiet(page)
  })

  it("in one tab signs out the other, and signing in signs it in", async () => {
    const page = await product.visit({ persona: "0", path: paths.memberHome })
    await page.getByRole("heading", { name: "Maria Santos" }).waitFor()
    const other = await page.context().newPage()
    await other.goto(paths.home)
    await header(other).getByText("Maria Santos").waitFor()
    await (await openMenu(other)).getByRole("button", { name: "Sign out" }).click()
    await signOut(other)
    await expectAddress(page, paths.home)
    await header(page).getByRole("link", { name: "Login" }).waitFor()
    expect(await page.getByText("Maria Santos").count()).toBe(0)

    await other.goto(paths.login)
    await logIn(other, "agent9")
    await header(page).getByText("Teresa Go").waitFor()
    await balance(page).filter({ hasText: "248,019.40" }).waitFor()
  })
})

describe("a session that is over", () => {
  it("[ER-17] many refused calls make one notice; after the login the player is back at the page", async () => {
    const page = await product.visit({ persona: "0", path: paths.memberHome })
    await page.getByRole("heading", { name: "Maria Santos" }).waitFor()
    await balance(page).filter({ hasText: "12,480.50" }).waitFor()
    product.world.configure({ faults: [{ call: "*", kind: "sessionOver", times: "always" }] })
    const failed = () => product.world.log.entries().filter(({ status }) => status === 401).length
    await lookAgain(page)
    await expectAddress(page, paths.login)
    await said(page, over).waitFor()
    await expect.poll(failed).toBeGreaterThanOrEqual(2)
    expect(await page.getByRole("alert").allTextContents()).toEqual([over])
    expect(await page.evaluate(stored, slots.session.key)).toBeNull()

    product.world.configure({ faults: [] })
    await loginForm(page).waitFor()
    await logIn(page, "member0")
    await expectAddress(page, paths.memberHome)
    await page.getByRole("heading", { name: "Maria Santos" }).waitFor()
  })

  it("[ER-17] found at the start of a visit, every call refused", async () => {
    const page = await product.visit({
      persona: "0",
      settings: { faults: [{ call: "*", kind: "sessionOver", times: "always" }] },
      storage: { [slots.systemStatus.key]: JSON.stringify({ maintenance: false, regionRestriction: false }) },
    })
    await expectAddress(page, paths.login)
    await expect.poll(() => page.getByRole("alert").filter({ hasText: over }).count()).toBe(1)
    expect(await page.evaluate(stored, slots.token.key)).toBeNull()
  })
})

describe("a session token in the address", () => {
  it("[EN-02, EN-03] is kept, the member renewed, and it leaves address and history", async () => {
    const session = await product.world.signInAs("0")
    const token = session?.token ?? ""
    const page = await product.visit({ path: `${paths.home}?from=mail&token=${token}#top` })
    await header(page).getByText("Maria Santos").waitFor()
    await headerBalance(page).filter({ hasText: "12,480.50" }).waitFor()
    const kept = await page.evaluate(stored, slots.session.key)
    expect(JSON.parse(kept ?? "{}")).toMatchObject({ token, userName: "member0", type: 0 })
    expect(product.callsTo(memberCall)[0]?.status).toBe(200)
    expect(new URL(page.url()).href).toBe(`${product.url}${paths.home}?from=mail#top`)
    await closePopups(page)
    await header(page).getByRole("link", { name: "Home" }).click()
    await expectAddress(page, paths.home)
    await page.goBack()
    await expectAddress(page, `${paths.home}?from=mail`)
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(token)
  })

  it("opens the member's page that the address names, once it is known whose it is", async () => {
    const session = await product.world.signInAs("0")
    const page = await product.visit({
      path: `${paths.memberHome}?token=${session?.token ?? ""}`,
      settings: { latencies: { [memberCall]: 700 } },
    })
    await page.getByRole("heading", { name: "Maria Santos" }).waitFor()
    await expectAddress(page, paths.memberHome)
  })

  it.each([
    "nobody.sealed.this",
    "https://evil.example/",
    "javascript:alert(1)",
    "<img src=x onerror=alert(1)>",
  ])("that is none ends at the login, with nothing of it left: %s", async (token) => {
    const page = await product.visit({ path: `${paths.home}?token=${encodeURIComponent(token)}` })
    await expectAddress(page, paths.login)
    await said(page, over).waitFor()
    expect(new URL(page.url()).origin).toBe(product.url)
    expect(
      await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      ),
    ).not.toContain(JSON.stringify(token).slice(1, -1))
    await page.goBack({ waitUntil: "commit" })
    expect(page.url()).not.toContain("token")
  })
})

describe("the balance", () => {
  it("is renewed by hand, and keeps what was known when that fails", async () => {
    const page = await product.visit({ persona: "0" })
    await balance(page).filter({ hasText: "12,480.50" }).waitFor()
    const refresh = page.getByRole("button", { name: "Refresh balance" })
    const asked = walletsAsked()
    await refresh.click()
    await expect.poll(walletsAsked).toBe(asked + 1)

    product.world.configure({ faults: [{ call: walletCall, kind: "http500", times: "always" }] })
    await refresh.click()
    await expect.poll(walletsAsked).toBe(asked + 2)
    await balance(page).filter({ hasText: "12,480.50" }).waitFor()
  })

  it("is renewed on return to the tab, with the unread counts", async () => {
    const page = await product.visit({ persona: "0", settings: { unreadInbox: 7 } })
    await page.getByRole("link", { name: "Inbox" }).filter({ hasText: "7" }).waitFor()
    await balance(page).filter({ hasText: "12,480.50" }).waitFor()
    const asked = walletsAsked()
    product.world.configure({ unreadInbox: 120 })
    await unreadAskable(page)
    await lookAgain(page)
    await page.getByRole("link", { name: "Inbox" }).filter({ hasText: "99+" }).waitFor()
    await expect.poll(walletsAsked).toBe(asked + 1)
  })
})

describe("the connection", () => {
  it("lost shows a banner, and what failed meanwhile comes by itself when it is back", async () => {
    const page = await product.visit({ persona: "0" })
    await balance(page).filter({ hasText: "12,480.50" }).waitFor()
    await page.context().setOffline(true)
    const banner = page.getByRole("status").filter({ hasText: "You are offline" })
    await banner.waitFor()
    await page.getByRole("region", { name: "Latest Winner" }).waitFor()
    product.world.configure({ unreadInbox: 42 })
    await unreadAskable(page)
    await page.context().setOffline(false)
    await banner.waitFor({ state: "detached" })
    await page.getByRole("link", { name: "Inbox" }).filter({ hasText: "42" }).waitFor()
    await balance(page).filter({ hasText: "12,480.50" }).waitFor()
  })
})

describe("in a browser of its own", () => {
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
    if (browser === undefined) throw new Error("No browser")
    const page = await browser.newPage({ viewport: { width: 375, height: 812 } })
    page.setDefaultTimeout(10_000)
    await page.goto(address)
    await page.getByRole("main").waitFor()
    return page
  }

  it("the back-forward cache brings no loader back, and the balance is asked again", async () => {
    const page = await open(`${product.url}${paths.login}`)
    await logIn(page, "member0")
    await header(page).getByText("Maria Santos").waitFor()
    await closePopups(page)
    await page.evaluate(() => {
      window.addEventListener("pageshow", ({ persisted }) => (document.title = `restored ${persisted}`))
    })
    product.world.configure({ faults: [{ call: "/wps/game/launchGame", kind: "timeout", times: 1 }] })
    const asked = walletsAsked()
    await page.getByRole("region", { name: "Latest Winner" }).getByRole("button").first().press("Enter")
    const loader = page.getByRole("status").filter({ hasText: "Please wait" })
    await loader.waitFor()
    await page.goto(`${product.url}/lgw/vendor/play?name=away`)
    await page.goBack({ waitUntil: "commit" })
    await expect.poll(() => page.title()).toBe("restored true")
    await loader.waitFor({ state: "detached" })
    await expect.poll(walletsAsked).toBe(asked + 1)
    await header(page).getByText("Maria Santos").waitFor()
    await page.close()
  })

  it("a page kept in the back-forward cache does not show a member who left meanwhile", async () => {
    const page = await open(`${product.url}${paths.login}`)
    await logIn(page, "member0")
    await header(page).getByText("Maria Santos").waitFor()
    await page.goto(`${product.url}/lgw/vendor/play?name=away`)
    await page.evaluate(() => localStorage.clear())
    await page.goBack({ waitUntil: "commit" })
    await header(page).getByRole("link", { name: "Login" }).waitFor()
    expect(await page.getByText("Maria Santos").count()).toBe(0)
    await page.close()
  })

  it("without a secure context the login is refused clearly, and nothing is sent", async () => {
    const { port } = new URL(product.url)
    const page = await open(`http://lobby.example:${port}${paths.login}`)
    const sent: Array<string> = []
    page.on("request", (request) => sent.push(request.method()))
    await field(page, "Username").fill("member0")
    await field(page, "Password").fill(demoPassword)
    await loginButton(page).click()
    await said(page, "This page is not opened securely, so nothing was sent").waitFor()
    expect(product.callsTo("/wps/session/login")).toEqual([])
    expect(sent).not.toContain("POST")
    expect(await field(page, "Password").inputValue(), "what was typed stays").toBe(demoPassword)
    await page.close()
  })
})
