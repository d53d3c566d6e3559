import { describe, expect, it } from "vitest"

import { draw } from "#tools/test/draw.ts"

const entries = Array.from({ length: 100 }, (_, place) => place)

describe("the draw of rows", () => {
  it("a draw of rows with the same seed has the same rows, and with another seed others", () => {
    expect(draw(entries, 10, 36)).toEqual(draw(entries, 10, 36))
    expect(draw(entries, 10, 36)).not.toEqual(draw(entries, 10, 37))
  })

  it("a draw of rows has none twice, and at most all of them", () => {
    expect(draw(entries, 1000, 1).toSorted((one, other) => one - other)).toEqual(entries)
  })

  it("a greater draw of rows begins with the smaller one of its seed", () => {
    expect(draw(entries, 40, 36).slice(0, 10)).toEqual(draw(entries, 10, 36))
  })

  it("a draw of rows takes them from the whole table", () => {
    const places = Array.from({ length: 200 }, (_, seed) => draw(entries, 1, seed)).flat()
    expect(new Set(places.map((place) => Math.floor(place / 10))).size).toBe(10)
  })
})
