import { assert, describe } from "@effect/vitest"
import { Option } from "effect"

import { memberInfo } from "#gateway/calls/account/member.ts"
import { Members } from "#services/account/Members.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { openTestServices, sessionOf } from "#tests/support/services.ts"

const member = { id: 9, type: 0, nickname: "Neo", account: "neo", userName: "neo", merchantCode: "lantern" }

describe("refetching the member info", () => {
  itEffect("[CA-21] a refetch of the member info sends a request and stores the response", function* () {
    const { of, fake } = yield* openTestServices({
      session: sessionOf(0),
      script: { [memberInfo.path]: [{ value: member }, { value: { ...member, nickname: "Trinity" } }] },
    })
    const names = [yield* of(Members).renew, yield* of(Members).renew].map(
      (known) => Option.getOrThrow(known).nickname,
    )
    assert.deepStrictEqual(names, ["Neo", "Trinity"])
    assert.deepStrictEqual(
      fake.requests.map(({ method, path }) => `${method} ${path}`),
      ["GET /wps/member/info", "GET /wps/member/info"],
    )
  })

  itEffect("[HP-07] a refetch of the member info returns none for a guest, without a request", function* () {
    const { of, fake } = yield* openTestServices()
    assert.deepStrictEqual(yield* of(Members).renew, Option.none())
    assert.isEmpty(fake.requests)
  })
})
