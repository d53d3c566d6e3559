import { assert, describe, it } from "@effect/vitest"

import { splitNumber } from "#domain/entry/Country.ts"

const offered = ["63", "84", "1", "1868"].map((dialingCode) => ({ dialingCode }))

describe("international mobile numbers", () => {
  it.each([
    ["+63 917 123 4567", "63", "9171234567"],
    ["0063 (917) 123-4567", "63", "9171234567"],
    ["\u202a+84\u00a0917.555.100\u202c", "84", "917555100"],
    ["＋６３９１７１２３４５６７", "63", "9171234567"],
  ])("the typed number %s has the dialling code %s", (typed, dialingCode, number) => {
    assert.deepStrictEqual(splitNumber(typed, offered), { dialingCode, number })
  })

  it.each(["0917 123 4567", "+999 917 123 4567", "+63 917", "+1868 555 1000", "+63 917 12x4567", "+", ""])(
    "a dialling code is not selected by the number '%s'",
    (typed) => {
      assert.isUndefined(splitNumber(typed, offered))
    },
  )
})
