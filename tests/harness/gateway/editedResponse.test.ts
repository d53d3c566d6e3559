import { describe, expect, it } from "vitest"

import { mask } from "#fixtures/logic/entry/mask.ts"
import { exchange } from "#gateway/calls/promo/mall.ts"
import { readTyped } from "#harness/gateway/editedResponse.ts"
import { calls } from "#tools/contract/calls.ts"
import { examples } from "#tools/contract/examples.ts"

describe("edited response", () => {
  it("is accepted if it equals the simulated gateway's response to a call, with hidden secrets", async () => {
    const values = await examples()
    const found = calls.flatMap(({ name, call }) => {
      if (!values.has(name)) return []
      const { problem } = readTyped(call, JSON.stringify(mask(values.get(name))))
      return problem === undefined ? [] : [`${name}: ${problem}`]
    })
    expect(found).toEqual([])
    expect(values.size).toBeGreaterThan(60)
  })

  it.each([
    ["{", "It is not JSON."],
    ["7", "The value: Expected object."],
    ['{ "points": "many" }', "points: Expected number."],
  ])("is refused if it is %s: %s", (text, problem) => {
    expect(readTyped(exchange, text).problem).toBe(problem)
  })
})
