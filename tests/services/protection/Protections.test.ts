import { assert, describe } from "@effect/vitest"
import { Context, Effect, Fiber, Layer } from "effect"
import { TestClock } from "effect/testing"

import { paths } from "#config/paths.ts"
import { restrictionOf } from "#domain/protection/PlayPermission.ts"
import * as Launchable from "#domain/games/Launchable.ts"
import { accountOf } from "#domain/Session.ts"
import { protection, takeBreak } from "#gateway/calls/protection/protection.ts"
import { addRecentGame, launchGame } from "#gateway/calls/games/launches.ts"
import { storageItems } from "#platform/storageItems.ts"
import { playStateItem } from "#services/protection/storedPlayState.ts"
import { mayPlay } from "#services/protection/playGate.ts"
import { Protections } from "#services/protection/Protections.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { Launch, Launcher } from "#services/games/Launcher.ts"
import * as sample from "#tests/domain/samples.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { type TestServicesOptions, openTestServices, sessionOf, settled } from "#tests/support/services.ts"
import { openBrowser } from "#tests/support/tabs.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"

const now = 1_000
const open: ScriptedReply = { value: { now, limits: [] } }
const onBreak: ScriptedReply = { value: { now, break: { until: now + 60_000 } } }
const game: Launchable.Launchable = { ...Launchable.vendorLobby("JDB", "RNG"), nodeId: "501", freeplay: true }

const settings = (...modules: ReadonlyArray<string>) => ({
  [storageItems.whitelabel.key]: JSON.stringify({ ...sample.bareWhitelabel, modules }),
})

const start = Effect.fnUntraced(function* (options: TestServicesOptions = {}) {
  const services = yield* openTestServices({
    session: sessionOf(0),
    ...options,
    stored: { ...settings("RGLIMIT3"), ...options.stored },
    script: {
      [launchGame.path]: { value: { gameUrl: "https://games.example/", display: "page" } },
      [addRecentGame.path]: { value: null },
      ...options.script,
    },
  })
  const built = yield* Effect.provideContext(Layer.build(Protections.layer), services.context)
  const protections = Context.get(built, Protections)
  const tag = Effect.map(
    protections.permission,
    (permission) => restrictionOf(permission)?._tag ?? permission._tag,
  )
  const launch = services.of(Launcher).launch(game)
  return { ...services, protections, tag, launch, may: mayPlay.pipe(Effect.provideContext(services.context)) }
})

const codeOf = <A>(effect: Effect.Effect<A, { readonly reason: unknown }>) =>
  Effect.match(effect, {
    onSuccess: () => "allowed",
    onFailure: ({ reason }) =>
      typeof reason === "object" && reason !== null && "code" in reason ? reason.code : reason,
  })

describe("play permission before a launch or deposit", () => {
  itEffect("no permission is requested without the module, for a guest or for a trial member", function* () {
    for (const options of [{ stored: settings("CBS3") }, { session: sessionOf(4) }]) {
      const { may, requestedPaths } = yield* start(options)
      assert.strictEqual(yield* codeOf(may), "allowed")
      assert.isEmpty(requestedPaths())
    }
  })

  itEffect("a launch and a deposit during a break are refused with the gateway's code", function* () {
    const { may, launch, fake } = yield* start({ script: { [protection.path]: onBreak } })
    assert.strictEqual(yield* codeOf(may), "on_break")
    assert.deepStrictEqual(yield* launch, Launch.Open({ path: paths.protection }))
    assert.isEmpty(fake.requestsTo(launchGame.path))
    assert.lengthOf(fake.requestsTo(protection.path), 1)
  })

  itEffect("a launch that a limit refuses shows the text about launches", function* () {
    const { launch, protections } = yield* start({
      script: { [protection.path]: open, [launchGame.path]: { refused: "limit_reached" } },
    })
    yield* protections.refresh
    assert.deepStrictEqual(yield* launch, Launch.Failed({ message: { key: "launch_limit_reached" } }))
  })

  itEffect("a refusal with an end closes play at once, while the call of the permission hangs", function* () {
    const body = JSON.stringify({ success: false, message: "on_break", value: { until: now + 60_000 } })
    const { launch, protections, tag, fake } = yield* start({
      script: { [protection.path]: open, [launchGame.path]: { status: 200, body } },
    })
    yield* protections.refresh
    fake.respondWith(protection.path, "never")
    assert.deepStrictEqual(yield* launch, Launch.Open({ path: paths.protection }))
    assert.strictEqual(yield* tag, "onBreak")
  })

  itEffect("a permission that is already known allows a launch at once", function* () {
    const { launch, protections, fake } = yield* start({ script: { [protection.path]: open } })
    yield* protections.refresh
    assert.deepStrictEqual(yield* launch, Launch.Leave({ url: "https://games.example/" }))
    assert.lengthOf(fake.requestsTo(protection.path), 1)
  })

  itEffect("a launch without a known permission waits at most 5 s, then asks the gateway", function* () {
    const { launch, fake } = yield* start({ script: { [protection.path]: "never" } })
    const fiber = yield* Effect.forkChild(launch)
    yield* settled
    yield* TestClock.adjust("4 seconds")
    yield* settled
    assert.isEmpty(fake.requestsTo(launchGame.path))
    yield* TestClock.adjust("1 second")
    assert.deepStrictEqual(yield* Fiber.join(fiber), Launch.Leave({ url: "https://games.example/" }))
  })

  itEffect("a launch that the gateway refuses during a break opens the player protection page", function* () {
    const { launch, protections, tag } = yield* start({
      script: { [protection.path]: [open, onBreak], [launchGame.path]: { refused: "on_break" } },
    })
    yield* protections.refresh
    assert.deepStrictEqual(yield* launch, Launch.Open({ path: paths.protection }))
    assert.strictEqual(yield* tag, "onBreak")
  })
})

describe("play permission after the end of a play session", () => {
  const minute = 60_000
  const leaving = (left: number, closedFor = 30): ScriptedReply => {
    const endsAt = left * minute
    const closedUntil = endsAt + closedFor * minute
    return { value: { now: 0, since: endsAt - 100 * minute, session: { minutes: 100, endsAt, closedUntil } } }
  }

  itEffect("a launch and a deposit are refused with the time at which play reopens", function* () {
    const { may, launch, protections, fake } = yield* start({ script: { [protection.path]: leaving(1) } })
    yield* protections.refresh
    assert.strictEqual(yield* codeOf(may), "allowed")
    yield* TestClock.adjust("1 minute")
    assert.deepInclude(yield* Effect.map(Effect.flip(may), ({ reason }) => reason), {
      code: "session_limit",
      value: { closedUntil: 31 * minute },
    })
    assert.deepStrictEqual(yield* launch, Launch.Open({ path: paths.protection }))
    assert.isEmpty(fake.requestsTo(launchGame.path))
  })

  itEffect("a failed request does not reopen play, and a later response does", function* () {
    const { may, protections, fake } = yield* start({ script: { [protection.path]: leaving(0, 1) } })
    yield* protections.refresh
    fake.respondWith(protection.path, { refused: "unknown_error" })
    yield* Effect.flip(protections.refresh)
    assert.strictEqual(yield* codeOf(may), "session_limit")
    yield* TestClock.adjust("2 minutes")
    assert.strictEqual(yield* codeOf(may), "session_limit")
    fake.respondWith(protection.path, open)
    assert.strictEqual(yield* codeOf(may), "allowed")
  })

  itEffect("each notice shows in only one of two tabs, and never in a hidden tab", function* () {
    const browser = openBrowser()
    const one = yield* start({ ...browser.newTab(), script: { [protection.path]: leaving(20) } })
    const other = yield* start({ ...browser.newTab() })
    yield* one.protections.refresh
    const noticeIn = ({ protections: { pass } }: typeof one, isVisible = true) =>
      Effect.map(pass(isVisible), (session) => (session?._tag === "warned" ? session.notice : session?._tag))
    assert.isUndefined(yield* noticeIn(one, false))
    assert.strictEqual(yield* noticeIn(other), 80)
    assert.isUndefined(yield* noticeIn(one))
    yield* TestClock.adjust("10 minutes")
    assert.strictEqual(yield* noticeIn(one), 90)
    assert.isUndefined(yield* noticeIn(other))
    yield* TestClock.adjust("10 minutes")
    assert.strictEqual(yield* noticeIn(one, false), "ended")
    assert.isUndefined(yield* noticeIn(other))
    assert.strictEqual(yield* codeOf(other.may), "session_limit")
  })

  itEffect("a permission stored by an older version of the app is still valid", function* () {
    const stored = {
      [playStateItem.key]: JSON.stringify({
        account: accountOf(sessionOf(0)),
        access: { _tag: "open" },
        at: 5,
        hasChecks: true,
      }),
    }
    const { tag, may, requestedPaths, protections } = yield* start({
      stored: { ...settings("RGLIMIT3"), ...stored },
    })
    assert.strictEqual(yield* tag, "open")
    assert.strictEqual(yield* codeOf(may), "allowed")
    assert.isEmpty(requestedPaths())
    assert.deepStrictEqual(yield* protections.realityCheck, { check: { minutes: 15 }, since: 5 })
  })
})

describe("a launch with reality checks", () => {
  const withChecks: ScriptedReply = { value: { now, realityCheck: { minutes: 15 } } }

  itEffect("a launch requests an iframe only if the merchant has player protection", function* () {
    const asked = (services: Effect.Success<ReturnType<typeof start>>) =>
      Object.fromEntries(services.fake.requestsTo(launchGame.path)[0]?.query ?? [])["display"]
    const on = yield* start({ script: { [protection.path]: open } })
    yield* on.launch
    assert.strictEqual(asked(on), "frame")
    const off = yield* start({ stored: settings("CBS3") })
    yield* off.launch
    assert.isUndefined(asked(off))
  })

  itEffect("a game page opens only after a notice about checks on return", function* () {
    const { launch, protections } = yield* start({ script: { [protection.path]: withChecks } })
    yield* protections.refresh
    const url = "https://games.example/"
    assert.deepStrictEqual(yield* launch, Launch.Iframe({ url, name: game.name, isPage: true }))
  })

  itEffect("a failed request does not change whether the account has reality checks", function* () {
    const { protections, fake } = yield* start({ script: { [protection.path]: withChecks } })
    yield* protections.refresh
    fake.respondWith(protection.path, { status: 500 })
    yield* Effect.ignore(protections.refresh)
    assert.isDefined(yield* protections.realityCheck)
    fake.respondWith(protection.path, open)
    yield* protections.refresh
    assert.isUndefined(yield* protections.realityCheck)
  })
})

describe("the time of player protection", () => {
  itEffect(
    "one response with a clock a day ahead ends no play session, and two right ones correct a wrong first",
    function* () {
      const day = 86_400_000
      const session = { minutes: 60, endsAt: 3_600_000 }
      const at = (time: number): ScriptedReply => ({ value: { now: time, since: 0, limits: [], session } })
      for (const [replies, tags] of [
        [
          [at(1), at(day), at(1)],
          ["running", "running"],
        ],
        [
          [at(day), at(1)],
          ["ended", "running"],
        ],
      ] as const) {
        const { protections } = yield* start({ script: { [protection.path]: replies } })
        for (const tag of tags) {
          yield* protections.refresh
          assert.strictEqual((yield* protections.session)._tag, tag)
        }
      }
    },
  )
})

describe("the stored play permission", () => {
  itEffect("a failed request keeps a break, and a response without a break ends the break", function* () {
    const { protections, tag, fake } = yield* start({ script: { [protection.path]: onBreak } })
    yield* protections.refresh
    fake.respondWith(protection.path, { status: 500 })
    yield* Effect.flip(protections.refresh)
    assert.strictEqual(yield* tag, "onBreak")
    fake.respondWith(protection.path, open)
    yield* protections.refresh
    assert.strictEqual(yield* tag, "open")
  })

  itEffect("a response with a malformed break never ends a break", function* () {
    const { protections, tag, fake } = yield* start({ script: { [protection.path]: onBreak } })
    yield* protections.refresh
    for (const [broken, closed] of [
      [{ now, break: {} }, "onBreak"],
      [{ now, break: null }, "onBreak"],
      [{ now, exclusion: { until: "x" } }, "excluded"],
    ] as const) {
      fake.respondWith(protection.path, { value: broken })
      yield* protections.refresh
      assert.strictEqual(yield* tag, closed, JSON.stringify(broken))
    }
  })

  itEffect("a break whose request fails is confirmed by a refetch of the permission", function* () {
    const { protections, tag } = yield* start({
      script: { [takeBreak.path]: { status: 502 }, [protection.path]: onBreak },
    })
    yield* Effect.ignore(protections.takeBreak(24))
    assert.strictEqual(yield* tag, "onBreak")
  })

  itEffect("the permission of one account does not apply to another account", function* () {
    const { protections, tag, of } = yield* start({ script: { [protection.path]: onBreak } })
    yield* protections.refresh
    yield* of(CurrentSession).start(sessionOf(1))
    assert.strictEqual(yield* tag, "unknown")
  })

  itEffect("a response that arrives after another account has logged in is ignored", function* () {
    const { protections, of, areas } = yield* start({
      script: { [protection.path]: { after: "1 second", reply: onBreak } },
    })
    const fiber = yield* Effect.forkChild(Effect.ignore(protections.refresh))
    yield* settled
    yield* of(CurrentSession).start(sessionOf(1))
    yield* TestClock.adjust("1 second")
    yield* Fiber.join(fiber)
    assert.isNull(areas.local.getItem(playStateItem.key))
  })

  itEffect("a break started in one tab is reported to the other tabs", function* () {
    const browser = openBrowser()
    const script = { [takeBreak.path]: onBreak }
    const one = yield* start({ ...browser.newTab(), script })
    const other = yield* start({ ...browser.newTab() })
    let changes = 0
    other.protections.watch(() => {
      changes += 1
    })
    yield* one.protections.takeBreak(24)
    assert.strictEqual(changes, 1)
    assert.strictEqual(yield* other.tag, "onBreak")
  })
})
