import { assert, describe, it } from "@effect/vitest"
import { Duration, Option } from "effect"

import { judge } from "#domain/entry/FreePlay.ts"
import { sessionOf } from "#tests/support/services.ts"

describe("free play", () => {
  it("guests may start free play", () => {
    assert.strictEqual(judge(Option.none())._tag, "Allowed")
  })

  it.each([4, 40, 41, 42, 0, 1, 2, 9])(
    "[SS-15, SS-16] a session of type %s is refused free play for 2 s",
    (type) => {
      const verdict = judge(Option.some(sessionOf(type)))
      assert.deepInclude(verdict, { _tag: "Refused", message: "free_reject" })
      if (verdict._tag === "Refused") assert.strictEqual(Duration.toSeconds(verdict.shownFor), 2)
    },
  )
})
