import { afterEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { ChoiceChips } from "#ui/form/choice/ChoiceChips.tsx"
import { renderComponent, found } from "#tests/ui/render.tsx"

const nothing = () => {}

afterEach(() => page.viewport(390, 844))

/** Chips of one width each, in a strip of 320 px that shows two of them and a half. */
const chips = (value: string) => (
  <div style={{ width: 320 }}>
    <style>{"label { width: 120px }"}</style>
    <ChoiceChips
      label="Dates"
      options={["A", "B", "C", "D", "E", "F"].map((label) => ({ value: label, label }))}
      value={value}
      onChange={nothing}
    />
  </div>
)

/** The labels that the strip cuts off: at its start, and at its end. */
const cut = (strip: HTMLElement) => {
  const box = strip.getBoundingClientRect()
  const across = (edge: number) =>
    [...strip.querySelectorAll("label")]
      .filter((each) => {
        const { left, right } = each.getBoundingClientRect()
        return left < edge - 1 && right > edge + 1
      })
      .map((each) => each.textContent)
  return { start: across(box.left), end: across(box.right) }
}

describe("a scrollable strip of chips", () => {
  it.each([
    ["A", ["C"]],
    ["B", ["C"]],
    ["C", ["D"]],
    ["D", ["E"]],
  ])("the strip scrolled to the chosen chip %s starts with a whole chip", async (value, end) => {
    await page.viewport(320, 640)
    const screen = await renderComponent(chips(value))
    const strip = found(screen.getByRole("radiogroup").element())
    await expect.poll(() => cut(strip)).toEqual({ start: [], end })
  })

  it("the strip shows its last chip completely when this chip is chosen", async () => {
    await page.viewport(320, 640)
    const screen = await renderComponent(chips("F"))
    const strip = found(screen.getByRole("radiogroup").element())
    await expect.poll(() => cut(strip).end).toEqual([])
  })
})
