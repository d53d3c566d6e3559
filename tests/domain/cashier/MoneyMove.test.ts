import { assert, describe, it } from "@effect/vitest"

import { Failure } from "#domain/Failure.ts"
import { type Outcome, outcomeOf } from "#domain/cashier/MoneyMove.ts"

const refused = (code: string) => Failure.Refused({ code, captcha: false })

const table: ReadonlyArray<readonly [Failure, Outcome]> = [
  [refused("insufficient_balance"), "refused"],
  [refused("payment_password_wrong"), "refused"],
  [refused("no_permission"), "refused"],
  [refused("user_disabled"), "refused"],
  [refused("a code that the app does not know"), "refused"],
  [Failure.Refused({ code: "no_permission", captcha: false, isInferred: true }), "unsettled"],
  [refused(""), "unsettled"],
  [refused("unknown_error"), "unsettled"],
  [refused("network_slow"), "unsettled"],
  [Failure.Broken({ status: 500 }), "unsettled"],
  [Failure.Broken({ status: 503 }), "unsettled"],
  [Failure.Broken({ status: 504 }), "unsettled"],
  [Failure.Unreachable(), "unsettled"],
  [Failure.TimedOut(), "unsettled"],
  [Failure.Malformed({ issue: "no envelope" }), "unsettled"],
  [refused("not_logged_in"), "notTaken"],
  [refused("logged_out"), "notTaken"],
  [refused("maintenance"), "notTaken"],
  [refused("system_upgrading"), "notTaken"],
  [refused("ip_blocked"), "notTaken"],
  [refused("location_blocked"), "notTaken"],
  [Failure.SessionOver(), "notTaken"],
  [Failure.Insecure(), "notTaken"],
  [Failure.Broken({ status: 429 }), "notTaken"],
]

describe("outcomeOf", () => {
  it.each(table)("a money move that fails with %j is %s", (failure, outcome) => {
    assert.strictEqual(outcomeOf(failure), outcome)
  })
})
