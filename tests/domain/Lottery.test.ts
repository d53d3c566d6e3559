import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import * as Lottery from "#domain/Lottery.ts"

const lottery = (gameId: string, gameName = "") =>
  Schema.decodeUnknownSync(Lottery.Lottery)({ gameId, gameName })

describe("lotteries", () => {
  it("come once each, where they come first", () => {
    const union = Lottery.union([lottery("1", "first"), lottery("2"), lottery("1", "again"), lottery("3")])
    assert.deepStrictEqual(
      union.map(({ gameId, gameName }) => gameId + gameName),
      ["1first", "2", "3"],
    )
  })

  it.each([
    [0, undefined],
    [-1, undefined],
    [1, "0:01"],
    [59_001, "1:00"],
    [245_000, "4:05"],
    [3_723_000, "1:02:03"],
    [176_523_000, "2d 1:02:03"],
  ])("%i ms before it closes, %s is left", (left, shown) => {
    assert.strictEqual(Lottery.countdown(1_000_000 + left, 1_000_000), shown)
  })
})

describe("closed issues", () => {
  const closing = (gameId: string, closeTime: number) => ({ ...lottery(gameId), closeTime })

  it("are being drawn from the moment they close; of one that never closes nobody knows", () => {
    assert.deepStrictEqual(
      [999, 1000, 1001, 0].map((closeTime) => Lottery.isDrawing({ closeTime }, 1000)),
      [true, true, false, false],
    )
  })

  it("are told as another text when another one closes, and as none while all run", () => {
    const lotteries = [closing("a", 1000), closing("b", 2000), closing("c", 0)]
    const told = [999, 1000, 1999, 2000, 9000].map((now) => Lottery.closedIssues(lotteries, now))
    assert.strictEqual(told[0], "")
    assert.strictEqual(told[1], told[2])
    assert.strictEqual(told[3], told[4])
    assert.lengthOf(new Set(told), 3)
    assert.notStrictEqual(Lottery.closedIssues([closing("a", 1500)], 9000), told[1])
  })
})

describe("the vendors of lotteries", () => {
  const of = (gameId: string, vassalage: string) => ({ ...lottery(gameId), vassalage })
  const lotteries = [of("1", "LOTT"), of("2", "ELOTT"), of("3", "LOTT"), of("4", "")]

  it("are listed once each, with those that are asked for besides", () => {
    assert.deepStrictEqual(Lottery.vendorsOf(lotteries, ["ELOTT", "XY"]), ["LOTT", "ELOTT", "XY"])
  })

  it("narrow the list; none of them means all", () => {
    const ids = (vendors: ReadonlyArray<string>) =>
      Lottery.ofVendors(lotteries, vendors).map(({ gameId }) => gameId)
    assert.deepStrictEqual(ids([]), ["1", "2", "3", "4"])
    assert.deepStrictEqual(ids(["LOTT"]), ["1", "3"])
    assert.deepStrictEqual(ids(["XY"]), [])
  })

  it("are called as the merchant says, else by their codes", () => {
    const vendors = {
      sorting: [
        { gameCategory: "LOTT", vendorNames: [{ vassalage: "LOTT", accountTypeName: "" }] },
        { gameCategory: "ELOTT", vendorNames: [{ vassalage: "LOTT", accountTypeName: "Lantern Draw" }] },
      ],
      mapping: {},
    }
    assert.strictEqual(Lottery.vendorName("LOTT", vendors), "Lantern Draw")
    assert.strictEqual(Lottery.vendorName("XY", vendors), "XY")
    assert.strictEqual(Lottery.vendorName("LOTT", undefined), "LOTT")
  })
})

it("a lottery is launched by its vendor, its id and its mode", () => {
  const launched = Lottery.launchable({
    ...lottery("E201", "Fast"),
    vassalage: "ELOTT",
    lottoMode: "ent",
  })
  assert.deepInclude(launched, {
    vassalage: "ELOTT",
    gameId: "E201",
    nodeId: "",
    lottoMode: "ent",
    name: "Fast",
  })
})

describe("the lottery frame", () => {
  const player = { token: "T&1", merchantCode: "lantern" }

  it("gets the page's four parameters, the token and the merchant code, and nothing else", () => {
    const address = Lottery.frameAddress(
      "https://lotto.example/play?skin=9",
      "?mui=TH&playType=ent&gameId=7&prize_mode=ELOTT&token=stolen&evil=1",
      player,
    )
    assert.deepStrictEqual(Object.fromEntries(new URL(address ?? "").searchParams), {
      skin: "9",
      mui: "TH",
      playType: "ent",
      gameId: "7",
      prize_mode: "ELOTT",
      token: "T&1",
      merchantCode: "lantern",
    })
  })

  it("goes to safe services only", () => {
    for (const service of ["", "javascript:alert(1)", "http://lotto.example/", "//lotto.example"])
      assert.isUndefined(Lottery.frameAddress(service, "", player))
  })

  it("closes to home if pageBack is set, else to the games", () => {
    assert.deepStrictEqual(
      ["?pageBack=1", "?pageBack=", "", "?gameId=1&pageBack=home"].map(Lottery.closePath),
      ["/m/home", "/m/game", "/m/game", "/m/home"],
    )
  })
})
