import { assert, describe, it } from "@effect/vitest"
import { Effect, Result, Schema } from "effect"
import fc from "fast-check"

import { Id, list } from "#domain/Lenient.ts"
import * as Call from "#gateway/Call.ts"
import { Gateway, quoteLongNumbers } from "#gateway/Gateway.ts"
import { layerGateway, makeCaller, makeFake } from "#tests/support/gatewayClient.ts"

const call = Call.read({
  path: "/wps/thing",
  input: Call.Nothing,
  output: Schema.Struct({ ids: list(Id), note: Schema.String }),
})

const received = (body: string) =>
  Gateway.use((gateway) => gateway.send(call, {})).pipe(
    Effect.provide(layerGateway(makeFake({ [call.path]: { text: body } }).layer, makeCaller({ token: "T" }))),
    Effect.result,
    Effect.runPromise,
  )

const json = fc.json({ maxDepth: 4 })
const value = fc.jsonValue({ maxDepth: 4 })
const envelope = fc.record(
  { success: fc.oneof(fc.boolean(), value), value, message: value },
  { requiredKeys: [] },
)

describe("response bodies", () => {
  it("any response body decodes to a value or a failure, without an exception", async () => {
    const body = fc.oneof(
      fc.string(),
      json,
      envelope.map((each) => JSON.stringify(each)),
    )
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const result = await received(text)
        if (Result.isFailure(result))
          assert.include(["Malformed", "Refused", "SessionOver"], result.failure.reason._tag)
        else assert.isArray(result.success.ids)
      }),
    )
  })

  it("ids of any length keep all digits, and texts that contain long numbers stay unchanged", async () => {
    const digits = fc.bigInt({ min: 1n, max: 10n ** 30n }).map(String)
    await fc.assert(
      fc.asyncProperty(
        fc.array(digits, { maxLength: 5 }),
        fc.string({ unit: "grapheme" }),
        digits,
        async (ids, text, odd) => {
          const note = `${text}"${odd}\\" ${odd}`
          const body = `{"success":true,"value":{"ids":[${ids.join(", ")}],"note":${JSON.stringify(note)}}}`
          assert.deepStrictEqual(await received(body), Result.succeed({ ids, note }))
        },
      ),
    )
  })

  it("numbers in any notation keep their value", () => {
    const number = fc.oneof(
      fc
        .double({ noNaN: true, noDefaultInfinity: true })
        .filter((each) => !Number.isInteger(each) || Number.isSafeInteger(each))
        .map((each) => JSON.stringify(each)),
      fc.maxSafeInteger().map(String),
      fc
        .tuple(fc.maxSafeNat(), fc.nat(), fc.integer({ min: -20, max: 20 }))
        .map(([whole, part, power]) => `-${whole}.${part}e${power}`),
    )
    const entry = fc.oneof(
      number,
      fc.string({ unit: "grapheme" }).map((each) => JSON.stringify(each)),
      fc.constantFrom("3.3000000000000003", "1000000000000000", "9007199254740991", "-0.1e-7", "1E+16"),
    )
    fc.assert(
      fc.property(fc.array(entry), (entries) => {
        const body = `[${entries.join(",")}]`
        assert.deepStrictEqual(JSON.parse(quoteLongNumbers(body)), JSON.parse(body))
      }),
    )
  })

  it("an integer too large for a JavaScript number becomes a string with all its digits", () => {
    assert.strictEqual(
      quoteLongNumbers('{"id":9007199254740993,"old":-9007199254740993,"note":"9007199254740993"}'),
      '{"id":"9007199254740993","old":"-9007199254740993","note":"9007199254740993"}',
    )
  })
})
