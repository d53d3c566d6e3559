import { Option } from "effect"
import { describe, expect, it } from "vitest"

import { homePaths, paths } from "#config/paths.ts"
import { earlyPage } from "#domain/frame/earlyPage.ts"
import * as Pages from "#domain/frame/Pages.ts"
import * as GamesAddress from "#domain/games/GamesAddress.ts"
import type { Session } from "#domain/Session.ts"
import en from "#i18n/locales/en.json"
import { sessionOf } from "#tests/support/services.ts"

const addresses = Pages.all.map(({ path }) => path)
const where = (is: (path: string) => boolean) => addresses.filter(is).sort()
const words = (text: string) => text.split(/\s+/).sort()

describe("page frame", () => {
  it("[FR-01] the site header shows on all pages but nine, which include both lottery iframe addresses", () => {
    expect(where((path) => !Pages.at(path).header)).toEqual(
      words(`/m/login /m/register /m/register.html /m/message /m/app /m/lottery /m/lotto-h5 /m/forget
  /m/changePsw /m/member/home /m/agent`),
    )
  })

  it("[FR-02] the home-style banner shows on exactly six addresses", () => {
    expect(where((path) => Pages.at(path).banner)).toEqual(
      words(`/ /m/ /m/home /m/index /m/index.html /m/games`),
    )
  })

  it("[FR-03, FR-04] the bottom menu is hidden on eleven pages and shows on all others", () => {
    expect(where((path) => !Pages.at(path).bottomMenu)).toEqual(
      words(`/m/login /m/register /m/register.html /m/slotsCenter /m/gameList /m/lottery /m/lotto-h5
  /m/forget /m/changePsw /m/app /m/notice /m/agent /m/help`),
    )
    for (const path of ["/m/home", "/m/activity", "/m/set", "/m/message", "/m/feedback", "/m/game"])
      expect(Pages.at(path).bottomMenu, path).toBe(true)
  })

  it("[FR-16] a back arrow shows on all pages but home and the forced password change", () => {
    expect(where((path) => Pages.at(path).back === "none")).toEqual([...homePaths, "/m/changePsw"].sort())
  })

  it("[FR-19, SP-14] the route is the path with its query, but without the typed search", () => {
    expect(Pages.routeOf("/m/help", "?i=1")).not.toBe(Pages.routeOf("/m/help", "?i=2"))
    expect(Pages.routeOf("/m/help", "")).not.toBe(Pages.routeOf("/m/set", ""))
    expect(Pages.routeOf("/m/rng", "?vassalage=A&q=koi")).toBe(Pages.routeOf("/m/rng", "?vassalage=A"))
    expect(Pages.routeOf("/m/rng", "?q=koi")).toBe(Pages.routeOf("/m/rng", ""))
  })

  it("[FR-17, FR-18] the back arrow of five pages and the message centre opens home, and other pages go back in history", () => {
    expect(where((path) => Pages.at(path).back === "home")).toEqual(
      words(`/m/login /m/register /m/register.html /m/trail /m/trial /m/activity /m/forget /m/message`),
    )
    expect(Pages.at("/m/help").back).toBe("previous")
  })
})

describe("player protection", () => {
  it("a break blocks the pages for games, lotteries, deposits and promotions, and no page for account, withdrawals or help", () => {
    const closed = new Set(Pages.all.filter(({ name }) => Pages.table[name].isPlay).map(({ name }) => name))
    expect([...closed].sort()).toEqual(
      words(`category deposit gameEntry gameList invite lotteryIframe lotteryList memberTasks pointsMall
  promotions redRain rewards task`),
    )
  })
})

describe("addresses of pages", () => {
  it("the parent of an address with a view in its query is the page itself, else the page above it", () => {
    expect(Pages.parentOf(paths.deposit, "?method=MANUAL")).toBe(paths.deposit)
    expect(Pages.parentOf(paths.deposit, "?receipt=D1")).toBe(paths.deposit)
    expect(Pages.parentOf(paths.deposit, "?other=1")).toBe(paths.memberHome)
    expect(Pages.parentOf(paths.team, "")).toBe(paths.agent)
    expect(Pages.parentOf("/m/unknown", "")).toBe(paths.home)
  })

  it("only home's own addresses count as home, and two addresses can show the same page", () => {
    expect(Pages.isHome(paths.home)).toBe(true)
    expect(Pages.isHome(paths.login)).toBe(false)
    expect(Pages.isHome("/m/unknown")).toBe(false)
    expect(Pages.isSame(paths.games, paths.game)).toBe(true)
    expect(Pages.isSame(paths.games, paths.home)).toBe(false)
    expect(Pages.isSame("/m/unknown", paths.home)).toBe(false)
  })

  it("the access rule of an address does not depend on its query and fragment", () => {
    expect(Pages.ruleOf(`${paths.agent}?tab=1#top`)).toBe("agent")
    expect(Pages.ruleOf("/m/unknown")).toBe("anyone")
    expect(Pages.ruleAt("agentHome", paths.home)).toBe("agent")
    expect(Pages.ruleAt("home", paths.home)).toBe("anyone")
  })

  it("the login shows a guest the reason for the redirect", () => {
    expect(Pages.loginReasonOf(`${paths.lottery}?gameId=1`)).toBe("login_to_play")
    expect(Pages.loginReasonOf(paths.home)).toBe("login_to_account")
    expect(Pages.loginReasonOf("/m/unknown")).toBe("login_to_account")
  })
})

const texts: Readonly<Record<string, string>> = en

const titleText = (path: string, session: Option.Option<Session> = Option.none()) =>
  texts[Pages.titleOf(Pages.at(path), "", session)]

describe("page titles", () => {
  it("[FR-15] each page that the specification names has its own title", () => {
    const titles = {
      activity: "Promotion",
      forget: "Forgot password",
      home: "Home",
      login: "Login",
      register: "Register",
      trail: "Free trial",
      changePsw: "First password",
      notice: "Announcement",
      game: "Game center",
      rng: "Slots",
      message: "Messages",
      set: "Personal settings",
      help: "Help center",
      feedback: "Feedback",
    }
    for (const [page, title] of Object.entries(titles)) expect(titleText(`/m/${page}`), page).toBe(title)
    expect(titleText("/m/member/home")).toBe("Member center")
    expect(titleText("/m/register.html")).toBe("Register")
    expect(titleText("/m/trial")).toBe("Free trial")
  })

  it("a game list is titled by the category of its query", () => {
    const listTitle = (query: string) => texts[Pages.titleOf(Pages.at(paths.gameList), query, Option.none())]
    expect(listTitle("?gameType=RNG")).toBe("Slots")
    expect(listTitle("?gameType=FISH")).toBe("Fish")
  })

  it("a category link opens the category's own page, or the general game list if it has none", () => {
    expect(GamesAddress.pathOf("RNG")).toBe(paths.rng)
    expect(GamesAddress.pathOf("LIVE")).toBe(paths.live)
    expect(GamesAddress.pathOf("BINGO")).toBe(`${paths.gameList}?gameType=BINGO`)
  })

  it("[FR-15] the password page's title is 'First password' for a forced change, else 'Change password'", () => {
    const { changePassword, settings } = paths
    expect(titleText(changePassword, Option.some(sessionOf(0, { firstTimeLogin: true })))).toBe(
      "First password",
    )
    expect(titleText(changePassword, Option.some(sessionOf(0)))).toBe("Change password")
    expect(titleText(changePassword)).toBe("First password")
    expect(titleText(settings, Option.some(sessionOf(0)))).toBe("Personal settings")
  })
})

describe("page table", () => {
  it("the page table contains each specified address exactly once", () => {
    const specified = [...homePaths, ...Object.values(paths)].filter((path) => path !== paths.vip)
    expect(specified.filter((path) => Pages.find(path) === undefined)).toEqual([])
    expect(addresses.filter((path, index) => addresses.indexOf(path) !== index)).toEqual([])
  })

  it("[RT-02] an unknown address shows home", () => {
    expect(Pages.at("/m/nope").name).toBe("home")
    expect(Pages.find("/m/nope")).toBeUndefined()
  })
})

it("before the merchant's settings are loaded, a page that needs a module shows home instead", () => {
  expect(earlyPage(paths.protection)).toBe("home")
  expect(earlyPage(paths.deposit)).toBe("deposit")
  expect(earlyPage("/m/unknown")).toBe("home")
})
