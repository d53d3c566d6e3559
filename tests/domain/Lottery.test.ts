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
