import { assert, describe } from "@effect/vitest"
import { Schema } from "effect"

import { Game } from "#domain/games/Game.ts"
import { listed } from "#domain/games/GameList.ts"
import { Address } from "#platform/Address.ts"
import { ListSnapshots } from "#services/games/ListSnapshots.ts"
import { Searches } from "#services/games/Searches.ts"
import * as sample from "#tests/domain/samples.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { openTestServices } from "#tests/support/services.ts"

describe("game data stored on the device", () => {
  itEffect("the last searches for games survive a reload", function* () {
    const { of, areas } = yield* openTestServices()
    for (const text of ["koi", "moth", "KOI"]) yield* of(Searches).remember(text)
    const again = yield* openTestServices({ areas })
    assert.deepStrictEqual(yield* again.of(Searches).stored, ["KOI", "moth"])
    yield* again.of(Searches).forget("koi")
    assert.deepStrictEqual(yield* of(Searches).stored, ["moth"])
    yield* again.of(Searches).forgetAll
    assert.isEmpty(yield* of(Searches).stored)
  })

  const game = listed(Schema.decodeUnknownSync(Game)(sample.game))
  const snapshot = (address: string, entries: number) => ({
    address,
    scroll: 40,
    list: {
      filter: { gameType: "RNG" },
      entries: Array.from({ length: entries }, (_, index) => ({ ...game, nodeId: String(index) })),
      page: 1,
      totalPages: 1,
    },
  })

  itEffect("a game list is restored when the player returns to its address", function* () {
    const { of, address, areas } = yield* openTestServices({ address: "/m/rng" })
    yield* of(ListSnapshots).keep(snapshot("/m/rng", 2))
    const again = yield* openTestServices({ areas, address: "/m/rng" })
    assert.deepStrictEqual(yield* again.of(ListSnapshots).at("/m/rng", new Map()), snapshot("/m/rng", 2))
    assert.isUndefined(yield* again.of(ListSnapshots).at("/m/fish", new Map()))
    assert.deepStrictEqual(address.history, ["/m/rng"])
  })

  itEffect("a game list is not restored on a new history entry, or if it is too long", function* () {
    const { of, areas } = yield* openTestServices()
    yield* of(ListSnapshots).keep(snapshot("/m/rng", 2001))
    assert.isUndefined(yield* of(ListSnapshots).at("/m/rng", new Map()))
    const next = yield* openTestServices({ areas })
    yield* next.of(ListSnapshots).keep(snapshot("/m/rng", 2))
    yield* next.of(Address).push("/m/rng")
    assert.isUndefined(yield* next.of(ListSnapshots).at("/m/rng", new Map()))
  })
})
