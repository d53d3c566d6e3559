import { assert, describe, it } from "@effect/vitest"
import { Duration, Option } from "effect"

import { check, judgeStart } from "#domain/entry/FreePlay.ts"
import { sessionOf } from "#tests/support/services.ts"

const visitor = (type: number | "guest") => (type === "guest" ? Option.none() : Option.some(sessionOf(type)))

const freeReject = { _tag: "Refused", message: "free_reject", shownFor: Duration.seconds(2) } as const

describe("free play", () => {
  it.each([0, 1, 2, 9, 40])("[SS-16] a session of type %s passes the free-play check", (type) => {
    assert.deepEqual(check(visitor(type)), { _tag: "Allowed" })
  })

  it.each(["guest", 4] as const)("[SS-15, SS-16] the free-play check refuses a visitor: %s", (type) => {
    assert.deepInclude(check(visitor(type)), freeReject)
  })

  it("a guest may start free play", () => {
    assert.deepEqual(judgeStart(visitor("guest")), { _tag: "Allowed" })
  })

  it("[SS-15] a member of type 4 cannot start free play, and sees a message for 2 s", () => {
    assert.deepInclude(judgeStart(visitor(4)), freeReject)
  })

  it.each([0, 1, 2, 9, 40])("a member of type %s cannot start free play", (type) => {
    assert.deepInclude(judgeStart(visitor(type)), { _tag: "Refused", message: "has_account" })
  })
})
