import { assert, describe } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"

import { formStorageItems } from "#platform/formStorageItems.ts"
import { Storage } from "#platform/Storage.ts"
import { CurrentSession } from "#services/CurrentSession.ts"
import { eraseDetails } from "#services/eraseDetails.ts"
import { signOut } from "#services/entry/signOut.ts"
import { eraseDraft, readDraft, storeDraft } from "#services/formDrafts.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { type TestServicesOptions, openTestServices, sessionOf } from "#tests/support/services.ts"

const typed = { card: "c1", amount: "500" }

const openServices = (options: TestServicesOptions = {}) =>
  openTestServices({ session: sessionOf(0), ...options })

describe("drafts of forms", () => {
  itEffect("a form's draft can be restored until 30 minutes after its last edit", function* () {
    const { context } = yield* openServices()
    const read = Effect.provide(readDraft("withdrawal"), context)
    yield* Effect.provide(storeDraft("withdrawal", typed), context)
    yield* TestClock.adjust("1799999 millis")
    assert.deepStrictEqual(yield* read, typed)
    yield* TestClock.adjust("1 millis")
    assert.isUndefined(yield* read)
  })

  itEffect("a form's draft survives a reload and a session's end, for the same account only", function* () {
    const before = yield* openServices()
    yield* Effect.provide(storeDraft("deposit", typed), before.context)
    yield* before.of(CurrentSession).over
    const after = yield* openTestServices({ areas: before.areas })
    assert.isUndefined(yield* Effect.provide(readDraft("deposit"), after.context))
    yield* after.of(CurrentSession).start(sessionOf(0, { token: sessionOf(1).token }))
    assert.deepStrictEqual(yield* Effect.provide(readDraft("deposit"), after.context), typed)
  })

  itEffect("another account that logs in deletes the draft of the previous account", function* () {
    const before = yield* openServices()
    yield* Effect.provide(storeDraft("deposit", typed), before.context)
    yield* before.of(CurrentSession).over
    yield* before.of(CurrentSession).start(sessionOf(2))
    yield* eraseDetails(before.of(Storage))
    yield* before.of(CurrentSession).start(sessionOf(0))
    assert.isUndefined(yield* Effect.provide(readDraft("deposit"), before.context))
  })

  itEffect("sending a form deletes its draft, and signing out deletes all drafts", function* () {
    const { context, of } = yield* openServices()
    const stored = of(Storage).get(formStorageItems.drafts)
    yield* Effect.provide(storeDraft("deposit", typed), context)
    yield* Effect.provide(storeDraft("feedback", { content: "hello" }), context)
    yield* Effect.provide(eraseDraft("deposit"), context)
    assert.deepStrictEqual(
      (yield* stored).map(({ form }) => form),
      ["feedback"],
    )
    yield* Effect.provide(signOut, context)
    assert.deepStrictEqual(yield* stored, [])
  })

  itEffect("a guest's draft is in the tab only, and the end of a session deletes it", function* () {
    const { areas, context, of } = yield* openTestServices()
    yield* Effect.provide(storeDraft("recovery", { email: "maria@example.com" }), context)
    assert.isNull(areas.local.getItem(formStorageItems.drafts.key))
    assert.isDefined(yield* Effect.provide(readDraft("recovery"), context))
    yield* of(CurrentSession).start(sessionOf(0))
    yield* of(CurrentSession).over
    assert.isUndefined(yield* Effect.provide(readDraft("recovery"), context))
  })

  itEffect("a form that the player empties has no draft", function* () {
    const { context, of } = yield* openServices()
    yield* Effect.provide(storeDraft("feedback", { content: "hello" }), context)
    yield* Effect.provide(storeDraft("feedback", { content: "" }), context)
    assert.deepStrictEqual(yield* of(Storage).get(formStorageItems.drafts), [])
  })
})
