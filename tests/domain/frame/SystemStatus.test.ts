import { assert, describe, it } from "@effect/vitest"

import { codeOf, isAddressBlocked } from "#domain/frame/SystemStatus.ts"

const rows = [
  { id: "[GA-08]", maintenance: true, regionRestriction: true, code: 1, blocked: true },
  { id: "[GA-09]", maintenance: false, regionRestriction: true, code: 2, blocked: false },
  { id: "[GA-10]", maintenance: false, regionRestriction: false, code: 0, blocked: false },
  { id: "[GA-11]", maintenance: true, regionRestriction: false, code: 1, blocked: false },
]

describe("system status", () => {
  it.each(rows)(
    "$id maintenance $maintenance with region restriction $regionRestriction is status $code",
    ({ code, blocked, ...flags }) => {
      assert.strictEqual(codeOf(flags), code)
      assert.strictEqual(isAddressBlocked(flags), blocked)
    },
  )
})
