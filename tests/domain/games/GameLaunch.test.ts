import { assert, describe, it } from "@effect/vitest"
import { Option } from "effect"

import * as GameLaunch from "#domain/games/GameLaunch.ts"
import * as Launchable from "#domain/games/Launchable.ts"
import { playTypes } from "#domain/games/PlayType.ts"
import { sessionOf } from "#tests/support/services.ts"
import * as sample from "#tests/domain/samples.ts"

const vendors = ["TCG_LOTTO_VN", "TCG_SEA", "LOTT", "ELOTT", "JDB", "PG", "TCG", "LOTTO", "lott", "DS88", ""]
const game: Launchable.Launchable = { ...Launchable.vendorLobby("JDB", "RNG"), nodeId: "501" }

const plan = (change: Partial<Launchable.Launchable>, type: number | "guest" = 0, mapping = {}) =>
  GameLaunch.plan(
    { ...game, ...change },
    {
      session: type === "guest" ? Option.none() : Option.some(sessionOf(type)),
      mapping,
      language: "TH",
    },
  )

describe("game launch", () => {
  it("[SS-26] only TCG_LOTTO_VN, TCG_SEA, LOTT and ELOTT launch a lottery", () => {
    const lotteries = vendors.filter((vassalage) =>
      ["", "VASSALAGE"].every((isGameH5) => GameLaunch.kindOf({ vassalage, isGameH5 }) === "lottery"),
    )
    assert.deepStrictEqual(lotteries, ["TCG_LOTTO_VN", "TCG_SEA", "LOTT", "ELOTT"])
  })

  it("[SS-27] other vendors with isGameH5 VASSALAGE open their game list", () => {
    assert.strictEqual(GameLaunch.kindOf({ vassalage: "JDB", isGameH5: "VASSALAGE" }), "list")
    assert.deepStrictEqual(
      plan({ isGameH5: "VASSALAGE", vassalage: "J&B", gameType: "RNG" }),
      GameLaunch.Plan.Open({ path: "/m/gameList?gameType=RNG&vassalage=J%26B" }),
    )
  })

  it("[SS-28] games of all other vendors launch directly", () => {
    for (const isGameH5 of ["", "1", "vassalage", "GAME"]) {
      assert.strictEqual(GameLaunch.kindOf({ vassalage: "JDB", isGameH5 }), "direct")
    }
    assert.deepStrictEqual(plan({}), GameLaunch.Plan.Ask({ game, freePlay: false }))
  })

  it("every game redirects a guest to the login", () => {
    for (const change of [{}, { vassalage: "LOTT" }, { isGameH5: "VASSALAGE" }]) {
      assert.strictEqual(plan(change, "guest")._tag, "LogInFirst")
    }
  })

  it("a lottery opens its iframe with language, play type, game and prize mode", () => {
    const mapping = { ELOTT: ["LOTT"] }
    const open = (change: Partial<Launchable.Launchable>, map = {}) => {
      const planned = plan({ vassalage: "TCG_SEA", ...change }, 0, map)
      return planned._tag === "Open" ? planned.path : planned._tag
    }
    assert.strictEqual(
      open({ gameId: "g 1", lottoMode: "Entertainment" }, mapping),
      "/m/lottery?mui=TH&playType=ent&gameId=g%201&prize_mode=ELOTT",
    )
    assert.strictEqual(open({}), "/m/lottery?mui=TH&playType=trad&gameId=501&prize_mode=LOTT")
  })

  it("a winner's game launches by its code", () => {
    assert.deepInclude(Launchable.ofWinner(sample.winner), {
      nodeId: "501",
      vassalage: "JDB",
      gameType: "RNG",
    })
  })
})

describe("lottery launch", () => {
  it("[SS-30] a lottery's prize mode is ELOTT when the vendor mapping lists TCG_LOTTO_VN or LOTT under ELOTT, else LOTT", () => {
    assert.strictEqual(GameLaunch.launchPrizeMode({ ELOTT: ["TCG_LOTTO_VN"] }), "ELOTT")
    assert.strictEqual(GameLaunch.launchPrizeMode({ ELOTT: ["ELOTT", "LOTT"] }), "ELOTT")
    const without: ReadonlyArray<Record<string, ReadonlyArray<string>>> = [
      {},
      { LOTT: ["ELOTT"] },
      { TCG_LOTTO_VN: ["ELOTT"] },
      { ELOTT: ["TCG_SEA", "ELOTT"] },
      { ELOTT: ["lott"] },
    ]
    for (const mapping of without) assert.strictEqual(GameLaunch.launchPrizeMode(mapping), "LOTT")
  })

  it("[SS-31] [GE-23] a lottery's play type is ent for Entertainment, and trad for everything else", () => {
    assert.strictEqual(GameLaunch.launchPlayType("Entertainment"), "ent")
    assert.deepStrictEqual([...playTypes], ["Tradition", "Entertainment"])
    for (const mode of ["Tradition", "", "trad", "ent", "entertainment", "entertainment2", "LOTT"]) {
      assert.strictEqual(GameLaunch.launchPlayType(mode), "trad")
    }
  })
})
