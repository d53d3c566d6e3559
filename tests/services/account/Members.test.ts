import { assert, describe } from "@effect/vitest"
import { Option } from "effect"

import { Members } from "#services/account/Members.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { openBench } from "#tests/support/services.ts"

describe("renewing the member", () => {
  itEffect("[HP-07] renewing the member returns none for a guest, without a request", function* () {
    const { of, fake } = yield* openBench()
    assert.deepStrictEqual(yield* of(Members).renew, Option.none())
    assert.isEmpty(fake.requests)
  })
})
