import { assert, describe, it } from "@effect/vitest"

import { defaultImageCdn } from "#config/product.ts"
import { addressOf, pick } from "#domain/ImageCdn.ts"

const one = "https://one.example"
const two = "https://two.example/"

describe("image CDN", () => {
  it("[BC-18] the image host is a random one of the configured hosts, or the default host", () => {
    assert.strictEqual(pick([one, two], 0), one)
    assert.strictEqual(pick([one, two], 0.49), one)
    assert.strictEqual(pick([one, two], 0.5), two)
    assert.strictEqual(pick([one, two], 0.999), two)
    assert.strictEqual(pick([], 0.3), defaultImageCdn)
  })

  it("[BC-18] the image host is never an unsafe URL", () => {
    for (const random of [0, 0.4, 0.9]) {
      assert.strictEqual(pick(["http://plain.example", "javascript:alert(1)", one], random), one)
    }
    assert.strictEqual(pick(["//evil.example"], 0), defaultImageCdn)
  })

  it("the image host is prepended to paths, not to whole URLs", () => {
    assert.strictEqual(addressOf("/art/1.webp", one), "https://one.example/art/1.webp")
    assert.strictEqual(addressOf("/art/1.webp", two), "https://two.example/art/1.webp")
    assert.strictEqual(addressOf("/art/1.webp", defaultImageCdn), "/art/1.webp")
    assert.strictEqual(addressOf("https://other.example/1.webp", one), "https://other.example/1.webp")
    assert.strictEqual(addressOf("javascript:alert(1)", one), "")
    assert.strictEqual(addressOf("", one), "")
  })
})
