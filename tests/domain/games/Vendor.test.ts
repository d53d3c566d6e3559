import { assert, describe, it } from "@effect/vitest"

import * as Vendor from "#domain/games/Vendor.ts"

const codes = [..."AV AI IMES TF IA DS88 DS DS888 JDB PG av ds88 IM AVI".split(" "), ""]
const named = (...vassalages: ReadonlyArray<string>) =>
  vassalages.map((vassalage) => ({ vassalage, accountTypeName: "" }))

/** The menu of a vendor list such as `LIVE:AG SPORTS:SB,DS88`, in the same notation. */
const menu = (written: string, options: Partial<Vendor.MenuOptions> = {}) => {
  const sorting = written
    .split(" ")
    .filter((part) => part !== "")
    .map((part) => {
      const [gameCategory = "", vendors = ""] = part.split(":")
      return { gameCategory, vendorNames: named(...vendors.split(",").filter((code) => code !== "")) }
    })
  return Vendor.menu({ sorting, mapping: {} }, { hasHotGames: false, isLoggedIn: false, ...options })
    .map(({ gameType, vendors }) => [gameType, vendors.map(({ vassalage }) => vassalage).join(",")].join(":"))
    .join(" ")
}

describe("vendors", () => {
  it("[BC-19] the e-sports codes are AV, AI, IMES, TF and IA", () => {
    assert.deepStrictEqual(codes.filter(Vendor.isEsports), ["AV", "AI", "IMES", "TF", "IA"])
  })

  it("[BC-20] DS88 is the only vendor code of cockfights", () => {
    assert.deepStrictEqual(codes.filter(Vendor.isCockfight), ["DS88"])
  })

  it("[SS-32] e-sports and cockfights are requested with the game type SPORTS", () => {
    assert.deepStrictEqual(["ESPORTS", "COCKFIGHT", "SPORTS", "RNG"].map(Vendor.queryType), [
      "SPORTS",
      "SPORTS",
      "SPORTS",
      "RNG",
    ])
  })
})

describe("game menu", () => {
  it.each([
    ["keeps the merchant's order", "RNG:JDB LIVE:AG FISH:CQ", "RNG:JDB LIVE:AG FISH:CQ"],
    [
      "[GB-06] puts COCKFIGHT after LIVE",
      "LIVE:AG SPORTS:SB,DS88 RNG:JDB",
      "LIVE:AG COCKFIGHT:DS88 SPORTS:SB RNG:JDB",
    ],
    [
      "[GB-06] puts COCKFIGHT after a late LIVE",
      "SPORTS:SB,DS88 LIVE:AG RNG:JDB",
      "SPORTS:SB LIVE:AG COCKFIGHT:DS88 RNG:JDB",
    ],
    [
      "[GB-05] moves DS88 out of SPORTS",
      "RNG:JDB SPORTS:SB,DS88,IM FISH:CQ",
      "RNG:JDB SPORTS:SB,IM COCKFIGHT:DS88 FISH:CQ",
    ],
    ["replaces SPORTS if no vendor is left", "RNG:JDB SPORTS:DS88", "RNG:JDB COCKFIGHT:DS88"],
    ["moves e-sports vendors to ESPORTS", "SPORTS:SB,AV,IA ESPORTS:TF", "SPORTS:SB ESPORTS:TF,AV,IA"],
    ["[GB-01] adds ESPORTS after SPORTS", "SPORTS:SB,AV,IA RNG:JDB", "SPORTS:SB ESPORTS:AV,IA RNG:JDB"],
    [
      "[GB-01] adds ESPORTS in place of SPORTS",
      "RNG:JDB SPORTS:AV,DS88",
      "RNG:JDB ESPORTS:AV COCKFIGHT:DS88",
    ],
    ["lists no vendor twice", "SPORTS:SB,AV ESPORTS:AV", "SPORTS:SB ESPORTS:AV"],
    ["can be empty", "", ""],
  ])("%s: the vendors '%s' give '%s'", (_, written, expected) => {
    assert.strictEqual(menu(written), expected)
  })
})

describe("game tabs", () => {
  const member = { hasHotGames: true, isLoggedIn: true }

  it("[GB-03] Favourites is the last game tab with a session, and missing for a guest", () => {
    assert.strictEqual(menu("RNG:JDB LIVE:AG", member), "HOT: RNG:JDB LIVE:AG FAV:")
    assert.notInclude(menu("RNG:JDB LIVE:AG", { ...member, isLoggedIn: false }), "FAV")
  })

  it("[GB-07] the category page has no COCKFIGHT tab", () => {
    const tabs = ["LIVE", "COCKFIGHT", "RNG", "FAV"].map((gameType) => ({ gameType, vendors: [] }))
    assert.deepStrictEqual(
      Vendor.pageTabs(tabs).map(({ gameType }) => gameType),
      ["LIVE", "RNG", "FAV"],
    )
  })

  it("a game belongs to a category by its game type and its vendor, and e-sports games have the type SPORTS", () => {
    const isOf = (gameType: string, game: { readonly gameType: string; readonly vassalage: string }) =>
      Vendor.isOf({ gameType, vendors: named("TF") }, game)
    assert.isTrue(isOf("ESPORTS", { gameType: "SPORTS", vassalage: "TF" }))
    assert.isFalse(isOf("ESPORTS", { gameType: "SPORTS", vassalage: "SB" }))
    assert.isFalse(isOf("FISH", { gameType: "LIVE", vassalage: "TF" }))
  })

  it("[GB-08] [GB-09] a game tab with a single vendor opens that vendor's lobby at once, except RNG, HOT and FAV", () => {
    const opens = (gameType: string, ...vendors: ReadonlyArray<string>) =>
      Vendor.opensAtOnce({ gameType, vendors: named(...vendors) })
    assert.deepStrictEqual(
      ["RNG", "HOT", "FAV", "FISH", "LIVE"].map((gameType) => opens(gameType, "CQ")),
      [false, false, false, true, true],
    )
    assert.deepStrictEqual([opens("FISH"), opens("FISH", "CQ", "JDB")], [false, false])
  })

  it("[EN-14] an item of the game menu has displayName, gameType and vassalage", () => {
    const vendors = [
      { vassalage: "TIDE", accountTypeName: "Tidelamp" },
      { vassalage: "CRAB", accountTypeName: "" },
    ]
    assert.deepStrictEqual(Vendor.menuItems({ gameType: "FISH", vendors }), [
      { displayName: "Tidelamp", gameType: "FISH", vassalage: "TIDE" },
      { displayName: "CRAB", gameType: "FISH", vassalage: "CRAB" },
    ])
  })
})
