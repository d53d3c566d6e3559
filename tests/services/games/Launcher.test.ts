import { assert, describe } from "@effect/vitest"
import { Context, Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"

import { Failure, message } from "#domain/Failure.ts"
import * as Launchable from "#domain/games/Launchable.ts"
import { vendors } from "#gateway/calls/games/games.ts"
import { addRecentGame, launchGame, launchVendor } from "#gateway/calls/games/launches.ts"
import { ActingAccount } from "#services/CurrentSession.ts"
import { Launch, Launcher } from "#services/games/Launcher.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { type TestServicesOptions, openTestServices, sessionOf, settled } from "#tests/support/services.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"

const game: Launchable.Launchable = { ...Launchable.vendorLobby("JDB", "RNG"), nodeId: "501", freeplay: true }
const lottery: Launchable.Launchable = { ...game, vassalage: "TCG_SEA", gameId: "g1" }
const url = "https://games.example/play?id=501"
const launched = (gameUrl: unknown): ScriptedReply => ({ value: { gameUrl, display: "page" } })

const launch = (what: Launchable.Launchable, type: number | undefined, options: TestServicesOptions = {}) =>
  Effect.gen(function* () {
    const services = yield* openTestServices({
      ...options,
      ...(type === undefined ? {} : { session: sessionOf(type) }),
      script: {
        [launchGame.path]: launched(url),
        [launchVendor.path]: launched(url),
        [addRecentGame.path]: { value: null },
        [vendors.path]: { value: { sorting: [], mapping: { ELOTT: ["LOTT"] } } },
        ...options.script,
      },
    })
    const fiber = yield* Effect.forkChild(services.of(Launcher).launch(what))
    yield* TestClock.adjust("1 minute")
    const outcome = yield* Fiber.join(fiber)
    yield* settled
    return { ...services, outcome }
  })

describe("launching a game", () => {
  itEffect("sends the token of an account that logs in after a guest has pressed the game", function* () {
    const services = yield* openTestServices({
      session: sessionOf(0),
      script: { [launchGame.path]: launched(url), [addRecentGame.path]: { value: null } },
    })
    const built = yield* Layer.build(Layer.fresh(Launcher.layer)).pipe(
      Effect.provideContext(services.context),
      Effect.provideService(ActingAccount, ""),
    )
    yield* Context.get(built, Launcher).launch(game)
    const [request] = services.fake.requestsTo(launchGame.path)
    assert.strictEqual(request?.headers["Authorization"], sessionOf(0).token)
  })

  itEffect("[CA-49] a launch sends the game in the query of the request", function* () {
    const { outcome, fake } = yield* launch(game, 0, { address: "/m/home?a=1", stored: { language: "TH" } })
    assert.deepStrictEqual(outcome, Launch.Leave({ url }))
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
  })

  itEffect("a launched game opens in an iframe under its name when the response requires one", function* () {
    const inIframe = { value: { gameUrl: url, display: "frame" } }
    const { outcome } = yield* launch({ ...game, name: "Jade Mill" }, 0, {
      script: { [launchGame.path]: inIframe },
    })
    assert.deepStrictEqual(outcome, Launch.Iframe({ url, name: "Jade Mill" }))
  })

  itEffect("[CA-48] a vendor's own lobby launches by its own call, without a recent game", function* () {
    const { outcome, fake } = yield* launch(Launchable.vendorLobby("JDB", "LIVE"), 0)
    assert.deepStrictEqual(outcome, Launch.Leave({ url }))
    assert.lengthOf(fake.requests, 1)
    const [request] = fake.requests
    assert.strictEqual(`${request?.method} ${request?.path}`, "POST /wps/relay/GCS_gameLaunchFB")
    assert.deepInclude(JSON.parse(request?.body ?? ""), { vassalage: "JDB", gameType: "LIVE", freeplay: 0 })
  })

  itEffect.each(["ESPORTS", "COCKFIGHT"])("[SS-32] a %s lobby launches as type SPORTS", function* (gameType) {
    const { fake } = yield* launch(Launchable.vendorLobby("TF", gameType), 0)
    assert.deepInclude(JSON.parse(fake.requestsTo(launchVendor.path)[0]?.body ?? ""), {
      gameType: "SPORTS",
    })
  })

  const lobbyWithId = { ...Launchable.vendorLobby("JDB", "LIVE"), gameId: "g2" }
  const listedLottery = { ...lottery, nodeId: "" }
  itEffect.each([
    { what: "game", launched: game, nodeId: "501", vassalage: "JDB" },
    { what: "lottery with a node", launched: lottery, nodeId: "501", vassalage: "TCG_SEA" },
    { what: "lottery without a node", launched: listedLottery, nodeId: "g1", vassalage: "TCG_SEA" },
    { what: "vendor's lobby with an id", launched: lobbyWithId, nodeId: "g2", vassalage: "JDB" },
  ])("[CA-45] a $what becomes the first recent game", function* ({ launched: what, nodeId, vassalage }) {
    const { fake } = yield* launch(what, 0)
    const requests = fake.requestsTo(addRecentGame.path)
    assert.deepStrictEqual(
      requests.map(({ method, query }) => ({ method, query })),
      [
        {
          method: "GET",
          query: [
            ["nodeId", nodeId],
            ["vassalage", vassalage],
          ],
        },
      ],
    )
  })

  itEffect("a vendor's list of lotteries or games opens without adding a recent game", function* () {
    for (const what of [Launchable.vendorLobby("TCG_SEA", "LOTT"), { ...game, isGameH5: "VASSALAGE" }])
      assert.isEmpty((yield* launch(what, 0)).fake.requestsTo(addRecentGame.path))
  })

  itEffect("a launch does not wait for the request that adds the recent game", function* () {
    for (const reply of [{ status: 500 }, "never", "unreachable"] as const) {
      const { outcome } = yield* launch(game, 0, { script: { [addRecentGame.path]: reply } })
      assert.deepStrictEqual(outcome, Launch.Leave({ url }))
    }
  })

  itEffect("[SS-29] a trial session launches free play only if the game supports free play", function* () {
    for (const [type, freeplay, expected] of [
      [4, true, "1"],
      [4, false, "0"],
      [0, true, "0"],
      [3, true, "0"],
    ] as const) {
      const { fake } = yield* launch({ ...game, freeplay }, type)
      assert.deepInclude(Object.fromEntries(fake.requests[0]?.query ?? []), { freeplay: expected })
    }
  })

  itEffect("a launched lottery opens in the iframe of the vendor to which it is mapped", function* () {
    const { outcome, requestedPaths } = yield* launch(lottery, 0)
    assert.deepStrictEqual(
      outcome,
      Launch.Open({ path: "/m/lottery?mui=EN&playType=trad&gameId=g1&prize_mode=ELOTT" }),
    )
    assert.deepStrictEqual(requestedPaths(), [vendors.path, addRecentGame.path])
  })
})

describe("the launch address that a vendor returns", () => {
  itEffect("an invalid launch address shows a toast, and adds no recent game", function* () {
    for (const none of ["", null, undefined, 7]) {
      const { outcome, requestedPaths } = yield* launch(game, 0, {
        script: { [launchGame.path]: launched(none) },
      })
      assert.deepStrictEqual(outcome, Launch.NoAddress())
      assert.deepStrictEqual(requestedPaths(), [launchGame.path])
    }
  })

  itEffect("an unsafe launch address is not opened", function* () {
    for (const hostile of [
      "javascript:alert(1)",
      "http://games.example/",
      "//evil.example",
      "/m/home",
      "https://m.lantern.example@evil.example/",
    ]) {
      const { outcome, requestedPaths } = yield* launch(game, 0, {
        script: { [launchGame.path]: launched(hostile) },
      })
      assert.deepStrictEqual(outcome, Launch.Unsafe())
      assert.deepStrictEqual(requestedPaths(), [launchGame.path])
    }
  })
})

describe("a failed launch", () => {
  itEffect("a failed launch shows the reason after one attempt", function* () {
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
        const { outcome, requestedPaths } = yield* launch(what, 0, { script: { [call.path]: reply } })
        assert.deepStrictEqual(outcome, Launch.Failed({ message: message(failure) }))
        assert.deepStrictEqual(requestedPaths(), [call.path])
      }
    }
  })
})
