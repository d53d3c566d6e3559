import type { Locator, Page, Request, Route } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { slots } from "#platform/slots.ts"
import {
  balance,
  bottomMenu,
  expectSaid,
  field,
  header,
  logIn,
  loginButton,
  openMenu,
  said,
  unreadAskable,
} from "#tests/support/player.ts"
import { addressOf, expectAddress, startProduct } from "#tests/support/product.ts"
import * as sample from "#tests/domain/samples.ts"

const product = startProduct()

/** The parts that home shows a member. */
const parts = {
  banner: (page: Page) => page.getByRole("region", { name: "Banners" }).getByRole("button").first(),
  notices: (page: Page) => page.getByRole("link", { name: /^Announcements: Lantern Night Bonus/ }),
  games: (page: Page) =>
    page.getByRole("navigation", { name: "Games" }).getByRole("button", { name: "Slots" }),
  hot: (page: Page) => page.getByRole("navigation", { name: "Games" }).getByRole("button", { name: "Hot" }),
  winners: (page: Page) => page.getByRole("region", { name: "Latest Winner" }).getByRole("row").nth(6),
  balance: (page: Page) => balance(page).filter({ hasText: "₱ 12,480.50" }),
  name: (page: Page) => header(page).getByText("Maria Santos"),
  mail: (page: Page) => header(page).getByRole("link", { name: "Inbox" }).filter({ hasText: "7" }),
} as const satisfies Readonly<Record<string, (page: Page) => Locator>>
type Part = keyof typeof parts

const kinds = ["network", "http500", "notEnvelope", "empty", "wrongTypes"] as const
type Kind = (typeof kinds)[number]

interface Row {
  readonly call: string
  /** Parts that home does not show without this call. */
  readonly loses: ReadonlyArray<Part>
  /** What shows in place of the lost parts. */
  readonly instead?: (page: Page) => Locator
  /** The control that retries, once the call works; without it home recovers by itself. */
  readonly again?: (page: Page) => Locator
}

const failed = (page: Page, text: string) =>
  said(page, text).filter({ has: page.getByRole("button", { name: "Try again" }) })

const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" })

const rows: ReadonlyArray<Row> = [
  // A cached status stays in force; the gate's tests cover a first visit without one.
  { call: "/wps/system/status", loses: [] },
  { call: "/wps/system/whitelabel", loses: [] },
  {
    call: "/wps/relay/GCSGAME_getVassGameType",
    loses: ["games", "hot"],
    instead: (page) => failed(page, "The games could not be loaded."),
    again: tryAgain,
  },
  { call: "/wps/relay/GCSGAME_hotGamesV2", loses: ["hot"], instead: parts.games },
  {
    call: "/wps/relay/MCSFE_getListAnnouncements",
    loses: ["banner", "notices"],
    instead: (page) => failed(page, "The banners could not be loaded."),
    again: tryAgain,
  },
  {
    call: "/wps/relay/ODSFE2_getWinnerBoard",
    loses: ["winners"],
    instead: (page) => failed(page, "The winners could not be loaded."),
    again: tryAgain,
  },
  {
    call: "/wps/wallets/gcs",
    loses: ["balance"],
    instead: (page) => balance(page).filter({ hasText: "The balance could not be loaded." }),
    again: (page) => page.getByRole("button", { name: "Refresh balance" }),
  },
  {
    call: "/wps/member/info",
    loses: ["name"],
    instead: (page) => header(page).getByText("member0", { exact: true }),
  },
  {
    call: "/wps/relay/CSP_unreadCount",
    loses: ["mail"],
    instead: (page) => header(page).getByRole("link", { name: "Inbox" }),
  },
  { call: "/wps/relay/CBS_unreadCount", loses: [] },
  { call: "/wps/relay/MCS2_getContractRequests", loses: [] },
]

const names = Object.keys(parts).filter((name): name is Part => name in parts)

/** Home is usable: the frame and every part except `without`. */
const expectUsable = async (page: Page, without: ReadonlyArray<Part>): Promise<void> => {
  await header(page).getByRole("button", { name: "Menu" }).waitFor()
  await bottomMenu(page).getByRole("link", { name: "Member" }).waitFor()
  for (const name of names.filter((each) => !without.includes(each))) await parts[name](page).waitFor()
  for (const name of without) await parts[name](page).waitFor({ state: "detached" })
}

/** Lets the call fail in this way from now on, or succeed. */
const fail = async (page: Page, call: string, kind: Kind | undefined): Promise<void> => {
  await page.unrouteAll()
  // A proxy in front of the gateway would send 502; this simulates no response at all.
  if (kind === "network")
    await page.route(
      (url) => url.pathname === call,
      (route) => route.abort(),
    )
  product.world.configure({
    faults: kind === undefined || kind === "network" ? [] : [{ call, kind, times: "always" }],
  })
}

const wake = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event("online")))

/** Waits for the call's next failing response or network error. */
const failureOf = (page: Page, call: string, kind: Kind): Promise<unknown> => {
  const isIt = (request: Request) => new URL(request.url()).pathname === call
  return kind === "network"
    ? page.waitForEvent("requestfailed", isIt)
    : page.waitForEvent("requestfinished", isIt)
}

describe("home with one call failing", () => {
  it.each(rows)(
    "$call failing on home: the rest is usable, an error shows, and home recovers afterwards",
    async (row) => {
      const { call, loses, instead, again } = row
      const page = await product.visit({ persona: "0", settings: { scale: "few" } })
      await expectUsable(page, [])
      for (const kind of kinds) {
        await fail(page, call, kind)
        const failure = failureOf(page, call, kind)
        await page.reload()
        await failure
        await instead?.(page).waitFor()
        await expectUsable(page, loses)
        expect(addressOf(page)).toBe(paths.home)
        if (loses.length === 0) continue

        await fail(page, call, undefined)
        const button = again?.(page)
        await unreadAskable(page)
        if (button === undefined) await wake(page)
        else await button.click()
        await expectUsable(page, [])
        expect(await page.getByRole("alert").count()).toBe(0)
      }
    },
  )

  it("any home call that takes 3 s does not delay the rest of home", async () => {
    const kept = {
      [slots.systemStatus.key]: JSON.stringify(sample.bareStatus),
    }
    const isReadWhileSlow = async ({ call, loses }: Row): Promise<void> => {
      let release = (): void => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      const slowly = async (route: Route) => {
        await Promise.all([new Promise((resolve) => setTimeout(resolve, 3000)), released])
        await route.continue()
      }
      const page = await product.visit({
        persona: "0",
        storage: kept,
        settings: { scale: "few" },
        before: (opened) => opened.route((url) => url.pathname === call, slowly),
      })
      // The hot games reserve their space while they load.
      await expectUsable(page, call.includes("hotGames") ? [] : loses)
      release()
      await expectUsable(page, [])
      await page.close()
    }
    // Three at a time, because the tests mostly wait.
    const waiting = [...rows]
    const work = async (): Promise<void> => {
      for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) await isReadWhileSlow(row)
    }
    await Promise.all([work(), work(), work()])
  })

  it.each(kinds)(
    "the menu reports that the merchant's switches failed to load on a first visit: %s",
    async (kind) => {
      const page = await product.visit({ persona: "0", settings: { scale: "few" } })
      await parts.name(page).waitFor()
      await fail(page, "/wps/system/whitelabel", kind)
      await page.evaluate((key) => localStorage.removeItem(key), slots.whitelabel.key)
      await page.reload()
      await expectUsable(page, [])
      const menu = await openMenu(page)
      const failure = menu.getByRole("alert").filter({ hasText: "Some menu entries could not be loaded." })
      await failure.waitFor()
      await menu.getByRole("button", { name: "Sign out" }).waitFor()
      await fail(page, "/wps/system/whitelabel", undefined)
      await failure.getByRole("button", { name: "Try again" }).click()
      await menu.getByRole("link", { name: "Betting record" }).waitFor()
    },
  )

  it("failing calls do not leave a former player's data for the next player", async () => {
    const page = await product.visit({
      persona: "0",
      settings: {
        scale: "few",
        contracts: { dailysalreqtype: "", divtypecompperiodreq: "", contracthoursalreq: "" },
      },
    })
    await expectUsable(page, [])
    const agent = await product.world.signInAs("9")
    product.world.configure({ faults: [{ call: "*", kind: "http500", times: "always" }] })
    const other = await page.context().newPage()
    await other.goto("/icon.svg")
    await other.evaluate(([key, session]) => localStorage.setItem(key, session), [
      slots.session.key,
      JSON.stringify(agent),
    ] as const)
    await header(page).getByText("agent9").waitFor()
    await balance(page).filter({ hasText: "The balance could not be loaded." }).waitFor()
    for (const name of ["balance", "name", "mail", "notices"] as const) {
      expect(await parts[name](page).count(), name).toBe(0)
    }
  })
})

describe("login with failing calls", () => {
  it.each<readonly [Kind | "slow", string]>([
    ["network", "Network slow or offline"],
    ["http500", "The server did not respond. Please try again later."],
    ["notEnvelope", "Something went wrong. Please try again."],
    ["empty", "Something went wrong. Please try again."],
  ])("%s during login: shows an error, keeps the input, and works afterwards", async (kind, text) => {
    const page = await product.visit({ path: paths.login })
    await fail(page, "/wps/session/login", kind === "slow" ? undefined : kind)
    await logIn(page, "member0")
    await expectSaid(page, text)
    await expect.poll(() => field(page, "Username").inputValue()).toBe("member0")
    await expect.poll(() => field(page, "Password").inputValue()).toBe("lantern123")
    expect(product.callsTo("/wps/session/login").length, "never repeated by itself").toBeLessThanOrEqual(1)
    await fail(page, "/wps/session/login", undefined)
    await loginButton(page).click()
    await expectAddress(page, paths.home)
  })
})

describe("code that fails to load", () => {
  it("menu code that fails to load shows an error, and the next press opens the menu", async () => {
    const page = await product.visit({ persona: "0", settings: { scale: "few" } })
    await expectUsable(page, [])
    await page.route(/MainMenu.*\.js/, (route) => route.abort())
    await header(page).getByRole("button", { name: "Menu" }).click()
    await expectSaid(page, "Network slow or offline")
    await expectUsable(page, [])
    await page.unrouteAll()
    await openMenu(page)
  })

  it("home can be read and used when all deferred code fails to load", async () => {
    const page = await product.visit({
      persona: "0",
      settings: { scale: "few" },
      before: (opened) =>
        opened.route(/\/assets\/(?!entry-|render-|rolldown-runtime|en-).*\.js/, (route) => route.abort()),
    })
    await expectUsable(page, [])
    expect(await page.getByRole("contentinfo").count()).toBe(0)
    await page.unrouteAll()
    await wake(page)
    await page.getByRole("contentinfo").waitFor()
    await (await openMenu(page)).getByRole("link", { name: "My account" }).waitFor()
  })
})
