import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"

import { Flag, Id, list, listOrNone, orElse, text } from "#domain/Lenient.ts"

import { logsOf } from "../support/services.ts"

const read = <A, E>(schema: Schema.Codec<A, E>) => Schema.decodeUnknownSync(schema)
const Entry = Schema.Struct({ id: Id, name: Schema.String })
const good = { id: 1, name: "one" }

describe("what the gateway writes loosely", () => {
  it.each([
    ["7", "7"],
    [7, "7"],
    [0, "0"],
    ["", ""],
  ])("the id %j is %j", (wire, id) => {
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
  ])("the flag %j is %j", (wire, flag) => {
    assert.strictEqual(read(Flag)(wire), flag)
  })

  it("a field that is missing, null or malformed is its default", () => {
    const fields = Schema.Struct({ count: orElse(Schema.Finite, 3), name: text })
    for (const odd of [{}, { count: null, name: null }, { count: "5", name: 5 }, { count: [], name: {} }]) {
      assert.deepStrictEqual(read(fields)(odd), { count: 3, name: "" })
    }
    assert.deepStrictEqual(read(fields)({ count: 5, name: "x" }), { count: 5, name: "x" })
  })

  it.effect("one bad entry of a list is dropped and logged, the rest is kept", () =>
    Effect.gen(function* () {
      const wire = [good, { id: 2 }, null, "three", { id: 4, name: "four", more: true }]
      const decode = Schema.decodeUnknownEffect(list(Entry))
      const kept = yield* decode(wire)
      assert.deepStrictEqual(kept, [
        { id: "1", name: "one" },
        { id: "4", name: "four" },
      ])
      const lines = yield* logsOf(decode(wire))
      assert.lengthOf(lines, 3)
      for (const line of lines) assert.match(line, /^Warn .*A list entry was dropped/)
    }),
  )

  it.effect("a list that is no list fails where it must be there, else it is empty", () =>
    Effect.gen(function* () {
      for (const wire of [undefined, null, {}, "abc", 7]) {
        assert.isTrue(
          (yield* Effect.result(Schema.decodeUnknownEffect(list(Entry))(wire)))._tag === "Failure",
        )
        const holder = yield* Schema.decodeUnknownEffect(Schema.Struct({ all: listOrNone(Entry) }))({
          all: wire,
        })
        assert.deepStrictEqual(holder.all, [])
      }
      assert.deepStrictEqual(read(Schema.Struct({ all: listOrNone(Entry) }))({}).all, [])
    }),
  )

  it("a list is written as it was read", () => {
    const codec = list(Entry)
    const kept = read(codec)([good])
    assert.deepStrictEqual(Schema.encodeSync(codec)(kept), [{ id: "1", name: "one" }])
  })
})
