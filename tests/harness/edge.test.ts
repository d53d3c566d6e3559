import { describe, expect, it } from "vitest"

import { dropped, moved, read, tabSize } from "#harness/dock/edge.ts"

const phone = { width: 320, height: 568, reserved: 118 }

const bottom = ({ top }: { readonly top: number }) => top + tabSize.height

describe("the tab of the dock", () => {
  it("covers the bottom menu at no window height", () => {
    for (const height of [320, 568, 812, 1200]) {
      const view = { ...phone, height }
      for (const y of [-100, 0, 200, height - 10, height + 500]) {
        const edge = dropped(300, y, view)
        expect(bottom(edge)).toBeLessThanOrEqual(height - view.reserved)
        expect(edge.top).toBeGreaterThanOrEqual(0)
      }
      let edge = read(null, view)
      for (let press = 0; press < 60; press += 1) edge = moved(edge, "ArrowDown", view) ?? edge
      expect(bottom(edge)).toBeLessThanOrEqual(height - view.reserved)
    }
  })
})
