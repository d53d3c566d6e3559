import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"

import * as FieldRules from "#domain/FieldRules.ts"
import * as MerchantPattern from "#domain/MerchantPattern.ts"

/** Patterns whose match by `RegExp` takes hours for the value. */
const slow = [
  ["^(\\w+){1,40}$", "a", "!"],
  ["^(a+)+$", "a", "!"],
  ["^(a*)*b", "a", "!"],
  ["^(?:a+){2,}$", "a", "!"],
  ["^(a|aa)+$", "a", "!"],
  ["^(a|a){1,120}$", "a", "!"],
  ["^(?:x(y+))+$", "xy", "!"],
  ["^\\w*\\w*\\w*\\w*\\w*\\w*\\w*\\w*$", "a", "!"],
  ["\\w+\\w+\\w+\\w+\\w+$", "a", "!"],
  ["^\\w+([-+.]\\w+)*@\\w+([-.]\\w+)*\\.\\w+([-.]\\w+)*$", "a.", "@"],
  ["^(?=(\\w+)+!)(\\w|\\d){6,}$", "a1", "?"],
] as const

const usable = [
  ["^[A-Za-z0-9]{4,16}$", "member0", "abc"],
  ["^(?:\\+63|0)?9\\d{9}$", "+639171234567", "917123456"],
  ["^(?=.*[a-z])(?=.*[A-Z])(?=.*\\d)[^\\s]{8,20}$", "Lantern8", "lantern8"],
  ["^(?!\\d+$)\\w{6,}$", "member0", "123456"],
  ["^[(a+)]+$", "(a+)", "b"],
  ["^[^\\s@]+@[^\\s@]+\\.[^\\s@]{2,}$", "a@b.ph", "a@b.p"],
  ["^(a|b){2,4}?$", "abab", "ababa"],
  ["^[^\\]]\\x41\\u0042$", "xAB", "]AB"],
  ["^\\bab\\B", "abc", "ab"],
  ["^a{x}$", "a{x}", "a"],
  ["ab|cd", "xcdx", "acbd"],
] as const

/** Any repetition, but few levels and short values, so that `RegExp` is fast. */
const { anySource } = fc.letrec<{ anySource: string }>((tie) => ({
  anySource: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom("a", "b", ".", "\\w", "\\d", "\\W", "[ab]", "[^a]", "[a-c1]", "\\.", "", "^", "$", "\\b"),
    fc.tuple(tie("anySource"), tie("anySource")).map((parts) => parts.join("")),
    fc.tuple(tie("anySource"), tie("anySource")).map((parts) => `(${parts.join("|")})`),
    fc
      .tuple(tie("anySource"), fc.constantFrom("*", "+", "?", "{2}", "{0,2}", "{1,}", "*?", "{2,3}"))
      .map(([body, times]) => `(?:${body})${times}`),
    fc.tuple(tie("anySource"), fc.constantFrom("=", "!")).map(([body, look]) => `(?${look}${body})`),
  ),
}))

describe("merchant patterns", () => {
  it.for(slow)("matching the pattern %s takes a bounded number of steps", ([source, part, end]) => {
    const value = part.repeat(250 / part.length) + end
    assert.isFalse(MerchantPattern.matches(source, value))
  })

  it.for(usable)("a merchant's pattern %s accepts %s and refuses %s", ([source, good, bad]) => {
    assert.isTrue(MerchantPattern.matches(source, good))
    assert.isFalse(MerchantPattern.matches(source, bad))
  })

  it("a merchant's pattern matches the same values as it does in the browser", () => {
    const anyValue = fc.array(fc.constantFrom("a", "b", "c", "1", ".", " ", "\n"), { maxLength: 6 })
    fc.assert(
      fc.property(anySource, anyValue, (source, characters) => {
        const value = characters.join("")
        fc.pre(source !== "" && source.length <= 200)
        assert.strictEqual(MerchantPattern.matches(source, value), new RegExp(source).test(value))
      }),
      { numRuns: 2000 },
    )
  })

  it.for(["", "[a-", "a".repeat(201), "(a)\\1", "(?<=a)b", "(?<x>a)\\k<x>"])(
    "refuse the pattern %s: empty, invalid, too long or not supported",
    (source) => {
      assert.isFalse(MerchantPattern.isUsable(source))
      assert.isUndefined(MerchantPattern.matches(source, "a"))
    },
  )

  it("a merchant's pattern of 200 characters is accepted", () => {
    assert.isTrue(MerchantPattern.isUsable("a".repeat(200)))
  })

  it("a value of more than 256 characters never matches a merchant's pattern", () => {
    assert.isTrue(MerchantPattern.matches("^a+$", "a".repeat(256)))
    assert.isFalse(MerchantPattern.matches("^a+$", "a".repeat(257)))
  })

  it("a value that takes a merchant's pattern too many steps is refused", () => {
    const source = `^${"(".repeat(12)}a${"{1,9}){1,9}".repeat(12)}$`
    assert.isUndefined(MerchantPattern.matches(source, "a".repeat(255) + "!"))
  })

  it("a refused pattern of a merchant is replaced by the app's own rule", () => {
    const rules = { patterns: { loginUsername: "^(a)\\1$" } }
    assert.isTrue(FieldRules.passes(rules, "loginUsername", "member0"))
    assert.isFalse(FieldRules.passes(rules, "loginUsername", "aaa"))
  })
})
