import type { Locator, Page, Request, Route } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { slots } from "#platform/slots.ts"
import {
  balance,
  bottomMenu,
  field,
  header,
  logIn,
  loginButton,
  openMenu,
  said,
  unreadAskable,
} from "#tests/support/player.ts"
import { addressOf, expectAddress, startProduct } from "#tests/support/product.ts"

const product = startProduct()

/** What home shows a member, part by part. */
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

/** An answer that is a success of the wrong content, rather than a failure. */
const isHollow = (kind: Kind): boolean => kind === "empty" || kind === "wrongTypes"

interface Row {
  readonly call: string
  /** What home cannot show without it. */
  readonly loses: ReadonlyArray<Part>
  /** What of it a hollow answer leaves. */
  readonly keeps?: ReadonlyArray<Part>
  /** What stands in its place. */
  readonly instead?: (page: Page, kind: Kind) => Locator
  /** How the player asks again, once it works; by default nothing is to be pressed. */
  readonly again?: (page: Page, kind: Kind) => Locator | undefined
}

const failed = (page: Page, text: string) =>
  said(page, text).filter({ has: page.getByRole("button", { name: "Try again" }) })

const tryAgain = (page: Page) => page.getByRole("button", { name: "Try again" })

const unlessHollow = (again: (page: Page) => Locator) => (page: Page, kind: Kind) =>
  isHollow(kind) ? undefined : again(page)

const rows: ReadonlyArray<Row> = [
  // A kept status stays in force; the first visit without one is the gate's.
  { call: "/wps/system/status", loses: [] },
  { call: "/wps/system/whitelabel", loses: [] },
  {
    call: "/wps/relay/GCSGAME_getVassGameType",
    loses: ["games", "hot"],
    keeps: ["hot"],
    instead: (page, kind) =>
      isHollow(kind) ? parts.hot(page) : failed(page, "The games could not be loaded."),
    again: unlessHollow(tryAgain),
  },
  { call: "/wps/relay/GCSGAME_hotGamesV2", loses: ["hot"], instead: parts.games },
  {
    call: "/wps/relay/MCSFE_getListAnnouncements",
    loses: ["banner", "notices"],
    instead: (page, kind) =>
      isHollow(kind)
        ? page.getByRole("link", { name: "Announcements: No announcement" })
        : failed(page, "The banners could not be loaded."),
    again: unlessHollow(tryAgain),
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
    // Decision 120: a sum that is missing or no number is 0.00.
    instead: (page, kind) =>
      balance(page).filter({ hasText: isHollow(kind) ? "0.00" : "The balance could not be loaded." }),
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

/** Home goes on: frame, and every part but those. */
const expectUsable = async (page: Page, without: ReadonlyArray<Part>): Promise<void> => {
  await header(page).getByRole("button", { name: "Menu" }).waitFor()
  await bottomMenu(page).getByRole("link", { name: "Member" }).waitFor()
  for (const name of names.filter((each) => !without.includes(each))) await parts[name](page).waitFor()
  for (const name of without) await parts[name](page).waitFor({ state: "detached" })
}

/** From now on the call fails in this way, or not any more. */
const fail = async (page: Page, call: string, kind: Kind | undefined): Promise<void> => {
  await page.unrouteAll()
  // The site in front of the gateway would answer 502 for it; here nothing answers at all.
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

/** The call's failing answer, or that there is none, from now on. */
const failureOf = (page: Page, call: string, kind: Kind): Promise<unknown> => {
  const isIt = (request: Request) => new URL(request.url()).pathname === call
  return kind === "network"
    ? page.waitForEvent("requestfailed", isIt)
    : page.waitForEvent("requestfinished", isIt)
}

describe("home with one call failing", () => {
  it.each(rows)(
    "$call: the rest is usable, it says so, and it comes when the fault has gone",
    async (row) => {
      const { call, loses, keeps = [], instead, again } = row
      const page = await product.visit({ persona: "0", settings: { scale: "few" } })
      await expectUsable(page, [])
      for (const kind of kinds) {
        await fail(page, call, kind)
        const failure = failureOf(page, call, kind)
        await page.reload()
        await failure
        await instead?.(page, kind).waitFor()
        await expectUsable(page, isHollow(kind) ? loses.filter((part) => !keeps.includes(part)) : loses)
        expect(addressOf(page)).toBe(paths.home)
        if (loses.length === 0) continue

        await fail(page, call, undefined)
        const button = again?.(page, kind)
        await unreadAskable(page)
        if (button === undefined) await wake(page)
        else await button.click()
        await expectUsable(page, [])
        expect(await page.getByRole("alert").count()).toBe(0)
      }
    },
  )

  it("3 s slow: the rest does not wait for it, whichever it is", async () => {
    const kept = {
      [slots.systemStatus.key]: JSON.stringify({ maintenance: false, regionRestriction: false }),
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
      // The place of the hot games is kept while they are on their way.
      await expectUsable(page, call.includes("hotGames") ? [] : loses)
      release()
      await expectUsable(page, [])
      await page.close()
    }
    // Three at a time: they wait more than they work.
    const waiting = [...rows]
    const work = async (): Promise<void> => {
      for (let row = waiting.pop(); row !== undefined; row = waiting.pop()) await isReadWhileSlow(row)
    }
    await Promise.all([work(), work(), work()])
  })

  it.each(kinds)(
    "the menu says that the merchant's switches did not come on a first visit: %s",
    async (kind) => {
      const page = await product.visit({ persona: "0", settings: { scale: "few" } })
      await parts.name(page).waitFor()
      await fail(page, "/wps/system/whitelabel", kind)
      await page.evaluate((key) => localStorage.removeItem(key), slots.whitelabel.key)
      await page.reload()
      await expectUsable(page, [])
      const menu = await openMenu(page)
      const failure = menu.getByRole("alert").filter({ hasText: "Some parts could not be loaded." })
      if (isHollow(kind)) await menu.getByRole("link", { name: "My account" }).waitFor()
      else await failure.waitFor()
      await menu.getByRole("button", { name: "Sign out" }).waitFor()
      await fail(page, "/wps/system/whitelabel", undefined)
      if (isHollow(kind)) await wake(page)
      else await failure.getByRole("button", { name: "Try again" }).click()
      await menu.getByRole("link", { name: "Betting record" }).waitFor()
    },
  )

  it("shows the next player nothing of the one before, though nothing new comes", async () => {
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

describe("logging in with calls failing", () => {
  it.each<readonly [Kind | "slow", string]>([
    ["network", "Network slow or offline"],
    ["http500", "System upgrading, please try again later"],
    ["notEnvelope", "Unknown error"],
    ["empty", "Unknown error"],
  ])("%s: says so, loses nothing that was typed, and works once the fault has gone", async (kind, text) => {
    const page = await product.visit({ path: paths.login })
    await fail(page, "/wps/session/login", kind === "slow" ? undefined : kind)
    await logIn(page, "member0")
    await said(page, text).waitFor()
    expect(await field(page, "Username").inputValue()).toBe("member0")
    expect(await field(page, "Password").inputValue()).toBe("lantern123")
    expect(product.callsTo("/wps/session/login").length, "never repeated by itself").toBeLessThanOrEqual(1)
    await fail(page, "/wps/session/login", undefined)
    await loginButton(page).click()
    await expectAddress(page, paths.home)
  })
})

describe("code that does not come", () => {
  it("[ER-31] of a page: an error-log entry and a loader, and the page when it comes", async () => {
    const logged: Array<string> = []
    const page = await product.visit({
      before: async (opened) => {
        opened.on("console", (message) => logged.push(message.text()))
        await opened.route(/EntryPage.*\.js/, (route) => route.abort())
      },
    })
    await header(page).getByRole("link", { name: "Login" }).click()
    await page.getByRole("status", { name: "Loading" }).waitFor()
    await expect.poll(() => logged.some((line) => line.includes("Code did not load"))).toBe(true)
    await page.getByRole("heading", { name: "Login", level: 1 }).waitFor()
    await page.unrouteAll()
    await field(page, "Username").waitFor()
  })

  it("[ER-31] for good: the page's place says so, and the rest of the app goes on", async () => {
    let tries = 0
    const page = await product.visit({
      clock: true,
      before: async (opened) => {
        await opened.route(/EntryPage.*\.js/, (route) => {
          tries += 1
          return route.abort()
        })
      },
    })
    await header(page).getByRole("link", { name: "Login" }).click()
    await page.getByRole("status", { name: "Loading" }).waitFor()
    // Each try is answered in its own time, and the next one is due some seconds after it.
    const given = async () => {
      await page.clock.runFor(6100)
      return said(page, "Something went wrong here").count()
    }
    await expect.poll(given).toBe(1)
    expect(tries, "once, and three times more").toBe(4)
    await page.getByRole("button", { name: "Back" }).click()
    await parts.games(page).waitFor()
  })

  it("of the menu: says so, and the next press opens it", async () => {
    const page = await product.visit({ persona: "0", settings: { scale: "few" } })
    await expectUsable(page, [])
    await page.route(/MainMenu.*\.js/, (route) => route.abort())
    await header(page).getByRole("button", { name: "Menu" }).click()
    await said(page, "Network slow or offline").waitFor()
    await expectUsable(page, [])
    await page.unrouteAll()
    await openMenu(page)
  })

  it("of everything that comes later: home is read and used all the same", async () => {
    const page = await product.visit({
      persona: "0",
      settings: { scale: "few" },
      before: (opened) =>
        opened.route(/\/assets\/(?!index|start|rolldown-runtime).*\.js/, (route) => route.abort()),
    })
    await expectUsable(page, [])
    expect(await page.getByRole("contentinfo").count()).toBe(0)
    await page.unrouteAll()
    await wake(page)
    await page.getByRole("contentinfo").waitFor()
    await (await openMenu(page)).getByRole("link", { name: "My account" }).waitFor()
  })
})
