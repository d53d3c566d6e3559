import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import * as affiliates from "#gateway/calls/agent/affiliates.ts"
import * as contracts from "#gateway/calls/agent/agentContracts.ts"
import * as payouts from "#gateway/calls/agent/payouts.ts"
import * as rebates from "#gateway/calls/agent/rebates.ts"
import { redRain } from "#gateway/calls/promo/redRain.ts"
import * as team from "#gateway/calls/agent/team.ts"
import type { Call } from "#gateway/Call.ts"

describe("[CA-87] responses of the agent calls", () => {
  const reads: ReadonlyArray<readonly [string, Pick<Call<never, unknown>, "output">]> = Object.entries({
    ...team,
    ...payouts,
    ...contracts,
    ...affiliates,
    ...rebates,
    redRain,
  })

  it.for(reads)("decode %s despite missing, additional and malformed fields", ([, { output }]) => {
    const decode = Schema.decodeUnknownResult(output)
    const entries = [{ account: 5, more: [] }, null, "x", 7]
    const record = { content: entries, received: entries, totalPages: "3", extra: { deep: true } }
    const isList = decode([])._tag === "Success"
    assert.strictEqual(decode(isList ? entries : record)._tag, "Success")
  })
})
