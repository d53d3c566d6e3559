import { describe, expect, it } from "vitest"

import { homePaths, paths } from "#config/paths.ts"
import { frameOf } from "#domain/PageFrame.ts"

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

  it("leads one step back from the texts one agrees to", () => {
    expect(frameOf(paths.terms).back).toBe("step")
    expect(frameOf(paths.agreement).back).toBe("step")
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
