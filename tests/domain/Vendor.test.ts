import { assert, describe, it } from "@effect/vitest"

import * as Vendor from "#domain/Vendor.ts"

const codes = ["AV", "AI", "IMES", "TF", "IA", "DS88", "JDB", "PG", "av", "ds88", "IM", "AVI", ""]
const named = (...vassalages: ReadonlyArray<string>) =>
  vassalages.map((vassalage) => ({ vassalage, accountTypeName: "" }))

/** The menu of a list such as `LIVE:AG SPORTS:SB,DS88`, written the same way. */
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

  it("[BC-20] the cockfight code is DS88", () => {
    assert.deepStrictEqual(codes.filter(Vendor.isCockfight), ["DS88"])
  })

  it("[SS-32] e-sports and cockfights are asked for as sports, others as themselves", () => {
    assert.deepStrictEqual(["ESPORTS", "COCKFIGHT", "SPORTS", "RNG"].map(Vendor.queryType), [
      "SPORTS",
      "SPORTS",
      "SPORTS",
      "RNG",
    ])
  })
})

describe("the game menu", () => {
  it.each([
    ["RNG:JDB LIVE:AG FISH:CQ", "RNG:JDB LIVE:AG FISH:CQ", "keeps the merchant's order"],
    ["LIVE:AG SPORTS:SB,DS88 RNG:JDB", "LIVE:AG COCKFIGHT:DS88 SPORTS:SB RNG:JDB", "after LIVE"],
    ["SPORTS:SB,DS88 RNG:JDB LIVE:AG", "SPORTS:SB RNG:JDB LIVE:AG COCKFIGHT:DS88", "after a late LIVE"],
    [
      "RNG:JDB SPORTS:SB,DS88 FISH:CQ",
      "RNG:JDB SPORTS:SB COCKFIGHT:DS88 FISH:CQ",
      "without LIVE after SPORTS",
    ],
    ["RNG:JDB SPORTS:DS88", "RNG:JDB COCKFIGHT:DS88", "at the end when SPORTS is empty by that"],
    ["SPORTS:SB,AV,IA ESPORTS:TF", "SPORTS:SB ESPORTS:TF,AV,IA", "e-sports move to their category"],
    ["SPORTS:SB,AV ESPORTS:AV", "SPORTS:SB ESPORTS:AV", "nobody stands there twice"],
    ["", "", "nothing is nothing"],
  ])("'%s' is '%s': %s", (written, expected) => {
    assert.strictEqual(menu(written), expected)
  })

  it("Hot comes first if there are hot games, Favourites last for members", () => {
    assert.strictEqual(menu("RNG:JDB", { hasHotGames: true, isLoggedIn: true }), "HOT: RNG:JDB FAV:")
    assert.strictEqual(menu("HOT: FAV: RNG:JDB", { hasHotGames: true }), "HOT: RNG:JDB")
    assert.strictEqual(menu("HOT: FAV: RNG:JDB", { isLoggedIn: true }), "RNG:JDB FAV:")
  })
})

describe("the tabs of the game entry", () => {
  const member = { hasHotGames: true, isLoggedIn: true }

  it("[GB-01] come from the vendor list, each category in its sorting's order", () => {
    assert.strictEqual(menu("RNG:JDB LIVE:AG FISH:CQ"), "RNG:JDB LIVE:AG FISH:CQ")
    assert.strictEqual(menu("FISH:CQ RNG:JDB LIVE:AG"), "FISH:CQ RNG:JDB LIVE:AG")
  })

  it("[GB-02] Hot is the first if there are hot games, else there is none", () => {
    assert.strictEqual(menu("RNG:JDB LIVE:AG", { hasHotGames: true }), "HOT: RNG:JDB LIVE:AG")
    assert.strictEqual(menu("RNG:JDB LIVE:AG"), "RNG:JDB LIVE:AG")
  })

  it("[GB-03] Favourites is the last with a session, and absent for a guest", () => {
    assert.strictEqual(menu("RNG:JDB LIVE:AG", member), "HOT: RNG:JDB LIVE:AG FAV:")
    assert.notInclude(menu("RNG:JDB LIVE:AG", { ...member, isLoggedIn: false }), "FAV")
  })

  it("[GB-05] DS88 is split out of SPORTS into COCKFIGHT", () => {
    assert.strictEqual(menu("LIVE:AG SPORTS:SB,DS88,IM"), "LIVE:AG COCKFIGHT:DS88 SPORTS:SB,IM")
  })

  it("[GB-06] COCKFIGHT stands right after LIVE, wherever that is", () => {
    assert.strictEqual(
      menu("SPORTS:SB,DS88 FISH:CQ LIVE:AG RNG:JDB", { hasHotGames: true }),
      "HOT: SPORTS:SB FISH:CQ LIVE:AG COCKFIGHT:DS88 RNG:JDB",
    )
  })

  it("[GB-07] the category page has no COCKFIGHT tab", () => {
    const tabs = ["LIVE", "COCKFIGHT", "RNG", "FAV"].map((gameType) => ({ gameType, vendors: [] }))
    assert.deepStrictEqual(
      Vendor.pageTabs(tabs).map(({ gameType }) => gameType),
      ["LIVE", "RNG", "FAV"],
    )
  })

  it("[EN-14] a category's menu item has displayName, gameType and vassalage", () => {
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
