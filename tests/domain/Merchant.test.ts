import { assert, describe, it } from "@effect/vitest"

import { defaultDeployment } from "#config/deployment.ts"
import * as Merchant from "#domain/Merchant.ts"

const [fixed] = Object.entries(defaultDeployment.merchantByHost)
const [host = "", merchant = ""] = fixed ?? []

describe("merchant", () => {
  it("the merchant comes from test mode, else the host, else the default", () => {
    assert.strictEqual(Merchant.resolve("trialsite", host, defaultDeployment), "trialsite")
    assert.strictEqual(Merchant.resolve(" trialsite ", "m.other.example", defaultDeployment), "trialsite")
    assert.strictEqual(Merchant.resolve("  ", host, defaultDeployment), merchant)
    assert.strictEqual(Merchant.resolve("", "m.other.example", defaultDeployment), defaultDeployment.merchant)
    assert.strictEqual(Merchant.resolve("", `evil.${host}`, defaultDeployment), defaultDeployment.merchant)
  })

  it("free play uses a separate merchant", () => {
    assert.notStrictEqual(Merchant.trial(merchant), merchant)
    assert.include(Merchant.trial(merchant), merchant)
  })
})
