import { assert, describe, it } from "@effect/vitest"
import { Effect, Option } from "effect"

import { announcements, winnerBoard } from "#gateway/calls/announcements.ts"
import { hotGames, vendors } from "#gateway/calls/games.ts"
import { memberInfo } from "#gateway/calls/member.ts"
import type { GatewayError } from "#gateway/GatewayError.ts"
import { Backend, fromDevice } from "#services/Backend.ts"
import { Games } from "#services/Games.ts"
import { Members } from "#services/Members.ts"
import { Notices } from "#services/Notices.ts"
import { Winners } from "#services/Winners.ts"

import { type BenchOptions, openBench, type OpenBench, sessionOf, settled } from "../support/services.ts"

const lists: NonNullable<BenchOptions["script"]> = {
  [vendors.path]: { value: { RNG: [] } },
  [hotGames.path]: { value: { list: [{ gameCode: "g1", gameName: "Neon" }] } },
  [winnerBoard.path]: { value: { list: [{ vo: { gameName: "Neon" } }] } },
  [announcements.path]: { value: { banners: [], player: [{ id: "1", title: "Hello" }] } },
}

/** What home reads, by its call. */
const reads = (bench: OpenBench): Readonly<Record<string, Effect.Effect<unknown, GatewayError>>> => ({
  [vendors.path]: bench.of(Games).vendors,
  [hotGames.path]: bench.of(Games).hot("EN"),
  [winnerBoard.path]: bench.of(Winners).latest("EN"),
  [announcements.path]: bench.of(Notices).home,
})

const last = <A, E, R>(read: Effect.Effect<A, E, R>) => Effect.option(fromDevice(read))

/** A visit that has the lobby, and what it kept. */
const visited = Effect.fnUntraced(function* (options: BenchOptions = {}) {
  const kept = new Map<string, string>()
  const bench = yield* openBench({ script: lists, kept, ...options })
  const values = yield* Effect.all(reads(bench))
  yield* settled
  return { kept, values, bench }
})

describe("the last lobby", () => {
  it.effect("[GE-01] is read on the next visit as it was, and nobody is asked", () =>
    Effect.gen(function* () {
      const { kept, values } = yield* visited()
      const next = yield* openBench({ kept })
      for (const [path, read] of Object.entries(reads(next))) {
        const found = Option.getOrUndefined(yield* last(read))
        assert.isDefined(found, path)
        assert.deepStrictEqual(found, values[path])
      }
      assert.deepStrictEqual(next.asked(), [])
    }),
  )

  it.effect("is nothing where nothing was kept: it fails at once, and nothing is tried again", () =>
    Effect.gen(function* () {
      const bench = yield* openBench({ script: lists })
      const error = yield* Effect.flip(fromDevice(bench.of(Games).vendors))
      assert.strictEqual(error.reason._tag, "Unreachable")
      assert.deepStrictEqual(bench.asked(), [])
    }),
  )

  it.effect("is one for each merchant, language and question", () =>
    Effect.gen(function* () {
      const { kept } = yield* visited()
      for (const each of [{ host: "m.goldlantern.example" }, { stored: { language: "TH" } }]) {
        const { of } = yield* openBench({ kept, ...each })
        assert.isTrue(Option.isNone(yield* last(of(Winners).latest("EN"))), JSON.stringify(each))
      }
      const { of } = yield* openBench({ kept })
      assert.isTrue(Option.isNone(yield* last(of(Winners).latest("TH"))))
    }),
  )

  it.effect("has nothing that hangs on a session", () =>
    Effect.gen(function* () {
      const member = { [memberInfo.path]: { value: { id: 1, userName: "neo", type: 0 } } }
      const { kept, bench } = yield* visited({ session: sessionOf(0), script: { ...lists, ...member } })
      yield* bench.of(Members).renew
      yield* settled
      assert.deepStrictEqual(
        [...kept.keys()].map((key) => key.replace(/\?.*/, "")).sort(),
        [hotGames.path, vendors.path, winnerBoard.path].sort(),
      )
      assert.isTrue(Option.isNone(yield* last(bench.of(Notices).home)))
    }),
  )

  it.effect.each([{ status: 500 }, { refused: "unknown_error" }, { text: "<html>" }, { value: 7 }])(
    "is not replaced by %j",
    (reply) =>
      Effect.gen(function* () {
        const { kept, values } = yield* visited()
        const { of } = yield* openBench({ kept, script: { [vendors.path]: reply } })
        yield* Effect.exit(of(Games).vendors)
        yield* settled
        assert.deepStrictEqual(yield* fromDevice(of(Games).vendors), values[vendors.path])
      }),
  )

  it.effect("says nothing of a session, whatever was kept", () =>
    Effect.gen(function* () {
      const { kept } = yield* visited()
      for (const key of kept.keys()) kept.set(key, JSON.stringify({ success: false, message: "logged_out" }))
      const { of, areas } = yield* openBench({ kept, session: sessionOf(0) })
      assert.isTrue(Option.isNone(yield* last(of(Games).vendors)))
      yield* settled
      assert.isNotNull(areas.local.getItem("MC_SESSION_INFO"))
    }),
  )

  it.effect("is not what others wait for who ask the network", () =>
    Effect.gen(function* () {
      const { kept } = yield* visited()
      const { of, asked } = yield* openBench({ kept, script: lists })
      const backend = of(Backend)
      const input = { typeId: 1, merchantCode: "lantern" } as const
      yield* Effect.all([fromDevice(backend.read(vendors, input)), backend.read(vendors, input)], {
        concurrency: "unbounded",
      })
      assert.deepStrictEqual(asked(), [vendors.path])
    }),
  )
})
