import { assert, describe, it } from "@effect/vitest"
import { Schema } from "effect"

import { schemas, values } from "#tools/contract/document.ts"
import type { JsonSchema } from "#tools/contract/jsonSchema.ts"

import { registry } from "./registry.ts"

type Path = ReadonlyArray<string>

/** Fields whose odd value may refuse the response, by call. The contract requires each of them. */
const refusing: Readonly<Record<string, ReadonlyArray<string>>> = {
  // Without a valid token nobody is logged in.
  login: ["token"],
  freePlay: ["token"],
  // Without a name nobody can log in.
  trialUser: ["userName"],
  // The value is the picture.
  captcha: [""],
  // Without its id or an amount a bet is malformed, as in the list of bets.
  betDetail: ["orderId", "stake", "win"],
  // A money move without its promised value is unsettled (gateway §4).
  depositManual: ["reference"],
  depositAlipay: ["reference"],
  depositQq: ["reference"],
  depositWechat: ["reference"],
  depositGateway: ["reference"],
  withdraw: ["reference"],
  walletTransfer: ["sumBalance", "wallets.0.vassalage", "wallets.0.balance"],
  exchange: ["points"],
}

const resolved = (schema: JsonSchema): JsonSchema => {
  const own = schema.$ref === undefined ? schema : (schemas[schema.$ref.replace("#/$defs/", "")] ?? {})
  return own.anyOf?.[0] === undefined ? own : resolved(own.anyOf[0])
}

/** A value of the schema with every field, one entry in each list and numbers that are also valid times. */
const sampleOf = (schema: JsonSchema): unknown => {
  const { type = "", enum: words, items, properties, additionalProperties } = resolved(schema)
  if (words !== undefined) return words[0]
  if (items !== undefined) return [sampleOf(items)]
  if (properties !== undefined)
    return Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, sampleOf(each)]))
  if (typeof additionalProperties === "object") return { any: sampleOf(additionalProperties) }
  return { string: "7", number: 2e12, integer: 7, boolean: true, object: {} }[type]
}

const scalarsOf = (value: unknown, at: Path = []): ReadonlyArray<Path> =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, each]) => scalarsOf(each, [...at, name]))
    : [at]

/** A copy of the value that has `by` at the path, or lacks the field if `by` is undefined. */
const replaced = (value: unknown, [first, ...rest]: Path, by: unknown): unknown => {
  if (first === undefined) return by
  if (Array.isArray(value)) return value.map((each: unknown) => replaced(each, rest, by))
  const { [first]: old, ...others }: Record<string, unknown> = { ...Object(value) }
  const next = replaced(old, rest, by)
  return next === undefined ? others : { ...others, [first]: next }
}

/** A missing field, null, another type, a number out of range and an unknown word. */
const odd = [undefined, null, {}, -1, "a new word"]

const rows = registry.flatMap(({ name, call }) => {
  const sample = sampleOf(values.get(name) ?? {})
  return sample === undefined ? [] : [{ name, sample, decode: Schema.decodeUnknownResult(call.output) }]
})

describe("the response", () => {
  it.each(rows)("of $name is refused for no odd value but of the fields that make it", (row) => {
    const { name, sample, decode } = row
    assert.strictEqual(decode(sample)._tag, "Success")
    const refused = scalarsOf(sample).filter((path) =>
      odd.some((by) => decode(replaced(sample, path, by))._tag === "Failure"),
    )
    assert.deepStrictEqual(
      refused.map((path) => path.join(".")),
      refusing[name] ?? [],
    )
  })
})
