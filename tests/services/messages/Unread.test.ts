import { assert, describe } from "@effect/vitest"
import { Effect, Fiber, Schema } from "effect"
import { TestClock } from "effect/testing"

import { type ModuleId, Whitelabel } from "#domain/Whitelabel.ts"
import { chatUnread } from "#gateway/calls/messages/chat.ts"
import { inboxUnread } from "#gateway/calls/messages/inbox.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { Unread } from "#services/messages/Unread.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { type TestServicesOptions, logsOf, openTestServices, sessionOf } from "#tests/support/services.ts"
import * as sample from "#tests/domain/samples.ts"

const withModules = (...modules: ReadonlyArray<ModuleId>) =>
  Schema.decodeUnknownSync(Whitelabel)({ ...sample.bareWhitelabel, modules })
const chatOn = withModules("CBS3")
const chatOff = withModules("INBOX3")

const inboxPath = inboxUnread.path
const chatPath = chatUnread.path

const open = (type: number | undefined, options: TestServicesOptions = {}) =>
  Effect.map(
    openTestServices({
      script: {
        [inboxUnread.path]: { value: { unReadCount: 7 } },
        [chatUnread.path]: { value: { unReadCount: 3 } },
      },
      ...options,
      ...(type === undefined ? {} : { session: sessionOf(type) }),
    }),
    (services) => ({ ...services, unread: services.of(Unread) }),
  )

describe("unread mail", () => {
  itEffect("[RO-07] [CA-76] unread mail is fetched for every member type but 4", function* () {
    for (const type of [0, 1, 2, 3, 40, 41, 42, 9]) {
      const { unread, requestedPaths } = yield* open(type)
      assert.strictEqual(yield* unread.inbox, 7)
      assert.deepStrictEqual(requestedPaths(), [inboxPath])
    }
    const trial = yield* open(4)
    assert.strictEqual(yield* trial.unread.inbox, 0)
    assert.isEmpty(trial.requestedPaths())
  })
})

describe("unread chat messages", () => {
  itEffect("[RO-08] unread chat messages are fetched only when the chat feature is on", function* () {
    const { unread, requestedPaths } = yield* open(0)
    assert.strictEqual(yield* unread.chat(chatOff), 0)
    assert.isEmpty(requestedPaths())
    assert.strictEqual(yield* unread.chat(chatOn), 3)
    assert.deepStrictEqual(requestedPaths(), [chatPath])
  })

  itEffect("[RO-10] unread chat messages are fetched for types 0, 1 and 2, but not for 4", function* () {
    for (const type of [0, 1, 2]) {
      const { unread, requestedPaths } = yield* open(type)
      assert.strictEqual(yield* unread.chat(chatOn), 3)
      assert.deepStrictEqual(requestedPaths(), [chatPath])
    }
    const trial = yield* open(4)
    assert.strictEqual(yield* trial.unread.chat(chatOn), 0)
    assert.isEmpty(trial.requestedPaths())
  })
})

const kinds = [
  { id: "[CA-74]", name: "inbox", path: inboxPath, count: (unread: Unread["Service"]) => unread.inbox },
  { id: "[CA-73]", name: "chat", path: chatPath, count: (unread: Unread["Service"]) => unread.chat(chatOn) },
] as const

describe.each(kinds)("the unread count of $name", ({ id, name, path, count }) => {
  itEffect(`${id} [HA-02] is fetched at most once per 250 ms, however often it is requested`, function* () {
    const { unread, requestedPaths } = yield* open(0)
    const first = yield* count(unread)
    for (let trigger = 0; trigger < 4; trigger++) {
      yield* TestClock.adjust("62 millis")
      assert.strictEqual(yield* count(unread), first)
    }
    assert.deepStrictEqual(requestedPaths(), [path])
    yield* TestClock.adjust("2 millis")
    yield* count(unread)
    assert.lengthOf(requestedPaths(), 2)
  })

  itEffect(`${id} the unread count of ${name} is fetched at once after a change of session`, function* () {
    const { unread, of, fake } = yield* open(0)
    yield* count(unread)
    yield* of(CurrentSession).start(sessionOf(1))
    yield* count(unread)
    assert.deepStrictEqual(
      fake.requests.map(({ headers }) => headers["Authorization"]),
      ["token-0", "token-1"],
    )
  })

  itEffect(`${id} the unread count of ${name} is 0 when its request fails, without a warning`, function* () {
    for (const reply of [
      "unreachable",
      { status: 500 },
      { refused: "no_permission" },
      { text: "<html>" },
    ] as const) {
      const { unread } = yield* open(0, { script: { [path]: reply } })
      const fiber = yield* Effect.forkChild(count(unread))
      yield* TestClock.adjust("5 seconds")
      assert.strictEqual(yield* Fiber.join(fiber), 0)
    }
    const { unread } = yield* open(0, { script: { [path]: { status: 500 } } })
    const loud = (yield* logsOf(count(unread))).filter((line) => /^(Info|Warn|Error|Fatal)/.test(line))
    assert.isEmpty(loud)
  })
})
