import { assert, describe, it } from "@effect/vitest"

import { defaultMerchant, merchantByHost } from "#config/product.ts"
import * as Merchant from "#domain/Merchant.ts"

const [fixed] = Object.entries(merchantByHost)
const [host = "", merchant = ""] = fixed ?? []

describe("merchant", () => {
  it("a known host sets its merchant", () => {
    assert.lengthOf(Object.keys(merchantByHost), 1)
    assert.notStrictEqual(merchant, defaultMerchant)
    assert.strictEqual(Merchant.resolve("", host), merchant)
  })

  it("the merchant comes from test mode, else the host, else the default", () => {
    assert.strictEqual(Merchant.resolve("trialsite", host), "trialsite")
    assert.strictEqual(Merchant.resolve(" trialsite ", "m.other.example"), "trialsite")
    assert.strictEqual(Merchant.resolve("  ", host), merchant)
    assert.strictEqual(Merchant.resolve("", "m.other.example"), defaultMerchant)
    assert.strictEqual(Merchant.resolve("", `evil.${host}`), defaultMerchant)
  })

  it("free play has its own merchant", () => {
    assert.notStrictEqual(Merchant.trial(merchant), merchant)
    assert.include(Merchant.trial(merchant), merchant)
  })
})
