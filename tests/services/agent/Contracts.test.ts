import { assert, describe } from "@effect/vitest"
import { Schema } from "effect"

import { Member } from "#domain/account/Member.ts"
import { contractRequests } from "#gateway/calls/agent/agent.ts"
import { Contracts } from "#services/agent/Contracts.ts"
import { itEffect } from "#tests/support/itEffect.ts"
import { openTestServices, sessionOf } from "#tests/support/services.ts"

const ofType = (type: number) =>
  Schema.decodeUnknownSync(Member)({
    id: 9,
    type,
    nickname: "Neo",
    account: "neo",
    userName: "neo",
    merchantCode: "lantern",
  })
const requests = { dailysalreqtype: "D", divtypecompperiodreq: "", contracthoursalreq: "H" }

describe("contract prompts", () => {
  itEffect("[SS-35] contract prompts are fetched for types 0, 1, 2, 3, but not 4, 40, 41, 42", function* () {
    const requesting: Array<number> = []
    for (const type of [0, 1, 2, 3, 4, 40, 41, 42]) {
      const { of, fake } = yield* openTestServices({
        session: sessionOf(type),
        script: { [contractRequests.path]: { value: requests } },
      })
      const prompts = yield* of(Contracts).prompts(ofType(type))
      assert.lengthOf(prompts, fake.requests.length === 0 ? 0 : 2)
      if (fake.requestsTo(contractRequests.path).length === 1) requesting.push(type)
    }
    assert.deepStrictEqual(requesting, [0, 1, 2, 3])
  })

  itEffect("contract prompts whose fetch fails are omitted", function* () {
    for (const reply of [{ status: 500 }, { refused: "no_permission" }, { text: "<html>" }]) {
      const { of } = yield* openTestServices({
        session: sessionOf(0),
        script: { [contractRequests.path]: reply },
      })
      assert.deepStrictEqual(yield* of(Contracts).prompts(ofType(0)), [])
    }
  })
})
