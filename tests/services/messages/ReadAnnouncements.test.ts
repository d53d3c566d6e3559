import { assert, describe } from "@effect/vitest"
import { Clock, Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

import { markAnnouncementRead } from "#gateway/calls/home/news.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { ReadAnnouncements } from "#services/messages/ReadAnnouncements.ts"
import { fork } from "#tests/support/fork.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { openTestServices, sessionOf } from "#tests/support/services.ts"
import type { ScriptedReply } from "#tests/support/gatewayClient.ts"

const path = markAnnouncementRead.path

const openMarking = (replies: ScriptedReply | ReadonlyArray<ScriptedReply> = { value: null }) =>
  Effect.map(
    openTestServices({ session: sessionOf(0), script: { [markAnnouncementRead.path]: replies } }),
    (services) => {
      const { mark } = services.of(ReadAnnouncements)
      return {
        ...services,
        mark: (id: string) => fork(Effect.exit(mark(id))),
        ids: () =>
          services.fake
            .requestsTo(path)
            .map(({ body }) => (JSON.parse(body ?? "{}") as { announcementId: string }).announcementId),
      }
    },
  )

describe("marking as read", () => {
  itEffect("[CA-58] an announcement marked as read is sent with its id and read true", function* () {
    const { of, fake } = yield* openMarking()
    yield* of(ReadAnnouncements).mark("12")
    const [request] = fake.requests
    assert.strictEqual(`${request?.method} ${request?.path}`, `POST ${path}`)
    assert.deepStrictEqual(JSON.parse(request?.body ?? ""), { announcementId: "12", read: true })
  })

  itEffect("[CA-59, HA-03] sends three marked announcements at intervals of 150 ms", function* () {
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
  })

  itEffect("an announcement whose request failed can be marked again", function* () {
    const { mark, ids } = yield* openMarking([{ status: 500 }, { value: null }])
    const failed = yield* mark("1")
    assert.strictEqual((yield* Fiber.join(failed))._tag, "Failure")
    yield* TestClock.adjust("1 second")
    yield* mark("1")
    yield* mark("1")
    yield* TestClock.adjust("1 second")
    assert.deepStrictEqual(ids(), ["1", "1"])
  })

  itEffect("an announcement whose queued request was interrupted can be marked again", function* () {
    const { mark, ids } = yield* openMarking()
    yield* mark("1")
    const waiting = yield* mark("2")
    yield* Fiber.interrupt(waiting)
    yield* TestClock.adjust("1 second")
    assert.deepStrictEqual(ids(), ["1"])
    yield* mark("2")
    yield* TestClock.adjust("1 second")
    assert.deepStrictEqual(ids(), ["1", "2"])
  })

  itEffect("an announcement marked by one member is sent again when another member marks it", function* () {
    const { of, mark, fake } = yield* openMarking()
    yield* mark("1")
    yield* of(CurrentSession).start(sessionOf(1))
    yield* mark("1")
    yield* TestClock.adjust("1 second")
    assert.deepStrictEqual(
      fake.requests.map(({ headers }) => headers["Authorization"]),
      ["token-0", "token-1"],
    )
  })
})
