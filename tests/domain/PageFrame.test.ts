import { Option } from "effect"
import { describe, expect, it } from "vitest"

import { homePaths, paths } from "#config/paths.ts"
import { frameOf, titleOf } from "#domain/PageFrame.ts"
import en from "#i18n/locales/en.json"

import { sessionOf } from "../support/services.ts"

/** Every address of the product but VIP's, which is a page outside the app. */
const addresses = [
  ...new Set([...homePaths, ...Object.values(paths), "/m/register.html", "/m/trial"]),
].filter((path) => path !== paths.vip)

const where = (is: (path: string) => boolean) => addresses.filter(is).sort()
const sorted = (...all: ReadonlyArray<string>) => [...all].sort()

describe("the frame of every address", () => {
  it("[FR-01] has the site header everywhere but on the nine pages, the lottery frame under both its names", () => {
    expect(where((path) => !frameOf(path).header)).toEqual(
      sorted(
        "/m/login",
        "/m/register",
        "/m/register.html",
        "/m/message",
        "/m/app",
        "/m/lottery",
        "/m/lotto-h5",
        "/m/forget",
        "/m/changePsw",
        "/m/member/home",
        "/m/agent",
      ),
    )
  })

  it("[FR-02] has the home-style banner on exactly six addresses", () => {
    expect(where((path) => frameOf(path).banner)).toEqual(
      sorted("/", "/m/", "/m/home", "/m/index", "/m/index.html", "/m/games"),
    )
  })

  it("[FR-03, FR-04] hides the bottom menu on the eleven pages and shows it on every other", () => {
    expect(where((path) => !frameOf(path).bottomMenu)).toEqual(
      sorted(
        "/m/login",
        "/m/register",
        "/m/register.html",
        "/m/slotsCenter",
        "/m/gameList",
        "/m/lottery",
        "/m/lotto-h5",
        "/m/forget",
        "/m/changePsw",
        "/m/app",
        "/m/notice",
        "/m/agent",
        "/m/help",
      ),
    )
    for (const path of ["/m/home", "/m/activity", "/m/set", "/m/message", "/m/feedback", "/m/game"])
      expect(frameOf(path).bottomMenu, path).toBe(true)
  })

  it("[FR-15] has a title of its own on each page that the specification gives one", () => {
    const titles = Object.fromEntries(
      ["activity", "forget", "home", "login", "register", "trail", "changePsw", "notice", "game", "rng"]
        .concat(["message", "set", "help", "feedback"])
        .map((page) => [page, en[frameOf(`/m/${page}`).title]]),
    )
    expect(titles).toEqual({
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
    })
    expect(frameOf("/m/register.html").title).toBe("register")
    expect(frameOf("/m/trial").title).toBe("title_free_trial")
  })

  it("[FR-15] is called 'first password' while the change is forced, and 'change password' when it is by choice", () => {
    const title = (session: Parameters<typeof titleOf>[2]) => en[titleOf(paths.changePassword, "", session)]
    expect(title(Option.some(sessionOf(0, { firstTimeLogin: true })))).toBe("First password")
    expect(title(Option.some(sessionOf(0)))).toBe("Change password")
    expect(title(Option.none())).toBe("First password")
    expect(titleOf(paths.settings, "", Option.some(sessionOf(0)))).toBe("title_settings")
  })

  it("[RT-63, RT-64] the texts one agrees to have titles of their own, and a way one step back", () => {
    expect(frameOf(paths.terms)).toMatchObject({ title: "title_terms", back: "step" })
    expect(frameOf(paths.agreement)).toMatchObject({ title: "title_agreement", back: "step" })
  })

  it("[FR-16] has a back arrow everywhere but on home and the forced password change", () => {
    expect(where((path) => frameOf(path).back === "none")).toEqual(sorted(...homePaths, "/m/changePsw"))
  })

  it("[FR-17, FR-18] leads back to home from five pages and the message centre, elsewhere one step", () => {
    expect(where((path) => frameOf(path).back === "home")).toEqual(
      sorted(
        "/m/login",
        "/m/register",
        "/m/register.html",
        "/m/trail",
        "/m/trial",
        "/m/activity",
        "/m/forget",
        "/m/message",
      ),
    )
    expect(frameOf("/m/help").back).toBe("step")
  })
})
