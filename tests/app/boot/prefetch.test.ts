import { afterEach, assert, describe, it, vi } from "@effect/vitest"

import { filesOf } from "#app/boot/plan.ts"
import { prefetch } from "#app/boot/prefetch.ts"
import { storedUserOf } from "#app/boot/storedUser.ts"
import { defaultDeployment } from "#config/deployment.ts"
import type { FirstCall } from "#services/firstCall.ts"

import { storedKeys } from "./storedKeys.ts"

const call = (path: string, query: FirstCall["query"] = []): FirstCall => ({ path, query, isInShell: true })

const member = { parts: ["title"], title: "", user: "member" } as const

const plan = {
  calls: {
    status: call("/wps/a"),
    depositBanks: { ...call("/wps/banks"), unlessAsked: { receipt: [] }, unlessStored: ["MOVES"] },
    games: {
      ...call("/wps/games", [["gameType", "{gameType}"]]),
      unlessAsked: { q: [], gameType: ["FAV"] },
    },
    mails: { ...call("/wps/mails"), module: "INBOX3" },
  },
  frames: {
    "/m/deposit": { ...member, calls: ["depositBanks"], members: [0, 1] },
    "/m/inbox": { ...member, calls: ["mails"], members: [0] },
    "/m/gameList": { calls: ["games"] },
  },
  keys: storedKeys,
} as const

const sentTo = (address: string, stored: Record<string, string>, origin = ""): ReadonlyArray<string> => {
  const sent: Array<string> = []
  const tab = { getItem: (key: string) => stored[`tab ${key}`] ?? null }
  vi.stubGlobal("window", { sessionStorage: tab })
  vi.stubGlobal("location", { hostname: "localhost" })
  vi.stubGlobal("localStorage", { getItem: (key: string) => stored[key] ?? null })
  vi.stubGlobal("fetch", (url: string) => {
    sent.push(url)
    return new Promise(() => {})
  })
  const { pathname, search } = new URL(address, "https://any.example")
  const user = storedUserOf(storedKeys, defaultDeployment)
  prefetch({ ...plan, origin }, user, { pathname, search }, Promise.resolve())
  return sent
}

describe("the first requests of a page", () => {
  afterEach(() => vi.unstubAllGlobals())

  const sessionOf = (type: number, more: object = {}) => ({
    SESSION: JSON.stringify({ token: "a", type, ...more }),
  })
  const settings = (...modules: ReadonlyArray<string>) => ({ SETTINGS: JSON.stringify({ modules }) })

  it.each<readonly [string, string, Record<string, string>, ReadonlyArray<string>]>([
    ["a depositor", "/m/deposit", sessionOf(0), ["/wps/banks"]],
    ["a guest", "/m/deposit", {}, []],
    ["a type that may not deposit", "/m/deposit", sessionOf(4), []],
    ["a type that the plan does not know", "/m/deposit", sessionOf(77), []],
    ["a member without a type", "/m/deposit", { SESSION: JSON.stringify({ token: "a" }) }, []],
    ["a member who must change the password", "/m/deposit", sessionOf(0, { firstTimeLogin: true }), []],
    ["a depositor who opens a receipt", "/m/deposit?receipt=1", sessionOf(0), []],
    ["a depositor with an unsettled money move", "/m/deposit", { ...sessionOf(0), MOVES: "[1]" }, []],
    [
      "a depositor whose money moves are settled",
      "/m/deposit",
      { ...sessionOf(0), MOVES: "[]" },
      ["/wps/banks"],
    ],
    ["a depositor with a money move of this tab", "/m/deposit", { ...sessionOf(0), "tab MOVES": "[1]" }, []],
    ["a member with an inbox", "/m/inbox", { ...sessionOf(0), ...settings("A", "INBOX3") }, ["/wps/mails"]],
    ["a member of a merchant without inbox", "/m/inbox", { ...sessionOf(0), ...settings("A") }, []],
    ["a member whose settings are unknown", "/m/inbox", sessionOf(0), []],
    ["a guest", "/m/gameList?gameType=RNG", {}, ["/wps/games?gameType=RNG"]],
    ["a guest", "/m/gameList", {}, ["/wps/games?gameType="]],
    ["a guest who searches", "/m/gameList?gameType=RNG&q=ace", {}, []],
    ["a guest who opens the favourites", "/m/gameList?gameType=FAV", {}, []],
  ])("boot sends the same requests as the app to %s at %s", (_who, address, stored, own) => {
    assert.deepStrictEqual(sentTo(address, stored), ["/wps/a", ...own])
  })

  it("[CA-01] boot sends the first requests to the gateway's host", () => {
    const sent = sentTo("/m/gameList?gameType=RNG", {}, "https://gateway.example")
    const first = ["/wps/a", "/wps/games?gameType=RNG"].map((path) => `https://gateway.example${path}`)
    assert.deepStrictEqual(sent, first)
  })

  it.each(["maintenance", "regionRestriction"])(
    "boot sends only the status request while the stored status has the flag %s",
    (flag) => {
      const stored = { ...sessionOf(0), STATUS: JSON.stringify({ [flag]: true }) }
      assert.deepStrictEqual(sentTo("/m/deposit", stored), ["/wps/a"])
    },
  )
})

describe("the preloaded files", () => {
  const guest = {
    token: "",
    isClosed: false,
    merchant: "",
    language: "EN",
    type: -1,
    isForced: false,
  } as const

  it.each([
    ["of a document's own page for its user", "/m/inbox", { ...guest, token: "a" }, ["/assets/page.js"]],
    ["for a user whom the app redirects", "/m/inbox", guest, ["/assets/all.js"]],
    ["at another address", "/m/none", guest, ["/assets/all.js"]],
  ])("are those %s", (_which, path, user, expected) => {
    const files = { files: ["/assets/page.js"], pageChunks: "/assets/all.js", frames: plan.frames }
    assert.deepStrictEqual(filesOf(files, user, path), expected)
  })
})
