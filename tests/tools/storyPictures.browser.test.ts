import { expect, it } from "vitest"

import { looksOther } from "#tools/picture/storyPictures.ts"

/** A picture of one colour with a point of another. */
const pictureOf = (point: string, height = 4): string => {
  const canvas = document.createElement("canvas")
  Object.assign(canvas, { width: 4, height })
  const context = canvas.getContext("2d")
  if (context === null) throw new Error("No canvas")
  context.fillStyle = "rgb(20, 20, 20)"
  context.fillRect(0, 0, 4, height)
  context.fillStyle = point
  context.fillRect(1, 1, 1, 1)
  return canvas.toDataURL()
}

it.each([
  ["the same", "rgb(200, 20, 20)", 4, false],
  ["a colour that is almost the same", "rgb(190, 20, 20)", 4, false],
  ["another colour of one pixel", "rgb(120, 20, 20)", 4, true],
  ["another height", "rgb(200, 20, 20)", 5, true],
] as const)("a picture of a story with %s looks other or not", async (_what, point, height, expected) => {
  const before = pictureOf("rgb(200, 20, 20)")
  expect(await looksOther([before, pictureOf(point, height)])).toBe(expected)
})
