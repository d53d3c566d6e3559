import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { announcements } from "#gateway/calls/announcements.ts"
import { markAnnouncementRead } from "#gateway/calls/news.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { Notices } from "#services/Notices.ts"
import { ReadNotices } from "#services/ReadNotices.ts"

import { openBench, sessionOf } from "../support/services.ts"
import type { ScriptedReply } from "../support/world.ts"

const path = "/wps/relay/MCSFE_markAnnouncementAsRead"

const openMarking = (replies: ScriptedReply | ReadonlyArray<ScriptedReply> = { value: null }) =>
  Effect.map(
    openBench({ session: sessionOf(0), script: { [markAnnouncementRead.path]: replies } }),
    (bench) => {
      const { mark } = bench.of(ReadNotices)
      return {
        ...bench,
        mark: (id: string) => Effect.forkChild(Effect.exit(mark(id)), { startImmediately: true }),
        ids: () =>
          bench.fake
            .requestsTo(path)
            .map(({ body }) => (JSON.parse(body ?? "{}") as { announcementId: string }).announcementId),
      }
    },
  )

describe("the announcements of home", () => {
  it.effect("[HP-08] [CA-57] [EN-19] are asked for with their five fields", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openBench({
        session: sessionOf(0),
        script: { [announcements.path]: { value: { player: [{ id: 1, title: "Hello", read: 0 }] } } },
      })
      const home = yield* of(Notices).home
      assert.strictEqual(home.player[0]?.title, "Hello")
      const [request] = fake.requests
      assert.strictEqual(`${request?.method} ${request?.path}`, "GET /wps/relay/MCSFE_getListAnnouncements")
      assert.deepStrictEqual(Object.fromEntries(request?.query ?? []), {
        types: "B,PL,PU,H",
        groupName: "",
        platform: "M",
        merchantCode: "lantern",
        token: "token-0",
      })
    }),
  )

  it.effect("[HP-08] a guest asks for the same without a token", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openBench({ script: { [announcements.path]: { value: {} } } })
      yield* of(Notices).home
      assert.deepInclude(Object.fromEntries(fake.requests[0]?.query ?? []), {
        types: "B,PL,PU,H",
        platform: "M",
        token: "",
      })
    }),
  )
})

describe("marking as read", () => {
  it.effect("[CA-58] tells the id with read true", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openMarking()
      yield* of(ReadNotices).mark("12")
      const [request] = fake.requests
      assert.strictEqual(`${request?.method} ${request?.path}`, `POST ${path}`)
      assert.deepStrictEqual(JSON.parse(request?.body ?? ""), { announcementId: "12", read: true })
    }),
  )

  it.effect("[CA-59] [HA-03] 3 reads within 150 ms start one call; the others follow, one per 150 ms", () =>
    Effect.gen(function* () {
      const { mark, ids } = yield* openMarking()
      for (const id of ["1", "2", "3"]) {
        yield* mark(id)
        yield* TestClock.adjust("49 millis")
      }
      assert.strictEqual(yield* Clock.currentTimeMillis, 147)
      assert.deepStrictEqual(ids(), ["1"])
      yield* TestClock.adjust("3 millis")
      assert.deepStrictEqual(ids(), ["1", "2"])
      yield* TestClock.adjust("149 millis")
      assert.deepStrictEqual(ids(), ["1", "2"])
      yield* TestClock.adjust("1 millis")
      assert.deepStrictEqual(ids(), ["1", "2", "3"])
    }),
  )

  it.effect("none is lost and none is sent twice, in the order of reading", () =>
    Effect.gen(function* () {
      const { mark, ids } = yield* openMarking()
      const read = ["5", "3", "5", "9", "3", "1"]
      for (const id of read) yield* mark(id)
      yield* TestClock.adjust("10 seconds")
      for (const id of read) yield* mark(id)
      yield* TestClock.adjust("10 seconds")
      assert.deepStrictEqual(ids(), ["5", "3", "9", "1"])
    }),
  )

  it.effect("a notice whose call failed may be told again", () =>
    Effect.gen(function* () {
      const { mark, ids } = yield* openMarking([{ status: 500 }, { value: null }])
      const failed = yield* mark("1")
      assert.strictEqual((yield* Fiber.join(failed))._tag, "Failure")
      yield* TestClock.adjust("1 second")
      yield* mark("1")
      yield* mark("1")
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(ids(), ["1", "1"])
    }),
  )

  it.effect("a notice that was given up while it waited may be told again", () =>
    Effect.gen(function* () {
      const { mark, ids } = yield* openMarking()
      yield* mark("1")
      const waiting = yield* mark("2")
      yield* Fiber.interrupt(waiting)
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(ids(), ["1"])
      yield* mark("2")
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(ids(), ["1", "2"])
    }),
  )

  it.effect("what one member read is told again for the next", () =>
    Effect.gen(function* () {
      const { of, mark, fake } = yield* openMarking()
      yield* mark("1")
      yield* of(CurrentSession).start(sessionOf(1))
      yield* mark("1")
      yield* TestClock.adjust("1 second")
      assert.deepStrictEqual(
        fake.requests.map(({ headers }) => headers["Authorization"]),
        ["token-0", "token-1"],
      )
    }),
  )
})
