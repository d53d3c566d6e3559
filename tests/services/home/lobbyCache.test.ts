import { assert, describe } from "@effect/vitest"
import { Effect, Option } from "effect"

import {
  homeAnnouncements,
  latestWinners,
  ofTypes,
  winnerBoard,
} from "#gateway/calls/messages/announcements.ts"
import { hotGames, hotIn, vendors } from "#gateway/calls/games/games.ts"
import { memberInfo } from "#gateway/calls/account/member.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { Backend } from "#services/Backend.ts"
import { homeTypes } from "#domain/messages/Announcement.ts"
import { Members } from "#services/account/Members.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import {
  type TestServicesOptions,
  openTestServices,
  type OpenTestServices,
  sessionOf,
  settled,
} from "#tests/support/services.ts"
import * as sample from "#tests/domain/samples.ts"

const lists: NonNullable<TestServicesOptions["script"]> = {
  [vendors.path]: { value: { sorting: [], mapping: { RNG: [] } } },
  [hotGames.path]: { value: { list: [{ gameCode: "g1", gameName: "Neon" }] } },
  [winnerBoard.path]: { value: { list: [{ vo: { gameName: "Neon" } }] } },
  [homeAnnouncements.path]: { value: { ...sample.bareAnnouncements, player: [{ id: "1", title: "Hello" }] } },
}

const reads = (
  services: OpenTestServices,
  source: "read" | "cached" = "read",
): Readonly<Record<string, Effect.Effect<unknown, GatewayError>>> => ({
  [vendors.path]: services.of(Backend)[source](vendors, { typeId: 1 }),
  [hotGames.path]: services.of(Backend)[source](hotGames, hotIn("EN")),
  [winnerBoard.path]: services.of(Backend)[source](winnerBoard, latestWinners("EN")),
  [homeAnnouncements.path]: services.of(Backend)[source](homeAnnouncements, ofTypes(homeTypes)),
})

const visited = Effect.fnUntraced(function* (options: TestServicesOptions = {}) {
  const cached = new Map<string, string>()
  const services = yield* openTestServices({ script: lists, cached, ...options })
  const values = yield* Effect.all(reads(services))
  yield* settled
  return { cached, values, services }
})

describe("the cached lobby", () => {
  itEffect("[GE-01] the next visit shows the lobby from cached responses, without a request", function* () {
    const { cached, values } = yield* visited()
    const next = yield* openTestServices({ cached })
    for (const [path, read] of Object.entries(reads(next, "cached"))) {
      const found = Option.getOrUndefined(yield* Effect.option(read))
      assert.isDefined(found, path)
      assert.deepStrictEqual(found, values[path])
    }
    assert.deepStrictEqual(next.requestedPaths(), [])
  })

  itEffect("a read from the cache fails at once without a request when nothing is cached", function* () {
    const services = yield* openTestServices({ script: lists })
    const error = yield* Effect.flip(services.of(Backend).cached(vendors, { typeId: 1 }))
    assert.strictEqual(error.reason._tag, "Unreachable")
    assert.deepStrictEqual(services.requestedPaths(), [])
  })

  itEffect("the lobby is cached separately for each merchant, language and input", function* () {
    const { cached } = yield* visited()
    for (const each of [{ host: "m.goldlantern.example" }, { stored: { language: "TH" } }]) {
      const { of } = yield* openTestServices({ cached, ...each })
      assert.isTrue(
        Option.isNone(yield* Effect.option(of(Backend).cached(winnerBoard, latestWinners("EN")))),
        JSON.stringify(each),
      )
    }
    const { of } = yield* openTestServices({ cached })
    assert.isTrue(Option.isNone(yield* Effect.option(of(Backend).cached(winnerBoard, latestWinners("TH")))))
  })

  itEffect("responses with data of a session are not cached", function* () {
    const member = { [memberInfo.path]: { value: { id: 1, userName: "neo", type: 0 } } }
    const { cached, services } = yield* visited({ session: sessionOf(0), script: { ...lists, ...member } })
    yield* services.of(Members).renew
    yield* settled
    assert.deepStrictEqual(
      [...cached.keys()].map((key) => key.replace(/\?.*/, "")).sort(),
      [hotGames.path, vendors.path, winnerBoard.path].sort(),
    )
    assert.isTrue(
      Option.isNone(yield* Effect.option(services.of(Backend).cached(homeAnnouncements, ofTypes(homeTypes)))),
    )
  })

  itEffect.each([{ status: 500 }, { refused: "unknown_error" }, { text: "<html>" }, { value: 7 }])(
    "a cached response is kept when the new response is %j",
    function* (reply) {
      const { cached, values } = yield* visited()
      const { of } = yield* openTestServices({ cached, script: { [vendors.path]: reply } })
      yield* Effect.exit(of(Backend).read(vendors, { typeId: 1 }))
      yield* settled
      assert.deepStrictEqual(yield* of(Backend).cached(vendors, { typeId: 1 }), values[vendors.path])
    },
  )

  itEffect("a cached refusal never ends the session", function* () {
    const { cached } = yield* visited()
    for (const key of cached.keys())
      cached.set(key, JSON.stringify({ success: false, message: "logged_out" }))
    const { of, areas } = yield* openTestServices({ cached, session: sessionOf(0) })
    assert.isTrue(Option.isNone(yield* Effect.option(of(Backend).cached(vendors, { typeId: 1 }))))
    yield* settled
    assert.isNotNull(areas.local.getItem("MC_SESSION_INFO"))
  })

  itEffect("a read from the cache does not share its request with a read from the network", function* () {
    const { cached } = yield* visited()
    const { of, requestedPaths } = yield* openTestServices({ cached, script: lists })
    const backend = of(Backend)
    const input = { typeId: 1, merchantCode: "lantern" } as const
    yield* Effect.all([backend.cached(vendors, input), backend.read(vendors, input)], {
      concurrency: "unbounded",
    })
    assert.deepStrictEqual(requestedPaths(), [vendors.path])
  })
})
