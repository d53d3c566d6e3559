import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { Failure } from "#domain/Failure.ts"
import * as Launchable from "#domain/Launchable.ts"
import { vendors } from "#gateway/calls/games.ts"
import { addRecentGame, launchGame, launchVendor } from "#gateway/calls/launches.ts"
import { Launch, Launcher } from "#services/Launcher.ts"

import { type BenchOptions, openBench, sessionOf, settled } from "../support/services.ts"
import type { ScriptedReply } from "../support/world.ts"

const game: Launchable.Launchable = { ...Launchable.vendorLobby("JDB", "RNG"), nodeId: "501", freeplay: true }
const lottery: Launchable.Launchable = { ...game, vassalage: "TCG_SEA", gameId: "g1" }
const url = "https://games.example/play?id=501"
const launched = (gameUrl: unknown): ScriptedReply => ({ value: { gameUrl, display: "page" } })

const launch = (what: Launchable.Launchable, type: number | undefined, options: BenchOptions = {}) =>
  Effect.gen(function* () {
    const bench = yield* openBench({
      ...options,
      ...(type === undefined ? {} : { session: sessionOf(type) }),
      script: {
        [launchGame.path]: launched(url),
        [launchVendor.path]: launched(url),
        [addRecentGame.path]: { value: null },
        [vendors.path]: { value: { sorting: [], mapping: { LOTT: ["ELOTT"] } } },
        ...options.script,
      },
    })
    const fiber = yield* Effect.forkChild(bench.of(Launcher).launch(what))
    yield* TestClock.adjust("1 minute")
    const came = yield* Fiber.join(fiber)
    yield* settled
    return { ...bench, came }
  })

describe("a press on a game", () => {
  it.effect("of a guest leads to the login, without a call, whatever the game", () =>
    Effect.gen(function* () {
      for (const what of [
        game,
        lottery,
        { ...game, isGameH5: "VASSALAGE" },
        Launchable.vendorLobby("JDB", "LIVE"),
      ]) {
        const { came, fake } = yield* launch(what, undefined)
        assert.deepStrictEqual(came, Launch.LogInFirst())
        assert.isEmpty(fake.requests)
      }
    }),
  )

  it.effect("[CA-49] asks for its address with the game in the query", () =>
    Effect.gen(function* () {
      const { came, fake } = yield* launch(game, 0, { address: "/m/home?a=1", stored: { language: "TH" } })
      assert.deepStrictEqual(came, Launch.Leave({ url }))
      const [request] = fake.requests
      assert.strictEqual(`${request?.method} ${request?.path}`, "GET /wps/game/launchGame")
      assert.deepStrictEqual(Object.fromEntries(request?.query ?? []), {
        nodeId: "501",
        vassalage: "JDB",
        gameType: "RNG",
        freeplay: "0",
        language: "TH",
        backUrl: "https://m.lantern.example/m/home?a=1",
      })
    }),
  )

  it.effect("opens in a frame over the page when the answer says so, under the game's name", () =>
    Effect.gen(function* () {
      const framed = { value: { gameUrl: url, display: "frame" } }
      const { came } = yield* launch({ ...game, name: "Jade Mill" }, 0, {
        script: { [launchGame.path]: framed },
      })
      assert.deepStrictEqual(came, Launch.Frame({ url, name: "Jade Mill" }))
    }),
  )

  it.effect("[CA-48] of a vendor's own lobby asks for it by its own relay, and remembers no game", () =>
    Effect.gen(function* () {
      const { came, fake } = yield* launch(Launchable.vendorLobby("JDB", "LIVE"), 0)
      assert.deepStrictEqual(came, Launch.Leave({ url }))
      assert.lengthOf(fake.requests, 1)
      const [request] = fake.requests
      assert.strictEqual(`${request?.method} ${request?.path}`, "POST /wps/relay/GCS_gameLaunchFB")
      assert.deepInclude(JSON.parse(request?.body ?? ""), { vassalage: "JDB", gameType: "LIVE", freeplay: 0 })
    }),
  )

  it.effect("[CA-45] puts the game on top of the recent ones", () =>
    Effect.gen(function* () {
      const { fake } = yield* launch(game, 0)
      const [request] = fake.requestsTo("/wps/relay/MCS2_addRecentGame")
      assert.strictEqual(request?.method, "GET")
      assert.deepStrictEqual(request?.query, [
        ["nodeId", "501"],
        ["vassalage", "JDB"],
      ])
    }),
  )

  it.effect("is not hurt by a recent game that is not taken, nor waits for it", () =>
    Effect.gen(function* () {
      for (const reply of [{ status: 500 }, "never", "unreachable"] as const) {
        const { came } = yield* launch(game, 0, { script: { [addRecentGame.path]: reply } })
        assert.deepStrictEqual(came, Launch.Leave({ url }))
      }
    }),
  )

  it.effect(
    "[SS-29] asks for free play in a trial session where the game supports it, and nowhere else",
    () =>
      Effect.gen(function* () {
        for (const [type, freeplay, asked] of [
          [4, true, "1"],
          [4, false, "0"],
          [0, true, "0"],
          [3, true, "0"],
        ] as const) {
          const { fake } = yield* launch({ ...game, freeplay }, type)
          assert.deepInclude(Object.fromEntries(fake.requests[0]?.query ?? []), { freeplay: asked })
        }
      }),
  )

  it.effect("of a lottery opens its frame by the mapping", () =>
    Effect.gen(function* () {
      const { came, asked } = yield* launch(lottery, 0)
      assert.deepStrictEqual(
        came,
        Launch.Open({ path: "/m/lottery?mui=EN&playType=trad&gameId=g1&prize_mode=ELOTT" }),
      )
      assert.deepStrictEqual(asked(), [vendors.path])
    }),
  )

  it.effect("of a listed vendor opens the list without a call", () =>
    Effect.gen(function* () {
      const { came, fake } = yield* launch({ ...game, isGameH5: "VASSALAGE" }, 0)
      assert.deepStrictEqual(came, Launch.Open({ path: "/m/gameList?gameType=RNG&vassalage=JDB" }))
      assert.isEmpty(fake.requests)
    }),
  )
})

describe("an address that a vendor gives", () => {
  it.effect("that is none is told, and no game is remembered", () =>
    Effect.gen(function* () {
      for (const none of ["", null, undefined, 7]) {
        const { came, asked } = yield* launch(game, 0, { script: { [launchGame.path]: launched(none) } })
        assert.deepStrictEqual(came, Launch.NoAddress())
        assert.deepStrictEqual(asked(), [launchGame.path])
      }
    }),
  )

  it.effect("that is not safe is not followed", () =>
    Effect.gen(function* () {
      for (const hostile of [
        "javascript:alert(1)",
        "http://games.example/",
        "//evil.example",
        "/m/home",
        "https://m.lantern.example@evil.example/",
      ]) {
        const { came, asked } = yield* launch(game, 0, { script: { [launchGame.path]: launched(hostile) } })
        assert.deepStrictEqual(came, Launch.Unsafe())
        assert.deepStrictEqual(asked(), [launchGame.path])
      }
    }),
  )
})

describe("a launch that fails", () => {
  it.effect("says how, after one try", () =>
    Effect.gen(function* () {
      const rows: ReadonlyArray<readonly [ScriptedReply, Failure]> = [
        ["unreachable", Failure.Unreachable()],
        ["never", Failure.TimedOut()],
        [{ status: 503 }, Failure.Broken({ status: 503 })],
        [
          { refused: "insufficient_balance" },
          Failure.Refused({ code: "insufficient_balance", captcha: false }),
        ],
        [{ status: 401 }, Failure.SessionOver()],
      ]
      for (const [reply, failure] of rows) {
        for (const [what, call] of [
          [game, launchGame],
          [Launchable.vendorLobby("JDB", "LIVE"), launchVendor],
        ] as const) {
          const { came, asked } = yield* launch(what, 0, { script: { [call.path]: reply } })
          assert.deepStrictEqual(came, Launch.Failed({ failure }))
          assert.deepStrictEqual(asked(), [call.path])
        }
      }
    }),
  )
})
