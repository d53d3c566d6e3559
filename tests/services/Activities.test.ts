import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

import { Activities } from "#services/Activities.ts"

import { openBench, sessionOf } from "../support/services.ts"

const listed = "/wps/relay/MCSFE_getListAnnouncements"
const applied = "/wps/relay/MCSFE_applyActivity"
const picture = new File(["bytes"], "a.png", { type: "image/png" })

const open = (script: Parameters<typeof openBench>[0]) =>
  Effect.gen(function* () {
    const bench = yield* openBench({ session: sessionOf(0), ...script })
    const activities = yield* Effect.service(Activities).pipe(
      Effect.provide(Activities.layer),
      Effect.provide(bench.context),
    )
    return { ...bench, activities }
  })

describe("activities", () => {
  it.effect("are the promotions of the announcements, asked for by their type", () =>
    Effect.gen(function* () {
      const promotion = [{ promoId: 5001, title: "First", status: "Join" }, { title: "no id" }]
      const { activities, fake } = yield* open({ script: { [listed]: { value: { promotion } } } })
      const all = yield* activities.all
      assert.deepStrictEqual(
        all.map(({ promoId, status }) => [promoId, status]),
        [["5001", "Join"]],
      )
      const query = Object.fromEntries(fake.requests[0]?.query ?? [])
      assert.deepInclude(query, { types: "PR", platform: "M", token: "token-0", merchantCode: "lantern" })
    }),
  )

  it.effect("are applied for by a form with its pictures, once, whatever comes of it", () =>
    Effect.gen(function* () {
      const { activities, fake } = yield* open({ script: { [applied]: { status: 503 } } })
      const typed = { comment: " Mine. ", images: [picture, picture] }
      const failure = yield* Effect.flip(activities.apply("5001", typed))
      assert.strictEqual(failure.reason._tag, "Broken")
      assert.lengthOf(fake.requests, 1)
      const [request] = fake.requests
      assert.isUndefined(request?.body)
      assert.notProperty(request?.headers, "Content-Type")
      assert.deepStrictEqual(
        [...(request?.form ?? [])],
        [
          ["promoId", "5001"],
          ["comment", "Mine."],
          ["images[]", picture],
          ["images[]", picture],
        ],
      )
    }),
  )

  it.effect("an answer with a status that is not known means that it is looked at", () =>
    Effect.gen(function* () {
      for (const [status, known] of [
        ["Process", "Process"],
        ["who knows", "Applying"],
      ] as const) {
        const { activities } = yield* open({ script: { [applied]: { value: { status } } } })
        assert.strictEqual(yield* activities.apply("5001", { comment: "", images: [] }), known)
      }
    }),
  )
})
