import { assert, describe, it } from "@effect/vitest"
import { Effect, Option } from "effect"

import { memberWallet } from "#gateway/calls/wallet.ts"
import { Wallets } from "#services/Wallets.ts"

import { openBench, sessionOf } from "../support/services.ts"

const value = { currencySymbol: "₱", currency: "PHP", sumBalance: 1234.5 }
const script = { [memberWallet.path]: { value } }

/** The kinds of wallet that were asked for. */
const kinds = (
  requests: ReadonlyArray<{ query: ReadonlyArray<readonly [string, string]>; path: string; method: string }>,
) =>
  requests.map(
    ({ method, path, query }) => `${method} ${path} ${query.map((pair) => pair.join("=")).join("&")}`,
  )

const merchantCall = "GET /wps/wallets/gcs type=merchant"
const memberCall = "GET /wps/wallets/gcs type=member"

describe("wallets", () => {
  it.effect("[HP-09] the merchant's is there for guests too", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openBench({ script })
      assert.deepStrictEqual(yield* of(Wallets).merchant, { currencySymbol: "₱", currency: "PHP" })
      assert.deepStrictEqual(kinds(fake.requests), [merchantCall])
    }),
  )

  it.effect("[HP-10] [CA-28] [CA-38] a member's own is asked for too", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openBench({ script, session: sessionOf(0) })
      yield* of(Wallets).merchant
      const mine = Option.getOrThrow(yield* of(Wallets).mine)
      assert.strictEqual(mine.sumBalance, 1234.5)
      assert.strictEqual(mine.currencySymbol, "₱")
      assert.deepStrictEqual(kinds(fake.requests), [merchantCall, memberCall])
    }),
  )

  it.effect("[HP-10] a guest's own is nothing, without a call", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openBench({ script })
      assert.deepStrictEqual(yield* of(Wallets).mine, Option.none())
      assert.isEmpty(fake.requests)
    }),
  )

  it.effect("trial sessions have one as well", () =>
    Effect.gen(function* () {
      const { of, fake } = yield* openBench({ script, session: sessionOf(4) })
      assert.isTrue(Option.isSome(yield* of(Wallets).mine))
      assert.deepStrictEqual(kinds(fake.requests), [memberCall])
    }),
  )
})
