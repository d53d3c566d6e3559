import { useState } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { page, userEvent } from "vitest/browser"

import { ChoiceField } from "#ui/form/choice/ChoiceField.tsx"
import { PasswordField } from "#ui/form/password/PasswordField.tsx"
import { SearchField } from "#ui/form/text/SearchField.tsx"
import { AmountField } from "#ui/form/text/AmountField.tsx"
import { Select } from "#ui/form/text/Select.tsx"
import { TextField } from "#ui/form/text/TextField.tsx"
import { renderComponent, found } from "#tests/ui/render.tsx"

const nothing = () => {}

afterEach(() => page.viewport(390, 844))

/** The position of a text on the page, without the box around it. */
const leftOf = (element: Element): number => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect().left
}

describe("the fields of a form", () => {
  it.each([
    [320, 640],
    [430, 932],
    [812, 375],
  ])("fields with and without a button are equally high in a window of %i × %i px", async (width, height) => {
    await page.viewport(width, height)
    const screen = await renderComponent(
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

  it("a search field keeps its height when a typed text adds the clear button", async () => {
    await page.viewport(812, 375)
    const search = (value: string) => (
      <SearchField value={value} onChange={nothing} onSubmit={nothing} onClear={nothing} />
    )
    const screen = await renderComponent(search(""))
    const heightNow = () => screen.getByRole("search").element().getBoundingClientRect().height
    const empty = heightNow()
    await screen.rerender(search("koi"))
    await expect.element(screen.getByRole("button")).toBeVisible()
    expect(heightNow()).toBe(empty)
  })

  it("the label of a choice field begins at the same position as the label of a text field", async () => {
    const choices = [{ value: "a", label: "Jade Coin Bank" }]
    const screen = await renderComponent(
      <>
        <ChoiceField label="Bank" choices={choices} value="a" onChange={nothing} />
        <TextField label="Amount" />
      </>,
    )
    const [bank, amount] = ["Bank", "Amount"].map((text) => screen.getByText(text, { exact: true }).element())
    expect(leftOf(found(bank))).toBe(leftOf(found(amount)))
  })
})

describe("the description of a field", () => {
  it("is its error in place of its hint, with the rules that a value must meet", async () => {
    const field = (error: string) => (
      <TextField label="Amount" hint="From 100 to 500" rules="Whole amounts" error={error} />
    )
    const screen = await renderComponent(field(""))
    const input = screen.getByRole("textbox")
    await expect.element(input).toHaveAccessibleDescription("From 100 to 500 Whole amounts")
    await screen.rerender(field("At least 100"))
    await expect.element(input).toHaveAccessibleDescription("At least 100 Whole amounts")
    await expect.element(screen.getByText("From 100 to 500")).not.toBeInTheDocument()
  })
})

const AmountForm = () => {
  const [amount, setAmount] = useState("")
  return <AmountField label="Amount" currency="₱" value={amount} onChange={setAmount} />
}

describe("amount field", () => {
  it("groups the digits while they are typed, and keeps the caret", async () => {
    const screen = await renderComponent(<AmountForm />)
    const field = screen.getByRole("textbox", { name: "Amount" })
    await field.click()
    await userEvent.keyboard("12345.6")
    await expect.element(field).toHaveValue("12,345.6")
    await userEvent.keyboard("{ArrowLeft>5/}{Backspace}")
    await expect.element(field).toHaveValue("1,345.6")
    await userEvent.keyboard("9")
    await expect.element(field).toHaveValue("19,345.6")
  })
})

describe("select", () => {
  it("[OT-04] lists its options, selects one, and Escape keeps the selected option", async () => {
    const options = [
      { value: "EN", label: "English" },
      { value: "TY", label: "Tagalog" },
    ]
    const screen = await renderComponent(<Select label="Language" options={options} />)
    const select = screen.getByRole("combobox", { name: "Language" })
    const isOpen = () => select.element().matches(":open")
    expect(
      screen
        .getByRole("option")
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(["English", "Tagalog"])
    await userEvent.click(select)
    await expect.poll(isOpen).toBe(true)
    await userEvent.keyboard("{Escape}")
    await expect.poll(isOpen).toBe(false)
    await expect.element(select).toHaveValue("EN")
    await userEvent.click(select)
    await expect.poll(isOpen).toBe(true)
    await userEvent.keyboard("{ArrowDown}{Enter}")
    await expect.element(select).toHaveValue("TY")
    expect(isOpen()).toBe(false)
  })
})
