import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import { amount, Flag, Id, list, text, withFallback } from "#domain/Lenient.ts"

import { itEffect } from "../support/itEffect.ts"
import { logsOf } from "../support/services.ts"

const read = <A, E>(schema: Schema.Codec<A, E>) => Schema.decodeUnknownSync(schema)
const Entry = Schema.Struct({ id: Id, name: Schema.String })
const good = { id: 1, name: "one" }

describe("lenient decoding of values from the gateway", () => {
  it.each([
    ["7", "7"],
    [7, "7"],
    [0, "0"],
    ["", ""],
  ])("the value %j of an id decodes to %j", (wire, id) => {
    assert.strictEqual(read(Id)(wire), id)
  })

  it.each([
    [true, true],
    [false, false],
    [1, true],
    [0, false],
    ["1", true],
    ["0", false],
    ["true", true],
    ["TRUE", true],
    ["false", false],
    ["", false],
  ])("the value %j of a flag decodes to %j", (wire, flag) => {
    assert.strictEqual(read(Flag)(wire), flag)
  })

  it("a field that is missing, null or malformed decodes to its default", () => {
    const fields = Schema.Struct({ count: withFallback(Schema.Finite, 3), name: text })
    for (const odd of [{}, { count: null, name: null }, { count: "5", name: 5 }, { count: [], name: {} }]) {
      assert.deepStrictEqual(read(fields)(odd), { count: 3, name: "" })
    }
    assert.deepStrictEqual(read(fields)({ count: 5, name: "x" }), { count: 5, name: "x" })
  })

  itEffect("a malformed entry of a list is dropped and logged, and the other entries are kept", function* () {
    const wire = [good, { id: 2 }, null, "three", { id: 4, name: "four", more: true }]
    const decode = Schema.decodeUnknownEffect(list(Entry))
    const valid = yield* decode(wire)
    assert.deepStrictEqual(valid, [
      { id: "1", name: "one" },
      { id: "4", name: "four" },
    ])
    const lines = yield* logsOf(decode(wire))
    assert.lengthOf(lines, 3)
    for (const line of lines) assert.match(line, /^Warn .*A list entry was dropped/)
  })

  it("a list that is missing or has another type is refused", () => {
    for (const wire of [undefined, null, {}, "abc", 7]) assert.throws(() => read(list(Entry))(wire))
    assert.throws(() => read(Schema.Struct({ all: list(Entry) }))({}))
  })

  it("a missing amount is decoded as 0, and an amount that is not a number is refused", () => {
    const order = Schema.Struct({ amount })
    assert.deepStrictEqual(read(order)({}), { amount: 0 })
    for (const odd of ["5", null, {}, [5]]) assert.throws(() => read(order)({ amount: odd }))
  })

  it("a list encodes to the value that it was decoded from", () => {
    const codec = list(Entry)
    const valid = read(codec)([good])
    assert.deepStrictEqual(Schema.encodeSync(codec)(valid), [{ id: "1", name: "one" }])
  })
})
