import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { checkUsername, register } from "#gateway/calls/entry/registration.ts"
import { visit, type VisitOptions } from "#tests/support/page.tsx"
import { answerCaptcha, fillNewAccount, form, goToDetails } from "#tests/support/pageEntry.ts"
import { expectHeading, expectSaid, field, main, player } from "#tests/support/pagePlayer.ts"

const openRegister = async (options: VisitOptions = {}) => {
  const opened = await visit({ path: paths.register, ...options })
  await expect.element(form("Register")).toBeVisible()
  return opened
}

describe("the steps of the register form", () => {
  it("the second step opens when the account is valid, and has the focus on its heading", async () => {
    await openRegister()
    await expectHeading("Your account")
    await expect.element(field("Email")).not.toBeInTheDocument()
    await player.presses("Next")
    await expectSaid("Please fill this in")
    await expect.element(field("Username")).toHaveFocus()
    await fillNewAccount()
    await expect.element(main().getByRole("heading", { name: "Your details" })).toHaveFocus()
    await expect.element(main().getByText("Step 2 of 2")).toBeVisible()
    await expect.element(field("Username")).not.toBeInTheDocument()
  })

  it("the second step says which fields are optional", async () => {
    await openRegister({ settings: { registerFields: { email: { enabled: true, required: true } } } })
    await fillNewAccount()
    const marks = () =>
      form("Register")
        .getByText("Optional")
        .elements()
        .map((mark) => mark.parentElement?.querySelector("label")?.textContent)
    await expect.poll(marks).toEqual(["Mobile number", "SMS code", "Real name", "Invitation code"])
    // A number that is typed needs its code.
    await player.types("Mobile number", "9175550001")
    await expect.poll(marks).toEqual(["Mobile number", "Real name", "Invitation code"])
  })

  it("'Previous step' and the browser's back return to the account and keep both steps' values", async () => {
    const { address, at } = await openRegister()
    await fillNewAccount()
    await player.types("Email", "ana@example.com")
    await player.presses("Previous step")
    await expect.element(field("Password")).toHaveValue("Lantern123")
    await goToDetails()
    await expect.element(field("Email")).toHaveValue("ana@example.com")
    address.stepBack()
    await expect.element(field("Username")).toHaveValue("newcomer1")
    expect(at()).toBe(paths.register)
    await goToDetails()
    await expect.element(field("Email")).toHaveValue("ana@example.com")
  })

  it("[ER-20] a refused username shows the first step with its message and the focus", async () => {
    const { callsTo } = await openRegister({ before: ({ fails }) => fails(checkUsername, "http500") })
    await fillNewAccount("member0")
    await answerCaptcha()
    await player.presses("Register")
    await expect.element(field("Username")).toHaveFocus()
    await expect
      .element(field("Username"))
      .toHaveAccessibleDescription(expect.stringContaining("Username already exists"))
    await player.types("Username", "newcomer2")
    await goToDetails()
    await answerCaptcha()
    await player.presses("Register")
    await expect.poll(() => callsTo(register).length).toBe(2)
  })
})
