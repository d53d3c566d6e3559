import { Schema } from "effect"
import { describe, expect, it } from "vitest"

import { mask } from "#fixtures/logic/entry/mask.ts"
import { misfits, problemWords } from "#harness/gateway/responseShape.ts"
import { calls } from "#tools/contract/calls.ts"
import { examples } from "#tools/contract/examples.ts"

const output = Schema.Struct({
  id: Schema.Union([Schema.String, Schema.Finite]),
  kind: Schema.Literals(["a", "b"]),
  amount: Schema.NullOr(Schema.Finite),
  note: Schema.optionalKey(Schema.String),
  code: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^\d+$/))),
  games: Schema.Array(Schema.Struct({ on: Schema.Boolean })),
  by: Schema.optionalKey(Schema.Record(Schema.String, Schema.Finite)),
  fire: Schema.optionalKey(Schema.NullOr(Schema.Struct({ key: Schema.String }))),
})
const fit = { id: "7", kind: "a", amount: null, games: [{ on: true }] }

describe("the shape of a call's response", () => {
  it("fits what the simulated gateway sends for each call", async () => {
    const values = await examples()
    const found = calls.flatMap(({ name, call }) => {
      const problems = values.has(name) ? misfits(call, mask(values.get(name))) : []
      return problems.length === 0 ? [] : [`${name}: ${problemWords(problems)}`]
    })
    expect(found).toEqual([])
    expect(values.size).toBeGreaterThan(60)
  })

  it.each([
    ["a text in place of a number", { ...fit, amount: "1" }, "amount: It must be a number or null."],
    ["a foreign word", { ...fit, kind: "c" }, "kind: It must be one of a, b."],
    ["a missing field", { ...fit, games: undefined }, "games: It is missing."],
    ["an entry of a list", { ...fit, games: [{ on: 1 }] }, "games.0.on: It must be true or false."],
    ["a record in place of a list", { ...fit, games: {} }, "games: It must be a list."],
    ["a value of a record", { ...fit, by: { x: "1" } }, "by.x: It must be a number."],
    ["a field of a record that may be null", { ...fit, fire: { key: 1 } }, "fire.key: It must be a text."],
    ["another value", 7, "The value: It must be a record."],
  ])("refuses %s, and names its place", (_, value, words) => {
    expect(problemWords(misfits({ output }, value))).toBe(words)
  })
})
