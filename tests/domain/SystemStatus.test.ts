import { assert, describe, it } from "@effect/vitest"

import { codeOf, isAddressBlocked } from "#domain/SystemStatus.ts"

const rows = [
  { id: "[GA-08]", maintenance: true, regionRestriction: true, code: 1, blocked: true },
  { id: "[GA-09]", maintenance: false, regionRestriction: true, code: 2, blocked: false },
  { id: "[GA-10]", maintenance: false, regionRestriction: false, code: 0, blocked: false },
  { id: "[GA-11]", maintenance: true, regionRestriction: false, code: 1, blocked: false },
]

describe("the system status as a number", () => {
  it.each(rows)(
    "$id maintenance $maintenance, region restriction $regionRestriction is status $code",
    ({ code, blocked, ...flags }) => {
      assert.strictEqual(codeOf(flags), code)
      assert.strictEqual(isAddressBlocked(flags), blocked)
    },
  )
})
