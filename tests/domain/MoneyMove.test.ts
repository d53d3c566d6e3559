import { assert, describe, it } from "@effect/vitest"

import { Failure } from "#domain/Failure.ts"
import { type Outcome, outcomeOf } from "#domain/MoneyMove.ts"

const refused = (code: string) => Failure.Refused({ code, captcha: false })

const table: ReadonlyArray<readonly [Failure, Outcome]> = [
  [refused("insufficient_balance"), "refused"],
  [refused("payment_password_wrong"), "refused"],
  [refused("no_permission"), "refused"],
  [refused("a code of its own"), "refused"],
  [refused("maintenance"), "notTaken"],
  [refused("not_logged_in"), "notTaken"],
  [Failure.SessionOver(), "notTaken"],
  [Failure.Insecure(), "notTaken"],
  [Failure.Broken({ status: 429 }), "notTaken"],
  [Failure.Broken({ status: 500 }), "unsure"],
  [Failure.Broken({ status: 504 }), "unsure"],
  [Failure.Unreachable(), "unsure"],
  [Failure.TimedOut(), "unsure"],
  [Failure.Malformed({ issue: "no envelope" }), "unsure"],
]

describe("what a failure tells of the money", () => {
  for (const [failure, outcome] of table)
    it(`${JSON.stringify(failure)} is ${outcome}`, () => assert.strictEqual(outcomeOf(failure), outcome))
})
