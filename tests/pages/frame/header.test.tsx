import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { domainRoute } from "#gateway/calls/frame/origins.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import { agents } from "#tests/support/agents.ts"
import { openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import { expectTitle, header } from "#tests/support/pageEntry.ts"

const balance = () => header().getByRole("status", { name: "Balance" })
const inbox = () => header().getByRole("link", { name: "Inbox" })
const ticker = () => header().getByRole("link", { name: /^Announcements/ })

describe("header of a member", () => {
  it("[HH-01, HH-02, HH-04] shows logo, nickname and balance", async () => {
    await openApp({
      persona: "0",
      before: ({ rewrite }) => {
        rewrite<object>(memberInfo, (member) => ({ ...member, nickname: "Neo" }))
        rewrite<object>(memberWallet, (wallet) => ({ ...wallet, currencySymbol: "฿", sumBalance: 1234.5 }))
      },
    })
    await expect.element(header().getByText("Neo")).toBeVisible()
    await expect.poll(() => balance().query()?.textContent).toBe("฿\u00a01,234.50")
    const home = header().getByRole("link", { name: "Home" }).element()
    expect(home.querySelector("svg, img")).not.toBeNull()
    expect(header().getByRole("link", { name: "Login" }).query()).toBeNull()
  })

  it("[HH-02, FR-15] shows the title and the balance on other pages, without the nickname", async () => {
    await openApp({ persona: "0", path: paths.myAccount })
    await expect.element(header().getByRole("heading", { name: "My account" })).toBeVisible()
    await expect.poll(() => balance().query()?.textContent).toMatch(/^₱/)
    expect(header().getByText("Maria Santos").query()).toBeNull()
    expect(header().getByRole("link", { name: "Home" }).query()).toBeNull()
  })

  it("[HH-07] counts the unread messages, and opens the inbox", async () => {
    const { at, world, again } = await openApp({ persona: "0", settings: { unreadInbox: 5 } })
    await expect.element(inbox().getByText("5")).toBeVisible()
    await inbox().click()
    await expect.poll(at).toBe(paths.inbox)
    world.configure({ unreadInbox: 0 })
    await again(paths.home)
    await expect.poll(() => inbox().query()?.textContent).toBe("Inbox")
  })
})

describe("header of a guest", () => {
  it("[HH-09] shows links to login and registration, but no balance and no inbox", async () => {
    const { at, address } = await openApp()
    expect([balance().query(), inbox().query()]).toEqual([null, null])
    await header().getByRole("link", { name: "Register" }).click()
    await expectTitle("Register")
    expect(at()).toBe(paths.register)
    address.goBack()
    await header().getByRole("link", { name: "Login" }).click()
    await expectTitle("Login")
    expect(at()).toBe(paths.login)
  })
})

/** The device, the gateway's settings, and whether the icon shows. */
const downloads: ReadonlyArray<readonly [string, string, OpenAppOptions, boolean]> = [
  ["HH-12", "in a browser", { userAgent: agents.android }, true],
  ["HH-12", "in the native app", { userAgent: agents.nativeApp }, false],
  ["HH-13", "in the installed web app", { userAgent: agents.ios, isStandalone: true }, false],
  ["HH-14", "where the merchant has no app window", { settings: { appWindow: false } }, false],
  ["HH-15", "with a link for the platform", { userAgent: agents.ios }, true],
  ["HH-15", "on a desktop", { userAgent: agents.desktop }, false],
]

describe("download icon", () => {
  it.each(downloads)("[%s] is visible or hidden as specified %s", async (_row, _when, options, isShown) => {
    await openApp(options)
    // The footer comes after the status and the merchant's switches.
    await expect.element(page.getByText(/^© /)).toBeInTheDocument()
    const icons = () => header().getByRole("button", { name: "Download app" }).elements().length
    await expect.poll(icons).toBe(isShown ? 1 : 0)
  })
})

describe("ticker", () => {
  it("[HH-20] opens the announcements", async () => {
    const { at } = await openApp({ settings: { scale: "few" } })
    await expect
      .element(
        ticker()
          .getByText(/Lantern Night Bonus is back/)
          .first(),
      )
      .toBeInTheDocument()
    await ticker().click()
    await expect.poll(at).toBe(paths.notice)
  })

  it("[HH-19] says that there is no announcement", async () => {
    await openApp({ settings: { scale: "empty" } })
    await expect.element(ticker().getByText("No announcement")).toBeVisible()
  })
})

describe("request of the gateway's other origins", () => {
  it("[CA-64] is sent once, after the first request, and does not delay the content", async () => {
    const { callsTo, errors } = await openApp({ before: ({ holds }) => holds(domainRoute) })
    await expect.element(page.getByRole("region", { name: "Latest Winner" })).toBeInTheDocument()
    await expect.poll(() => callsTo(domainRoute).map(({ method }) => method)).toEqual(["GET"])
    const [first] = callsTo(systemStatus)
    expect(callsTo(domainRoute)[0]?.startedAt).toBeGreaterThanOrEqual(first?.startedAt ?? Number.NaN)
    expect(errors()).toEqual([])
  })
})
