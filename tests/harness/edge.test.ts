import { describe, expect, it } from "vitest"

import { dropped, moved, read, settle, tabSize, write } from "#harness/dock/edge.ts"

const phone = { width: 320, height: 568, reserved: 118 }

const bottom = ({ top }: { readonly top: number }) => top + tabSize.height

describe("the tab of the dock", () => {
  it("the dock's tab sticks to the nearer side, at the height of the drop", () => {
    expect(dropped(20, 300, phone)).toEqual({ side: "left", top: 300 - tabSize.height / 2 })
    expect(dropped(200, 300, phone).side).toBe("right")
  })

  it("the dock's tab never covers the bottom menu, at any window height", () => {
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

  it("only arrow keys move the dock's tab by keyboard", () => {
    const edge = settle({ side: "right", top: 200 }, phone)
    expect(moved(edge, "ArrowUp", phone)?.top).toBeLessThan(200)
    expect(moved(edge, "ArrowLeft", phone)).toEqual({ side: "left", top: 200 })
    expect(moved(edge, "ArrowRight", phone)?.side).toBe("right")
    expect(moved(edge, "Enter", phone)).toBeUndefined()
  })

  it("the dock's tab position is restored, and an invalid text means the right side", () => {
    expect(read(write({ side: "left", top: 77 }), phone)).toEqual({ side: "left", top: 77 })
    expect(read("top left", phone).side).toBe("right")
  })
})
