import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Schema } from "effect"

import { Game } from "#domain/Game.ts"
import { listed } from "#domain/GameList.ts"
import { bets, betDetail, cancelBetPart, vendorBets } from "#gateway/calls/bets.ts"
import { lobbyNews } from "#gateway/calls/news.ts"
import { liveRooms } from "#gateway/calls/liveRooms.ts"
import * as gameLists from "#gateway/calls/gameLists.ts"
import * as lotteries from "#gateway/calls/lotteries.ts"
import { Bets } from "#services/Bets.ts"
import { Favourites } from "#services/Favourites.ts"
import { GameLists } from "#services/GameLists.ts"
import { LeftLists } from "#services/LeftLists.ts"
import { LiveRooms } from "#services/LiveRooms.ts"
import { Lotteries } from "#services/Lotteries.ts"
import { News } from "#services/News.ts"
import { Searches } from "#services/Searches.ts"
import { Visit } from "#services/Visit.ts"

import * as sample from "../domain/samples.ts"
import { openBench, sessionOf } from "../support/services.ts"
import type { ScriptedReply } from "../support/world.ts"

interface Asked {
  readonly method: string
  readonly path: string
  readonly query: ReadonlyArray<readonly [string, string]>
  readonly body?: string | undefined
}

const line = ({ method, path, query, body }: Asked): string =>
  [method, path, query.map((pair) => pair.join("=")).join("&"), body ?? ""].filter(Boolean).join(" ")

const page = { games: [sample.game], pageNum: 1, totalPages: 2 }
const favourites = { content: [sample.game], pageNum: 1, totalPages: 1 }
const wanted = {
  language: "TH",
  gameType: "COCKFIGHT",
  vassalage: "DS88",
  gameName: "ace",
  pageNo: 2,
} as const

describe("lists of games", () => {
  it.effect("[CA-40, GB-50] a page of 25 is asked for with the twelve keys", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openBench({ script: { [gameLists.gameList.path]: { value: page } } })
      const answer = yield* of(GameLists).page(wanted)
      assert.strictEqual(answer.games[0]?.nodeId, "501")
      const [request] = fake.requests
      assert.strictEqual(`${request?.method} ${request?.path}`, "GET /wps/relay/GCSGAME_gameList")
      assert.deepStrictEqual(Object.fromEntries(request?.query ?? []), {
        merchant: "lantern",
        platform: "html5",
        gameName: "ace",
        gameType: "SPORTS",
        pageNo: "2",
        pageSize: "25",
        vassalage: "DS88",
        gameClassify: "",
        minBet: "",
        minLine: "",
        language: "TH",
        clientType: "2",
      })
    }),
  )

  it.effect("[CA-46] recent games are asked for in the language", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openBench({
        script: { [gameLists.recentGames.path]: { value: { list: [sample.game] } } },
      })
      assert.lengthOf(yield* of(GameLists).recent("VI"), 1)
      assert.deepStrictEqual(fake.requests.map(line), ["GET /wps/relay/GCS_recentGame language=VI"])
    }),
  )
})

describe("favourites", () => {
  const script = {
    [gameLists.favouriteIds.path]: { value: { nodeIds: [12, "13"] } },
    [gameLists.favouriteGames.path]: { value: favourites },
    [gameLists.addFavourite.path]: { value: null },
    [gameLists.removeFavourite.path]: { value: null },
  }
  const game = { nodeId: "501", vassalage: "JDB" }

  it.effect("[CA-43, CA-44, FV-06] 100 ids, pages of 25, and 100 for home", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openBench({ script, session: sessionOf(0) })
      const service = of(Favourites)
      assert.deepStrictEqual(yield* service.ids, ["12", "13"])
      yield* service.page({ language: "EN", gameType: "RNG", pageNo: 3 })
      yield* service.page({ language: "EN", gameType: "", pageNo: 1 }, 100)
      assert.deepStrictEqual(fake.requests.map(line), [
        "GET /wps/relay/MCSFE_getFavoriteGames token=token-0&pageSize=100",
        "GET /wps/relay/MCSFE_getFavoriteGamesList token=token-0&pageNo=3&pageSize=25&gameType=RNG&language=EN",
        "GET /wps/relay/MCSFE_getFavoriteGamesList token=token-0&pageNo=1&pageSize=100&gameType=&language=EN",
      ])
    }),
  )

  it.effect("[CA-41, CA-42, SS-19] a game is added by POST and removed by DELETE with the same body", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openBench({ script, session: sessionOf(0) })
      yield* of(Favourites).mark(game, true)
      yield* of(Favourites).mark(game, false)
      const body = JSON.stringify({ nodeId: "501", token: "token-0", vendor: "JDB" })
      assert.deepStrictEqual(fake.requests.map(line), [
        `POST /wps/relay/MCSFE_addFavoriteGameV2 ${body}`,
        `DELETE /wps/relay/MCSFE_removeFavoriteGameV2 ${body}`,
      ])
    }),
  )

  it.effect("[CA-56] only an answer that says success counts as done", () =>
    Effect.gen(function* () {
      const done = (reply: ScriptedReply) =>
        Effect.gen(function* () {
          const { of } = yield* openBench({
            script: { [gameLists.addFavourite.path]: reply },
            session: sessionOf(0),
          })
          return Exit.isSuccess(yield* Effect.exit(of(Favourites).mark(game, true)))
        })
      assert.isTrue(yield* done({ text: JSON.stringify({ success: true }) }))
      assert.isFalse(yield* done({ text: JSON.stringify({ success: false, message: "no" }) }))
      assert.isFalse(yield* done({ text: JSON.stringify({ value: {} }) }))
    }),
  )

  it.effect("a guest has none, and nothing is asked", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openBench({ script })
      assert.isEmpty(yield* of(Favourites).ids)
      assert.isEmpty((yield* of(Favourites).page({ language: "EN", gameType: "", pageNo: 1 })).content)
      yield* of(Favourites).mark(game, true)
      assert.isEmpty(fake.requests)
    }),
  )
})

describe("lotteries", () => {
  const lottery = { gameId: "L1", vassalage: "LOTT" }
  const draw = { gameId: "L1", issue: 7, numbers: [1, 2], openTime: 3 }
  const script = {
    [lotteries.mobileLotteries.path]: { value: [lottery, { gameId: "L2" }] },
    [lotteries.popularLotteries.path]: { value: [{ gameId: "L2" }] },
    [lotteries.vietnameseLotteries.path]: { value: [{ gameId: "V1", vassalage: "TCG_LOTTO_VN" }] },
    [lotteries.recentVietnameseLotteries.path]: { value: [{ gameId: "V1" }] },
    [lotteries.draws.path]: { value: [draw] },
    [lotteries.vietnameseDraws.path]: { value: [] },
    [lotteries.issue.path]: { value: { gameId: "L1", issue: 8, closeTime: 9, openTime: 10 } },
  }

  it.effect("[CA-50, CA-52] are the popular, the mobile and the Vietnamese ones, each once", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openBench({ script, session: sessionOf(0) })
      const all = yield* of(Lotteries).all("EN")
      assert.deepStrictEqual(
        all.map(({ gameId }) => gameId),
        ["L2", "L1", "V1"],
      )
      yield* of(Lotteries).recent("EN")
      assert.deepStrictEqual(fake.requests.map(({ path }) => path).sort(), [
        "/lgw/games/mobile",
        "/lgw/games/popular",
        "/lgw/vn/games/game_menu",
        "/lgw/vn/games/game_menu/recent",
      ])
    }),
  )

  it.effect("[CA-51, CA-52, CA-53] draws and the running issue are asked for by the lottery's id", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openBench({ script })
      const [last] = yield* of(Lotteries).draws(lottery)
      assert.deepStrictEqual(last, { ...draw, issue: "7" })
      yield* of(Lotteries).draws({ gameId: "V1", vassalage: "TCG_LOTTO_VN" })
      assert.deepInclude(yield* of(Lotteries).issue("L1"), { issue: "8", closeTime: 9 })
      assert.deepStrictEqual(fake.requests.map(line), [
        "GET /lotto/lgw/games/opened/numero gameId=L1",
        "GET /lgw/vn/numeros/opened/game gameId=V1",
        "GET /lgw/games/issue gameId=L1",
      ])
    }),
  )

  it.effect("a guest has no recent ones, without a call", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openBench({ script })
      assert.isEmpty(yield* of(Lotteries).recent("EN"))
      assert.isEmpty(fake.requests)
    }),
  )
})

describe("bets, live rooms and news", () => {
  const wish = {
    startDate: "2026-11-01",
    endDate: "2026-11-02",
    gameType: "",
    vassalage: "",
    status: "",
    pageNo: 1,
    pageSize: 25,
  }
  const bet = { orderId: 5, gameName: "Koi", stake: 10, win: 0, status: "open" }

  it.effect("[CA-54, CA-55] bets, a bet's detail, the cancelling of a part, and bets at other vendors", () =>
    Effect.gen(function* () {
      const list = { content: [bet], pageNum: 1, totalPages: 1 }
      const { of, fake } = yield* openBench({
        session: sessionOf(0),
        script: {
          [bets.path]: { value: list },
          [vendorBets.path]: { value: list },
          [betDetail.path]: { value: { ...bet, suborders: [{ suborderId: 6, status: "open" }] } },
          [cancelBetPart.path]: { value: null },
        },
      })
      const service = of(Bets)
      assert.strictEqual((yield* service.lotteries(wish)).content[0]?.orderId, "5")
      yield* service.vendors(wish)
      assert.strictEqual((yield* service.detail("5")).suborders[0]?.suborderId, "6")
      yield* service.cancelPart("6")
      const query =
        "startDate=2026-11-01&endDate=2026-11-02&gameType=&vassalage=&status=&pageNo=1&pageSize=25"
      assert.deepStrictEqual(fake.requests.map(line), [
        `GET /lgw/orders ${query}`,
        `GET /wps/relay/GCS_vendorGameRecord ${query}`,
        "GET /lgw/orders/detail orderId=5",
        'POST /lgw/orders/suborders/cancel {"suborderId":"6"}',
      ])
    }),
  )

  it.effect("a cancelling is never repeated by itself", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openBench({
        session: sessionOf(0),
        script: { [cancelBetPart.path]: "unreachable" },
      })
      assert.isTrue(Exit.isFailure(yield* Effect.exit(of(Bets).cancelPart("6"))))
      assert.lengthOf(fake.requests, 1)
    }),
  )

  it.effect("[CA-75] the live rooms are those that are active and streaming", () =>
    Effect.gen(function* () {
      const room = (roomId: number, active: boolean, streaming: boolean) => ({ roomId, active, streaming })
      const value = [room(1, true, true), room(2, true, false), room(3, false, true)]
      const { of, fake } = yield* openBench({ script: { [liveRooms.path]: { value } } })
      const rooms = yield* of(LiveRooms).onAir
      assert.deepStrictEqual(
        rooms.map(({ roomId }) => roomId),
        ["1"],
      )
      assert.deepStrictEqual(fake.requests.map(line), ["GET /wps/relay/CBS_modelList"])
    }),
  )

  it.effect("[CA-60] the lobby's news are asked for in the language", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openBench({
        script: { [lobbyNews.path]: { value: [{ url: "/a.svg", linkage: "https://youtu.be/a" }] } },
      })
      assert.lengthOf(yield* of(News).videos("CN"), 1)
      assert.deepStrictEqual(fake.requests.map(line), ["GET /wps/relay/GLS2_lobbyNews language=CN"])
    }),
  )
})

describe("what the device keeps of games", () => {
  it.effect("the last searches, over a reload", () =>
    Effect.gen(function* () {
      const { of, areas } = yield* openBench()
      for (const text of ["koi", "moth", "KOI"]) yield* of(Searches).remember(text)
      const again = yield* openBench({ areas })
      assert.deepStrictEqual(yield* again.of(Searches).kept, ["KOI", "moth"])
      yield* again.of(Searches).forget("koi")
      assert.deepStrictEqual(yield* of(Searches).kept, ["moth"])
      yield* again.of(Searches).forgetAll
      assert.isEmpty(yield* of(Searches).kept)
    }),
  )

  const game = listed(Schema.decodeUnknownSync(Game)(sample.game))
  const kept = (address: string, entries: number) => ({
    address,
    scroll: 40,
    list: {
      wanted: { gameType: "RNG" },
      entries: Array.from({ length: entries }, (_, index) => ({ ...game, nodeId: String(index) })),
      page: 1,
      totalPages: 1,
    },
  })

  it.effect("the list that was left last, for who comes back to its address", () =>
    Effect.gen(function* () {
      const { of, address, areas } = yield* openBench({ address: "/m/rng" })
      yield* of(LeftLists).keep(kept("/m/rng", 2))
      const again = yield* openBench({ areas, address: "/m/rng" })
      assert.deepStrictEqual(yield* again.of(LeftLists).at("/m/rng", new Map()), kept("/m/rng", 2))
      assert.isUndefined(yield* again.of(LeftLists).at("/m/fish", new Map()))
      assert.deepStrictEqual(address.history, ["/m/rng"])
    }),
  )

  it.effect("a page that is entered anew starts from its top, and a list too long to write is not kept", () =>
    Effect.gen(function* () {
      const { of, areas } = yield* openBench()
      yield* of(LeftLists).keep(kept("/m/rng", 2001))
      assert.isUndefined(yield* of(LeftLists).at("/m/rng", new Map()))
      const next = yield* openBench({ areas })
      yield* next.of(LeftLists).keep(kept("/m/rng", 2))
      yield* next.of(Visit).push("/m/rng")
      assert.isUndefined(yield* next.of(LeftLists).at("/m/rng", new Map()))
    }),
  )
})
