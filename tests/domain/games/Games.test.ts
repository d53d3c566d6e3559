import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import * as Favourites from "#domain/games/Favourites.ts"
import { Game } from "#domain/games/Game.ts"
import * as GameList from "#domain/games/GameList.ts"
import * as GamesAddress from "#domain/games/GamesAddress.ts"
import * as HotGames from "#domain/games/HotGames.ts"
import * as LiveRoom from "#domain/games/LiveRoom.ts"
import * as Searches from "#domain/games/Searches.ts"
import * as Video from "#domain/home/Video.ts"
import * as sample from "#tests/domain/samples.ts"

const game = (change: Record<string, unknown>) =>
  Schema.decodeUnknownSync(Game)({ ...sample.game, ...change })

describe("game lists", () => {
  it("[EN-08] a game list has games, pageNum and totalPages", () => {
    const page = Schema.decodeUnknownSync(GameList.GameList)({
      games: [sample.game],
      pageNum: 2,
      totalPages: 7,
    })
    assert.deepInclude(page, { pageNum: 2, totalPages: 7 })
    assert.strictEqual(page.games[0]?.nodeId, "501")
  })

  it("[EN-09] a favourites list has content, pageNum and totalPages", () => {
    const read = Schema.decodeUnknownSync(GameList.FavouriteList)
    const page = read({ content: [sample.game, { broken: true }], pageNum: 1, totalPages: 3 })
    assert.deepInclude(page, { pageNum: 1, totalPages: 3 })
    assert.lengthOf(page.content, 1)
    assert.throws(() => read({ games: [sample.game], pageNum: 1, totalPages: 3 }))
  })

  it("[GB-24] a game list has another page while pageNum is below totalPages", () => {
    assert.isTrue(GameList.hasMore(1, 2))
    assert.isFalse(GameList.hasMore(2, 2))
    assert.isFalse(GameList.hasMore(1, 0))
  })
})

describe("favourites", () => {
  it("[EN-11] favourite ids are strings, and a numeric node matches its id as a string", () => {
    const { nodeIds } = Schema.decodeUnknownSync(Favourites.FavouriteIds)({ nodeIds: [12, "13", null] })
    assert.deepStrictEqual(nodeIds, ["12", "13"])
    const ids = new Set(nodeIds)
    assert.isTrue(Favourites.isFavourite(ids, new Map(), 12))
    assert.isTrue(Favourites.isFavourite(ids, new Map(), "13"))
    assert.isFalse(Favourites.isFavourite(ids, new Map(), 14))
  })

  it("local changes of favourites take precedence over the fetched ids", () => {
    const changes = new Map([
      ["12", false],
      ["14", true],
    ])
    assert.deepStrictEqual(
      ["12", "13", "14"].map((id) => Favourites.isFavourite(new Set(["12", "13"]), changes, id)),
      [false, true, true],
    )
  })
})

describe("hot games", () => {
  const games = [
    game({ nodeId: 1, vassalage: "A", displayName: "Alder", gameName: "Ace of Kites" }),
    game({ nodeId: 2, vassalage: "B", displayName: "", gameName: "Palace" }),
    game({ nodeId: 3, vassalage: "A", displayName: "Alder", gameName: "", nodeName: "Grace" }),
    game({ nodeId: 4, vassalage: "A", displayName: "Alder", gameName: "Drum" }),
  ]
  const found = (vassalage: string, text: string) =>
    HotGames.matching(games, { vassalage, text }).map(({ nodeId }) => nodeId)

  it("[GB-44] hot games are filtered by vendor and by text in the name", () => {
    assert.deepStrictEqual(found("A", "ace"), ["1", "3"])
    assert.deepStrictEqual(found("B", "ace"), ["2"])
    assert.deepStrictEqual(found("", " ACE "), ["1", "2", "3"])
    assert.deepStrictEqual(found("A", ""), ["1", "3", "4"])
    assert.isEmpty(found("A", "palace"))
  })

  it("[GB-49] only vendors with more than six hot games show the button for more", () => {
    const some = (count: number) => Array.from({ length: count }, (_, nodeId) => game({ nodeId }))
    assert.isFalse(HotGames.hasMore(some(6)))
    assert.isTrue(HotGames.hasMore(some(7)))
  })

  it("the largest jackpot is found among the hot games that have a jackpot", () => {
    const games = [game({}), game({ nodeId: "2", jackpot: 900 }), game({ nodeId: "3", jackpot: 1200.5 })]
    assert.strictEqual(HotGames.largestJackpot(games)?.nodeId, "3")
    assert.isUndefined(HotGames.largestJackpot([game({})]))
  })

  it.each([undefined, null, "many", -1, 0])("a jackpot or number of players of %s is not shown", (value) => {
    const { jackpot, players } = game({ jackpot: value, players: value })
    assert.deepStrictEqual([jackpot, players], [undefined, undefined])
  })

  it.each([undefined, null, "many", -1, { min: 10 }])("stakes or free seats of %o are not shown", (value) => {
    const { stakes, seats } = game({ stakes: value, seats: value })
    assert.deepStrictEqual([stakes, seats], [undefined, undefined])
  })

  it("a stored game list keeps players, stakes and seats of each table", () => {
    const table = { players: 128, stakes: { min: 10, max: 5000 }, seats: 0 }
    assert.include(JSON.stringify(GameList.listed(game(table))), JSON.stringify(table).slice(1))
    assert.notProperty(GameList.listed(game({})), "players")
  })

  it("hot games of all vendors show when no vendor is chosen", () => {
    const nodes = (vendors: ReadonlyArray<string>) =>
      HotGames.ofVendors(games, vendors).map(({ nodeId }) => nodeId)
    assert.deepStrictEqual(nodes(["B"]), ["2"])
    assert.deepStrictEqual(nodes([]), ["1", "2", "3", "4"])
  })

  it("search suggestions are distinct names of games in the chosen category", () => {
    const sports = [
      game({ nodeId: 5, gameType: "SPORTS", gameName: "Goal" }),
      game({ nodeId: 6, gameType: "SPORTS", gameName: "Goal" }),
      game({ nodeId: 7, gameType: "SPORTS", gameName: "", nodeName: "" }),
    ]
    const all = [...games, ...sports]
    assert.deepStrictEqual(HotGames.suggestions(all, "ESPORTS"), ["Goal"])
    assert.include(HotGames.suggestions(all, "HOT"), "Ace of Kites")
    assert.isEmpty(HotGames.suggestions(all, "FISH"))
  })

  it("a vendor's picture is the picture of one of its hot games", () => {
    assert.strictEqual(HotGames.vendorPicture(games, "A"), "/art/501l.webp")
    assert.strictEqual(HotGames.vendorPicture(games, "Z"), "")
  })

  it("the vendors of hot games are listed once each, in order", () => {
    assert.deepStrictEqual(HotGames.vendorsOf(games), [
      { vassalage: "A", name: "Alder" },
      { vassalage: "B", name: "B" },
    ])
  })
})

describe("videos", () => {
  const embed = (link: string) => {
    const url = Video.embedOf(link)
    if (url === undefined) return undefined
    const { origin, pathname, searchParams } = new URL(url)
    return `${origin}${pathname} autoplay=${searchParams.get("autoplay")} rel=${searchParams.get("rel")}`
  }

  it.each([
    "https://www.youtube.com/watch?v=abc",
    "https://youtube.com/watch?v=abc&t=4&autoplay=1",
    "https://m.youtube.com/watch?feature=share&v=abc",
    "https://youtu.be/abc",
    "https://www.youtube.com/shorts/abc",
    "https://www.youtube.com/embed/abc?autoplay=1",
  ])("[GB-38] the video address %s becomes an embed URL without autoplay and related videos", (link) => {
    assert.strictEqual(embed(link), "https://www.youtube.com/embed/abc autoplay=0 rel=0")
  })

  it("a video address of an unknown service keeps its path and gets no parameters for autoplay or related videos", () => {
    assert.strictEqual(
      embed("https://videos.example/play/7?autoplay=1"),
      "https://videos.example/play/7 autoplay=0 rel=0",
    )
  })

  it.each([
    "",
    "javascript:alert(1)",
    "http://videos.example/a",
    "//x.example",
    "https://youtube.com/watch",
    "data:text/html,x",
  ])("the video address '%s' is not embedded", (link) => {
    assert.isUndefined(embed(link))
  })
})

describe("live rooms", () => {
  it("[SS-39] live rooms are free, VIP or paid per view", () => {
    assert.deepStrictEqual(LiveRoom.kinds, ["free", "vip", "pay"])
  })

  it("a live room is on air when it is active and streaming", () => {
    const room = (active: unknown, streaming: unknown) =>
      LiveRoom.isOnAir(Schema.decodeUnknownSync(LiveRoom.LiveRoom)({ roomId: 1, active, streaming }))
    assert.deepStrictEqual(
      [room(true, true), room(true, false), room(false, true), room(1, "true")],
      [true, false, false, true],
    )
  })

  const priced = (change: object) => Schema.decodeUnknownSync(LiveRoom.LiveRoom)({ roomId: 1, ...change })

  it("only a paid live room has a price, in the given currency", () => {
    assert.deepStrictEqual(
      LiveRoom.kinds.map((kind) => LiveRoom.priceOf(priced({ kind, price: 1249 }), "₱")),
      [undefined, undefined, "₱\u00a01,249.00"],
    )
    assert.strictEqual(LiveRoom.priceOf(priced({ kind: "pay", price: 0.5 }), ""), "0.50")
    assert.isUndefined(LiveRoom.priceOf(priced({ kind: "pay" }), "₱"))
  })
})

describe("recent game searches", () => {
  it("the five latest searches for games are stored, newest first, without duplicates", () => {
    const searches = ["a", "b", "c", "d", "e", "f", "B "].reduce(Searches.remember, [])
    assert.deepStrictEqual(searches, ["B", "f", "e", "d", "c"])
  })

  it("a blank search for games is not stored, and a stored search can be removed", () => {
    assert.deepStrictEqual(Searches.remember(["a"], "  "), ["a"])
    assert.deepStrictEqual(Searches.forget(["a", "b"], "A"), ["b"])
  })
})

describe("address of a games page", () => {
  it.each([
    ["", { gameType: "", vendors: [], search: "" }, "/m/gameList"],
    ["gameType=HOT", { gameType: "HOT", vendors: [], search: "" }, "/m/gameList?gameType=HOT"],
    [
      "gameType=RNG&vassalage=A,,B&q=a%26b%20c",
      { gameType: "RNG", vendors: ["A", "B"], search: "a&b c" },
      "/m/gameList?gameType=RNG&vassalage=A,B&q=a%26b%20c",
    ],
  ] as const)("the query '%s' of a games page is unchanged after a round trip", (query, read, written) => {
    assert.deepStrictEqual(GamesAddress.read(query), read)
    assert.strictEqual(GamesAddress.write("/m/gameList", read), written)
  })

  it("each category page's address contains its category", () => {
    assert.deepStrictEqual(
      ["/m/live", "/m/rng", "/m/slotsCenter", "/m/elott", "/m/hot", "/m/game"].map(GamesAddress.categoryOf),
      ["LIVE", "RNG", "RNG", "ELOTT", "HOT", undefined],
    )
  })
})
