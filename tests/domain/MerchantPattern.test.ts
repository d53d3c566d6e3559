import { assert, describe, it } from "@effect/vitest"

import * as FieldRules from "#domain/FieldRules.ts"
import * as MerchantPattern from "#domain/MerchantPattern.ts"

const slow = [
  "^(a+)+$",
  "^(a*)*b",
  "^([a-z]+)*$",
  "^(?:a+){2,}$",
  "^((a?)+)$",
  "^(a|aa)+$",
  "^(?:x(y+))+$",
  "^(\\d+\\.)*$",
]

const usable = [
  "^[A-Za-z0-9]{4,16}$",
  "^(?:\\+63|0)?9\\d{9}$",
  "^[(a+)]+$",
  "^\\(a+\\)+$",
  "^(abc)+$",
  "^(a|b){2,4}$",
]

describe("merchant patterns", () => {
  it.for(slow)("rejects the pattern %s, which may take exponential time", (source) => {
    assert.isUndefined(MerchantPattern.compile(source))
  })

  it.for(usable)("compiles the pattern %s", (source) => {
    assert.strictEqual(MerchantPattern.compile(source)?.source, source)
  })

  it("rejects empty, invalid and overlong patterns", () => {
    assert.isUndefined(MerchantPattern.compile(""))
    assert.isUndefined(MerchantPattern.compile("[a-"))
    assert.isUndefined(MerchantPattern.compile("a".repeat(201)))
    assert.isDefined(MerchantPattern.compile("a".repeat(200)))
  })

  it("a value of more than 256 characters matches no pattern", () => {
    assert.isTrue(MerchantPattern.matches(/^a+$/, "a".repeat(256)))
    assert.isFalse(MerchantPattern.matches(/^a+$/, "a".repeat(257)))
  })

  it("an unusable pattern falls back to the app's own rule", () => {
    const rules = { patterns: { loginUsername: "^(a+)+$" } }
    assert.isTrue(FieldRules.passes(rules, "loginUsername", "member0"))
    assert.isFalse(FieldRules.passes(rules, "loginUsername", "aaa"))
  })
})
