import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import * as Favourites from "#domain/Favourites.ts"
import { Game, title } from "#domain/Game.ts"
import * as GameList from "#domain/GameList.ts"
import * as GamesAddress from "#domain/GamesAddress.ts"
import * as HotGames from "#domain/HotGames.ts"
import * as LiveRoom from "#domain/LiveRoom.ts"
import * as Searches from "#domain/Searches.ts"
import * as Video from "#domain/Video.ts"

import * as sample from "./samples.ts"

const game = (change: Record<string, unknown>) =>
  Schema.decodeUnknownSync(Game)({ ...sample.game, ...change })

describe("lists of games", () => {
  it("[EN-08] a page has games, pageNum and totalPages", () => {
    const page = Schema.decodeUnknownSync(GameList.GameList)({
      games: [sample.game],
      pageNum: 2,
      totalPages: 7,
    })
    assert.deepInclude(page, { pageNum: 2, totalPages: 7 })
    assert.strictEqual(page.games[0]?.nodeId, "501")
  })

  it("[EN-09] a page of favourites has content, pageNum and totalPages", () => {
    const page = Schema.decodeUnknownSync(GameList.FavouriteList)({
      content: [sample.game, { broken: true }],
      pageNum: 1,
      totalPages: 3,
    })
    assert.deepInclude(page, { pageNum: 1, totalPages: 3 })
    assert.lengthOf(page.content, 1)
  })

  it("[EN-12] the query has exactly its twelve keys, three of them empty", () => {
    const query = GameList.query({
      merchant: "lantern",
      language: "TH",
      gameType: "ESPORTS",
      vassalage: "AV",
      gameName: "ace",
      pageNo: 3,
    })
    assert.deepStrictEqual(query, {
      merchant: "lantern",
      platform: "html5",
      gameName: "ace",
      gameType: "SPORTS",
      pageNo: 3,
      pageSize: 25,
      vassalage: "AV",
      gameClassify: "",
      minBet: "",
      minLine: "",
      language: "TH",
      clientType: 2,
    })
  })

  it("[GB-24] there is more while pageNum is below totalPages", () => {
    assert.isTrue(GameList.hasMore(1, 2))
    assert.isFalse(GameList.hasMore(2, 2))
    assert.isFalse(GameList.hasMore(1, 0))
  })

  it("a tile says the game's name, or the node's", () => {
    assert.strictEqual(title(game({ gameName: "", nodeName: "Ace" })), "Ace")
    assert.strictEqual(title(game({ gameName: "Jade", nodeName: "Ace" })), "Jade")
  })
})

describe("favourites", () => {
  it("[EN-11] are nodes as texts, and a node that is a number is found among them", () => {
    const { nodeIds } = Schema.decodeUnknownSync(Favourites.FavouriteIds)({ nodeIds: [12, "13", null] })
    assert.deepStrictEqual(nodeIds, ["12", "13"])
    const ids = new Set(nodeIds)
    assert.isTrue(Favourites.isFavourite(ids, new Map(), 12))
    assert.isTrue(Favourites.isFavourite(ids, new Map(), "13"))
    assert.isFalse(Favourites.isFavourite(ids, new Map(), 14))
  })

  it("what was changed since the ids came wins over them", () => {
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

  it("[GB-44] are filtered by a name that contains the text, within the vendor", () => {
    assert.deepStrictEqual(found("A", "ace"), ["1", "3"])
    assert.deepStrictEqual(found("B", "ace"), ["2"])
    assert.deepStrictEqual(found("", " ACE "), ["1", "2", "3"])
    assert.deepStrictEqual(found("A", ""), ["1", "3", "4"])
    assert.isEmpty(found("A", "palace"))
  })

  it("[GB-49] stand behind a control above six of them", () => {
    const some = (count: number) => Array.from({ length: count }, (_, nodeId) => game({ nodeId }))
    assert.isFalse(HotGames.hasMore(some(6)))
    assert.isTrue(HotGames.hasMore(some(7)))
  })

  it("of some vendors are theirs, of none all", () => {
    const nodes = (vendors: ReadonlyArray<string>) =>
      HotGames.ofVendors(games, vendors).map(({ nodeId }) => nodeId)
    assert.deepStrictEqual(nodes(["B"]), ["2"])
    assert.deepStrictEqual(nodes([]), ["1", "2", "3", "4"])
  })

  it("are suggested by name, each once, within a category as the backend knows it", () => {
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

  it("lend their vendor its picture", () => {
    assert.strictEqual(HotGames.vendorPicture(games, "A"), "/art/501l.webp")
    assert.strictEqual(HotGames.vendorPicture(games, "Z"), "")
  })

  it("offer each of their vendors once, in their order", () => {
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
  ])("[GB-38] %s becomes an embed that neither starts by itself nor shows what is related", (link) => {
    assert.strictEqual(embed(link), "https://www.youtube.com/embed/abc autoplay=0 rel=0")
  })

  it("of other places are embedded as they are, with the same wishes", () => {
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
  ])("'%s' is not embedded", (link) => {
    assert.isUndefined(embed(link))
  })
})

describe("live rooms", () => {
  it("[SS-39] are free, VIP or paid by the view", () => {
    assert.deepStrictEqual(LiveRoom.kinds, ["free", "vip", "pay"])
  })

  it("can be watched when they are active and streaming", () => {
    const room = (active: unknown, streaming: unknown) =>
      LiveRoom.isOnAir(Schema.decodeUnknownSync(LiveRoom.LiveRoom)({ roomId: 1, active, streaming }))
    assert.deepStrictEqual(
      [room(true, true), room(true, false), room(false, true), room(1, "true")],
      [true, false, false, true],
    )
  })
})

describe("the last searches", () => {
  it("are five, the newest first, each once", () => {
    const searches = ["a", "b", "c", "d", "e", "f", "B "].reduce(Searches.remember, [])
    assert.deepStrictEqual(searches, ["B", "f", "e", "d", "c"])
  })

  it("blanks are no search, and one can be forgotten", () => {
    assert.deepStrictEqual(Searches.remember(["a"], "  "), ["a"])
    assert.deepStrictEqual(Searches.forget(["a", "b"], "A"), ["b"])
  })
})

describe("the address of a games page", () => {
  it.each([
    ["", { gameType: "", vendors: [], search: "" }, "/m/gameList"],
    ["gameType=HOT", { gameType: "HOT", vendors: [], search: "" }, "/m/gameList?gameType=HOT"],
    [
      "gameType=RNG&vassalage=A,,B&q=a%26b%20c",
      { gameType: "RNG", vendors: ["A", "B"], search: "a&b c" },
      "/m/gameList?gameType=RNG&vassalage=A,B&q=a%26b%20c",
    ],
  ] as const)("'%s' is read, and written again", (query, read, written) => {
    assert.deepStrictEqual(GamesAddress.read(query), read)
    assert.strictEqual(GamesAddress.write("/m/gameList", read), written)
  })

  it("names the category of each category page", () => {
    assert.deepStrictEqual(
      ["/m/live", "/m/rng", "/m/slotsCenter", "/m/elott", "/m/hot", "/m/game"].map(GamesAddress.categoryOf),
      ["LIVE", "RNG", "RNG", "ELOTT", "HOT", undefined],
    )
  })
})
