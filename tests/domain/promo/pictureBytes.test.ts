import { assert, describe, it } from "@effect/vitest"

import { fitted, typeOf } from "#domain/promo/pictureBytes.ts"

const bytesOf = (text: string) => [...text].map((character) => character.charCodeAt(0))

describe("the bytes of an uploaded picture", () => {
  it.for([
    ["a PNG picture", "\x89PNG\r\n\x1a\n", "image/png"],
    ["a JPEG picture", "\xff\xd8\xff\xe1\0\0", "image/jpeg"],
    ["a page", "<html>", undefined],
    ["a GIF picture", "GIF89a", undefined],
    ["an SVG", "<svg xm", undefined],
    ["half a PNG signature", "\x89PNG", undefined],
    ["an empty file", "", undefined],
  ] as const)("the type of an uploaded file is detected from its first bytes: %s", ([, text, type]) => {
    assert.strictEqual(typeOf(bytesOf(text)), type)
  })

  it("a picture is re-encoded at its own size, unless it exceeds the pixel limit of a canvas", () => {
    assert.deepStrictEqual(fitted({ width: 4000, height: 3000 }), { width: 4000, height: 3000 })
    const { width, height } = fitted({ width: 12_000, height: 9000 })
    assert.isAtMost(width * height, 4096 * 4096)
    assert.closeTo(width / height, 4 / 3, 0.01)
    assert.deepStrictEqual(fitted({ width: 1e9, height: 1 }).height, 1)
  })
})
