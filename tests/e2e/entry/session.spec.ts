import { type Browser, chromium, type Page } from "playwright"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { vendorPaths } from "#fixtures/logic/games/vendorPage.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { login, logout } from "#gateway/calls/entry/account.ts"
import { launchGame } from "#gateway/calls/games/launches.ts"
import { slots } from "#platform/slots.ts"
import { wholeBrowserLaunch } from "#tests/support/browserPath.ts"
import { heardOn } from "#tests/support/heard.ts"
import {
  balance,
  closePopups,
  expectSaid,
  field,
  header,
  headerBalance,
  logIn,
  loginButton,
  loginForm,
  openMenu,
  passUnreadThrottle,
} from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"
import { bareStatus } from "#tests/domain/samples.ts"
import { pageSurroundings } from "#tools/test/surroundings.ts"
import { longestWait } from "#tools/test/waits.ts"

const product = startProduct()

const logoutCall = logout.path
const walletCall = memberWallet.path
const memberCall = memberInfo.path
const over = "The account has been logged out, please log in again"

const stored = (key: string) => localStorage.getItem(key)

const question = (page: Page) => page.getByRole("alertdialog", { name: "Do you want to sign out?" })

const signOut = (page: Page) => question(page).getByRole("button", { name: "Sign out" }).click()

/** Requests for the member's wallet; the merchant's has another path. */
const walletsAsked = () =>
  product.callsTo(walletCall).filter(({ query }) => JSON.stringify(query).includes("member")).length

const lookAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))

describe("signing out", () => {
  it("[SS-07, SS-12] sign-out asks for confirmation, and home replaces the member page in the history", async () => {
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
    await expect.poll(() => page.evaluate(stored, slots.session.key)).toBeNull()
    await page.goBack()
    await header(page).getByRole("link", { name: "Login" }).waitFor()
    expect(addressOf(page), "back does not return to the page before").toBe(paths.home)
    expectQuiet(page)
  })

  it("[SS-08] the sign-out loader stays while the request hangs, and the member is signed out anyway", async () => {
    const page = await product.visit({
      persona: "0",
      settings: { faults: [{ call: logoutCall, kind: "timeout", times: "always" }] },
      clock: true,
    })
    await (await openMenu(page)).getByRole("button", { name: "Sign out" }).click()
    await signOut(page)
    const loader = page.getByRole("status").filter({ hasText: "Please wait" })
    await loader.waitFor()
    for (const { key } of [slots.session, slots.token, slots.remembered])
      await expect.poll(() => page.evaluate(stored, key), { message: key }).toBeNull()
    await expect.poll(() => page.evaluate(stored, slots.autoLogin.key)).toBe("0")
    await page.clock.fastForward(120_000)
    await expect.poll(() => loader.isVisible()).toBe(true)
    const other = await page.context().newPage()
    await other.goto(paths.home)
    await header(other).getByRole("link", { name: "Login" }).waitFor()
    await page.reload()
    await header(page).getByRole("link", { name: "Login" }).waitFor()
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
  ])("signing out in another tab while %s shows fetches no member data as a guest", async (path, persona) => {
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

  it("sign-out and sign-in in one tab apply to a second open tab", async () => {
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

describe("the login page with a session", () => {
  it.each([paths.login, paths.register])(
    "the entry page %s redirects a member to home, and shows a trial player its form",
    async (path) => {
      const page = await product.visit({ persona: "0", path })
      await expectAddress(page, paths.home)
      const trial = await product.visit({ persona: "4", path })
      await trial.getByRole("tab", { selected: true }).waitFor()
      await expectAddress(trial, path)
    },
  )
})

describe("an expired session", () => {
  it("[ER-17] several requests refused for an expired session show one notice, and the login returns to the page", async () => {
    const page = await product.visit({ persona: "0", path: paths.memberHome })
    await page.getByRole("heading", { name: "Maria Santos" }).waitFor()
    await balance(page).filter({ hasText: "12,480.50" }).waitFor()
    product.world.configure({ faults: [{ call: "*", kind: "sessionOver", times: "always" }] })
    const failed = () => product.world.log.entries().filter(({ status }) => status === 401).length
    await lookAgain(page)
    await expectAddress(page, paths.login)
    await expect.poll(failed).toBeGreaterThanOrEqual(2)
    await expect.poll(() => heardOn(page, "alert")).toEqual([over])
    await expect.poll(() => page.evaluate(stored, slots.session.key)).toBeNull()

    product.world.configure({ faults: [] })
    await loginForm(page).waitFor()
    await logIn(page, "member0")
    await expectAddress(page, paths.memberHome)
    await page.getByRole("heading", { name: "Maria Santos" }).waitFor()
  })

  it("[ER-17] a session that expired before the visit shows one notice", async () => {
    const page = await product.visit({
      persona: "0",
      settings: { faults: [{ call: "*", kind: "sessionOver", times: "always" }] },
      storage: { [slots.systemStatus.key]: JSON.stringify(bareStatus) },
    })
    await expectAddress(page, paths.login)
    await expect.poll(() => heardOn(page, "alert")).toEqual([over])
    await expect.poll(() => page.evaluate(stored, slots.token.key)).toBeNull()
  })
})

describe("a session token in the address", () => {
  it("[EN-02, EN-03] a token in the address is stored, refreshes the member, and disappears from address and history", async () => {
    const session = await product.world.signInAs("0")
    const token = session?.token ?? ""
    const page = await product.visit({ path: `${paths.home}?from=mail&token=${token}#top` })
    await page.getByRole("alertdialog").getByText("Continue").click()
    await header(page).getByText("Maria Santos").waitFor()
    await headerBalance(page).filter({ hasText: "12,480.50" }).waitFor()
    const storedSession = await page.evaluate(stored, slots.session.key)
    expect(JSON.parse(storedSession ?? "{}")).toMatchObject({ token, userName: "member0", type: 0 })
    expect(product.callsTo(memberCall)[0]?.status).toBe(200)
    expect(new URL(page.url()).href).toBe(`${product.url}${paths.home}?from=mail#top`)
    await closePopups(page)
    await header(page).getByRole("link", { name: "Home" }).click()
    await expectAddress(page, paths.home)
    await page.goBack()
    await expectAddress(page, `${paths.home}?from=mail`)
    expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain(token)
  })

  it("a token leaves the address before the app's code loads, and is put back when the code fails to load", async () => {
    const page = await product.visit({ apart: true })
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

  it("a token in the address opens the addressed member page once the member is known", async () => {
    const session = await product.world.signInAs("0")
    const page = await product.visit({
      path: `${paths.memberHome}?token=${session?.token ?? ""}`,
      settings: { latencies: { [memberCall]: 700 } },
    })
    await page.getByRole("alertdialog").getByText("Continue").click()
    await page.getByRole("heading", { name: "Maria Santos" }).waitFor()
    await expectAddress(page, paths.memberHome)
  })

  it.each([
    "nobody.sealed.this",
    "https://evil.example/",
    "javascript:alert(1)",
    "<img src=x onerror=alert(1)>",
  ])(
    "an invalid token in the address shows an error, leaves the visitor a guest, and is not stored: %s",
    async (token) => {
      const page = await product.visit({ path: `${paths.home}?token=${encodeURIComponent(token)}` })
      await expectSaid(page, "This link did not log you in")
      expect(page.url()).toBe(`${product.url}${paths.home}`)
      await header(page).getByRole("link", { name: "Login" }).waitFor()
      expect(
        await page.evaluate(() =>
          JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
        ),
      ).not.toContain(JSON.stringify(token).slice(1, -1))
    },
  )

  it("an invalid token in the address does not end the session of a member", async () => {
    const page = await product.visit({ persona: "0", path: `${paths.home}?token=nobody.sealed.this` })
    await expectSaid(page, "This link did not log you in")
    await header(page).getByText("Maria Santos").waitFor()
    await balance(page).filter({ hasText: "12,480.50" }).waitFor()
    await expectAddress(page, paths.home)
  })

  it("a token of another account in the address asks before it switches accounts", async () => {
    const session = await product.world.signInAs("9")
    const path = `${paths.memberHome}?token=${session?.token ?? ""}`
    const page = await product.visit({ persona: "0", path })
    const asked = page.getByRole("alertdialog", {
      name: "You are logged in as member0. Do you want to switch to agent9?",
    })
    await asked.getByRole("button", { name: "Cancel" }).click()
    await asked.waitFor({ state: "detached" })
    await page.getByRole("heading", { name: "Maria Santos" }).waitFor()

    await page.goto(path)
    await asked.getByRole("button", { name: "Switch account" }).click()
    await page.getByRole("heading", { name: "Teresa Go" }).waitFor()
    expect(await page.getByText("Maria Santos").count()).toBe(0)
    await expectAddress(page, paths.memberHome)
  })
})

describe("the balance", () => {
  it("the balance refreshes by hand, and a failed refresh keeps the previous value", async () => {
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

  it("returning to the tab refreshes the balance and the unread counts", async () => {
    const page = await product.visit({ persona: "0", settings: { unreadInbox: 7 }, clock: true })
    await page.getByRole("link", { name: "Inbox" }).filter({ hasText: "7" }).waitFor()
    await balance(page).filter({ hasText: "12,480.50" }).waitFor()
    const asked = walletsAsked()
    product.world.configure({ unreadInbox: 120 })
    await passUnreadThrottle(page)
    await lookAgain(page)
    await page.getByRole("link", { name: "Inbox" }).filter({ hasText: "99+" }).waitFor()
    await expect.poll(walletsAsked).toBe(asked + 1)
  })
})

describe("the connection", () => {
  it("a lost connection shows a banner, and failed requests run again when it is back", async () => {
    const page = await product.visit({ persona: "0", clock: true })
    await balance(page).filter({ hasText: "12,480.50" }).waitFor()
    await page.context().setOffline(true)
    const banner = page.getByRole("status").filter({ hasText: "You are offline" })
    await banner.waitFor()
    await page.getByRole("region", { name: "Latest Winner" }).waitFor()
    product.world.configure({ unreadInbox: 42 })
    await passUnreadThrottle(page)
    await page.context().setOffline(false)
    await banner.waitFor({ state: "detached" })
    await page.getByRole("link", { name: "Inbox" }).filter({ hasText: "42" }).waitFor()
    await balance(page).filter({ hasText: "12,480.50" }).waitFor()
  })
})

describe("in a separate browser", () => {
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
    const page = await browser.newPage({ ...pageSurroundings, viewport: { width: 375, height: 812 } })
    page.setDefaultTimeout(longestWait)
    await page.goto(address)
    await page.getByRole("main").waitFor()
    return page
  }

  it("a return from the back-forward cache shows no loader and refreshes the balance", async () => {
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
    await page.close()
  })

  it("a return from the back-forward cache does not show a member who signed out meanwhile", async () => {
    const page = await open(`${product.url}${paths.login}`)
    await logIn(page, "member0")
    await header(page).getByText("Maria Santos").waitFor()
    // A vendor's page is sandboxed and has no storage; a picture of the lobby has the lobby's.
    await page.goto(`${product.url}/icon.svg`)
    await page.evaluate(() => localStorage.clear())
    await page.goBack({ waitUntil: "commit" })
    await header(page).getByRole("link", { name: "Login" }).waitFor()
    expect(await page.getByText("Maria Santos").count()).toBe(0)
    await page.close()
  })

  it("without a secure context the login shows a clear refusal and sends nothing", async () => {
    const { port } = new URL(product.url)
    const page = await open(`http://lobby.example:${port}${paths.login}`)
    const sent: Array<string> = []
    page.on("request", (request) => sent.push(request.method()))
    await field(page, "Username").fill("member0")
    await field(page, "Password").fill(demoPassword)
    await loginButton(page).click()
    await expectSaid(page, "Nothing was sent. Please open this page with https://.")
    expect(product.callsTo(login.path)).toEqual([])
    expect(sent).not.toContain("POST")
    expect(await field(page, "Password").inputValue(), "what was typed stays").toBe(demoPassword)
    await page.close()
  })
})
