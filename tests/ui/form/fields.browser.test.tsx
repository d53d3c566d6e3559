import { afterEach, describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { PasswordField } from "#ui/form/PasswordField.tsx"
import { SearchField } from "#ui/form/SearchField.tsx"
import { TextField } from "#ui/form/TextField.tsx"
import { draw, found } from "#tests/ui/draw.tsx"

const nothing = () => {}

afterEach(() => page.viewport(390, 844))

describe("the fields of a form", () => {
  it.each([
    [320, 640],
    [430, 932],
    [812, 375],
  ])("fields with and without a button are equally high in a window of %i × %i px", async (width, height) => {
    await page.viewport(width, height)
    const screen = await draw(
      <>
        <TextField label="Username" />
        <PasswordField label="Password" value="" onChange={nothing} />
      </>,
    )
    const heights = [...screen.container.querySelectorAll("input")].map(
      (input) => found(input.parentElement).getBoundingClientRect().height,
    )
    expect(heights).toEqual([48, 48])
  })

  it("a search field keeps its height when a text gives it a button to clear it", async () => {
    await page.viewport(812, 375)
    const search = (value: string) => (
      <SearchField value={value} onChange={nothing} onSubmit={nothing} onClear={nothing} />
    )
    const screen = await draw(search(""))
    const heightNow = () => screen.getByRole("search").element().getBoundingClientRect().height
    const empty = heightNow()
    await screen.rerender(search("koi"))
    await expect.element(screen.getByRole("button")).toBeVisible()
    expect(heightNow()).toBe(empty)
  })
})
