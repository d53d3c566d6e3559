import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import * as Lottery from "#domain/games/Lottery.ts"

const lottery = (gameId: string, gameName = "") =>
  Schema.decodeUnknownSync(Lottery.Lottery)({ gameId, gameName, lastNumbers: [] })

describe("lotteries", () => {
  it("duplicate lotteries are removed, and the first of each stays", () => {
    const union = Lottery.union([lottery("1", "first"), lottery("2"), lottery("1", "again"), lottery("3")])
    assert.deepStrictEqual(
      union.map(({ gameId, gameName }) => gameId + gameName),
      ["1first", "2", "3"],
    )
  })

  it.each([
    [0, undefined],
    [-1, undefined],
    [1, 1],
    [59_001, 60],
    [245_000, 245],
  ])("a lottery %i ms before its closing time has %s seconds left", (left, seconds) => {
    assert.strictEqual(Lottery.secondsLeft(1_000_000 + left, 1_000_000), seconds)
  })
})

it("a lottery is closing below 30 seconds, and not once it is closed", () => {
  assert.deepStrictEqual([31, 30, 29, 1, undefined].map(Lottery.isClosing), [false, false, true, true, false])
})

describe("closed draws", () => {
  const closing = (gameId: string, closeTime: number) => ({ ...lottery(gameId), closeTime })

  it("a lottery's draw is in progress from its closing time on, and never without a closing time", () => {
    assert.deepStrictEqual(
      [999, 1000, 1001, 0].map((closeTime) => Lottery.isDrawing({ closeTime }, 1000)),
      [true, true, false, false],
    )
  })

  it("a lottery's next draws are the draws still open, the soonest first", () => {
    const lotteries = [
      closing("late", 3000),
      closing("over", 1000),
      closing("none", 0),
      closing("soon", 1001),
    ]
    assert.deepStrictEqual(
      Lottery.nextDraws(lotteries, 1000).map(({ gameId }) => gameId),
      ["soon", "late"],
    )
  })

  it("the key that identifies the closed draws changes when a draw closes, and is empty while all draws are open", () => {
    const lotteries = [closing("a", 1000), closing("b", 2000), closing("c", 0)]
    const keys = [999, 1000, 1999, 2000, 9000].map((now) => Lottery.closedIssues(lotteries, now))
    assert.strictEqual(keys[0], "")
    assert.strictEqual(keys[1], keys[2])
    assert.strictEqual(keys[3], keys[4])
    assert.lengthOf(new Set(keys), 3)
    assert.notStrictEqual(Lottery.closedIssues([closing("a", 1500)], 9000), keys[1])
  })
})

describe("lottery vendors", () => {
  const of = (gameId: string, vassalage: string) => ({ ...lottery(gameId), vassalage })
  const lotteries = [of("1", "LOTT"), of("2", "ELOTT"), of("3", "LOTT"), of("4", "")]

  it("lottery vendors are listed once each, together with chosen vendors that have no lottery", () => {
    assert.deepStrictEqual(Lottery.vendorsOf(lotteries, ["ELOTT", "XY"]), ["LOTT", "ELOTT", "XY"])
  })

  it("lotteries of all vendors show when no vendor is chosen", () => {
    const ids = (vendors: ReadonlyArray<string>) =>
      Lottery.ofVendors(lotteries, vendors).map(({ gameId }) => gameId)
    assert.deepStrictEqual(ids([]), ["1", "2", "3", "4"])
    assert.deepStrictEqual(ids(["LOTT"]), ["1", "3"])
    assert.deepStrictEqual(ids(["XY"]), [])
  })

  it("a lottery vendor's name is the name that the merchant sets, else the vendor's code", () => {
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

it("a lottery launches by its vendor, id and mode", () => {
  const launched = Lottery.launchable({
    ...lottery("E201", "Fast"),
    vassalage: "ELOTT",
    lottoMode: "ent",
  })
  assert.deepInclude(launched, {
    vassalage: "ELOTT",
    gameId: "E201",
    nodeId: "",
    lottoMode: "Entertainment",
    name: "Fast",
  })
})

describe("lottery iframe", () => {
  const player = { token: "T&1", merchantCode: "lantern" }

  it("the lottery iframe's address contains only four page parameters, token and merchant code", () => {
    const address = Lottery.iframeUrl(
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

  it.for([
    ["prize_mode=LOTT", "LOTT"],
    ["prize_mode=ZY", "ZY"],
    ["prize_mode=ELOTT", "ELOTT"],
    ["gameId=7", "ELOTT"],
    ["prize_mode=", "ELOTT"],
    ["prize_mode=Elott", "Elott"],
    ["prize_mode=NEWER", "NEWER"],
  ] as const)("[GE-22, LF-01] the query %s gives the prize mode %s", ([query, mode]) => {
    const address = Lottery.iframeUrl("https://lotto.example/play", `?${query}`, player)
    assert.strictEqual(new URL(address ?? "").searchParams.get("prize_mode"), mode)
  })

  it("the lottery iframe opens only services with safe addresses", () => {
    for (const service of ["", "javascript:alert(1)", "http://lotto.example/", "//lotto.example"])
      assert.isUndefined(Lottery.iframeUrl(service, "", player))
  })

  it("closing the lottery iframe opens home when the address has pageBack, else the games page", () => {
    assert.deepStrictEqual(
      ["?pageBack=1", "?pageBack=", "", "?gameId=1&pageBack=home"].map(Lottery.closePath),
      ["/m/home", "/m/game", "/m/game", "/m/home"],
    )
  })
})
