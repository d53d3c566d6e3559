import { assert } from "@effect/vitest"
import { Effect } from "effect"

import { dismissDownload, isDownloadDismissed } from "#services/frame/downloadPopup.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { openTestServices } from "#tests/support/services.ts"

itEffect("a dismissed download popup stays closed until the next day", function* () {
  const { context, areas } = yield* openTestServices({ localDate: "2026-11-02" })
  assert.isFalse(yield* Effect.provideContext(isDownloadDismissed, context))
  yield* Effect.provideContext(dismissDownload, context)
  assert.isTrue(yield* Effect.provideContext(isDownloadDismissed, context))
  const sameDay = yield* openTestServices({ areas, localDate: "2026-11-02" })
  assert.isTrue(yield* Effect.provideContext(isDownloadDismissed, sameDay.context))
  const nextDay = yield* openTestServices({ areas, localDate: "2026-11-03" })
  assert.isFalse(yield* Effect.provideContext(isDownloadDismissed, nextDay.context))
})
