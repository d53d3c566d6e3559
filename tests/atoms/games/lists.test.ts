import { assert, describe, it } from "@effect/vitest"
import type { Duration } from "effect"

import { gameListAtom, nearListEndAtom, openListAtom, type GamesFilter } from "#atoms/games/gameLists.ts"
import { categoriesAtom } from "#atoms/games/games.ts"
import { valueOf } from "#atoms/kernel/Remote.ts"
import type { Language } from "#config/product.ts"
import * as gameLists from "#gateway/calls/games/gameLists.ts"
import { hotGames, vendors } from "#gateway/calls/games/games.ts"
import * as sample from "#tests/domain/samples.ts"
import { showAtoms } from "#tests/support/showAtoms.ts"

const address = "/m/rng"
const filter: GamesFilter = {
  source: "games",
  gameType: "RNG",
  vassalage: "",
  gameName: "",
  language: "EN",
}
const page = { value: { games: [sample.game], pageNum: 1, totalPages: 9 } }

describe("a change of language", () => {
  it("[BC-04] a game list is fetched once, 250 ms after the second of two quick language changes", async () => {
    const path = gameLists.gameList.path
    const { store, adjust, fake, policies } = await showAtoms([gameListAtom], { script: { [path]: page } })
    const open = (language: Language) => store.set(openListAtom, { address, filter: { ...filter, language } })
    const languages = () => fake.requestsTo(path).map(({ query }) => new Map(query).get("language"))
    open("EN")
    await adjust(0)
    assert.deepStrictEqual(languages(), ["EN"])
    open("TH")
    await adjust("200 millis")
    open("VI")
    await adjust("249 millis")
    assert.deepStrictEqual(languages(), ["EN"])
    await adjust("1 millis")
    assert.deepStrictEqual(languages(), ["EN", "VI"])
    await adjust("1 minute")
    assert.deepStrictEqual(languages(), ["EN", "VI"])
    assert.include(policies(), "game-list waited")

    // Another vendor in the same language is no translation.
    store.set(openListAtom, { address, filter: { ...filter, language: "VI", vassalage: "KOI" } })
    await adjust(0)
    assert.lengthOf(languages(), 3)
  })
})

describe("reaching the end of a game list", () => {
  it("[GB-26, HA-84, HA-97] only one of five triggers within a second requests the next page, and the log names the dropped triggers", async () => {
    const { store, adjust, policies, fake } = await showAtoms([gameListAtom], {
      script: { [gameLists.gameList.path]: page },
    })
    store.set(openListAtom, { address, filter })
    await adjust(0)
    for (let trigger = 0; trigger < 5; trigger += 1) store.set(nearListEndAtom)
    await adjust(0)
    assert.deepStrictEqual(
      policies().filter((each) => each.startsWith("load-more")),
      ["load-more ran", ...Array.from({ length: 4 }, () => "load-more dropped")],
    )
    const requests = () => fake.requestsTo(gameLists.gameList.path).length
    assert.strictEqual(requests(), 2)
    for (const [wait, expected] of [
      ["999 millis", 2],
      ["1 millis", 3],
    ] as const) {
      await adjust(wait)
      store.set(nearListEndAtom)
      await adjust(0)
      assert.strictEqual(requests(), expected)
    }
  })
})

describe("the game tab Hot", () => {
  const offered = {
    sorting: [{ gameCategory: "RNG", vendorNames: [{ vassalage: "JDB", accountTypeName: "JDB" }] }],
    mapping: {},
  }
  const open = async (list: ReadonlyArray<typeof sample.game>, after: Duration.Input) => {
    const { store, adjust } = await showAtoms([categoriesAtom], {
      script: {
        [vendors.path]: { value: offered },
        [hotGames.path]: { after, reply: { value: { list } } },
      },
    })
    const tabsAfter = async (time: Duration.Input) => {
      await adjust(time)
      return valueOf(store.get(categoriesAtom))?.map(({ gameType }) => gameType)
    }
    return tabsAfter
  }

  it.each([
    [["HOT", "RNG"], [sample.game]],
    [["RNG"], []],
  ] as const)("[GB-02] no game tab shows before the hot games have loaded, then %j", async (tabs, list) => {
    const tabsAfter = await open(list, "1 second")
    assert.isUndefined(await tabsAfter("999 millis"))
    assert.deepStrictEqual(await tabsAfter("1 millis"), [...tabs])
  })

  it("the game tabs show without the tab Hot after 3 s if the hot games have not loaded", async () => {
    const tabsAfter = await open([sample.game], "9 seconds")
    assert.isUndefined(await tabsAfter("2999 millis"))
    assert.deepStrictEqual(await tabsAfter("1 millis"), ["RNG"])
  })
})
