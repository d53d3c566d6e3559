import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { checkUsername, register } from "#gateway/calls/entry/registration.ts"
import { allFields } from "#tests/support/entry.ts"
import { openApp, type OpenAppOptions } from "#tests/support/page.tsx"
import { answerCaptcha, fillNewAccount, form, goToDetails, pressesEnter } from "#tests/support/pageEntry.ts"
import {
  button,
  expectHeading,
  expectMessage,
  expectText,
  field,
  main,
  player,
} from "#tests/support/pagePlayer.ts"

const openRegister = async (options: OpenAppOptions = {}) => {
  const opened = await openApp({ path: paths.register, ...options })
  await expect.element(form("Register")).toBeVisible()
  return opened
}

const consent = (name: RegExp) => main().getByRole("checkbox", { name })

const expectDescription = async (name: string, text: string) => {
  await expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(text))
}

describe("input into the register form", () => {
  it("[RG-18, RG-19, ER-21] shows an error at every invalid field, focuses the first, and sends nothing", async () => {
    const { callsTo } = await openRegister()
    const refuses = async (
      send: "Next" | "Register",
      rows: ReadonlyArray<readonly [string, string, string]>,
    ) => {
      for (const [name, value] of rows) await player.types(name, value)
      await player.presses(send)
      for (const [name, , text] of rows) await expectDescription(name, text)
      await expect.element(field(rows[0]?.[0] ?? "")).toHaveFocus()
    }
    await refuses("Next", [
      ["Username", "a b", "Account format incorrect"],
      ["Password", "1", "Password format incorrect"],
      ["Confirm password", "", "Please enter the password again"],
    ])
    await player.types("Username", "newcomer1")
    await expect.element(field("Username")).not.toHaveAccessibleDescription(/incorrect/)
    await fillNewAccount()
    await refuses("Register", [
      ["Mobile number", "12", "Phone format incorrect"],
      ["Email", "nobody", "E-mail format incorrect"],
      ["Real name", "x", "Name format incorrect"],
      ["Captcha", "", "Please write the code"],
    ])
    expect(callsTo(register)).toEqual([])
  })

  it("[RG-16, RG-17] the consent is ticked at first; the register form sends nothing when the consent is unticked", async () => {
    const { callsTo } = await openRegister()
    await fillNewAccount()
    const isOfAge = consent(/^I am 21 or over/)
    await expect.element(isOfAge).toBeChecked()
    await expect.element(button("Register")).toBeEnabled()
    await isOfAge.click()
    await expect.element(button("Register")).toBeDisabled()
    await expectMessage("Tick this box to register.")
    await answerCaptcha()
    await pressesEnter("Captcha")
    expect(callsTo(register)).toEqual([])
    await isOfAge.click()
    await expect.element(button("Register")).toBeEnabled()
    await pressesEnter("Captcha")
    await expect.poll(() => callsTo(register).length).toBe(1)
  })

  it("[RG-16] a register form with a single step cannot be sent without the consent either", async () => {
    const registerFields = allFields(false, false)
    await openRegister({ settings: { modulesOff: ["REGISTER_REE3"], registerFields } })
    await expect.element(button("Register")).toBeEnabled()
    await consent(/^I am 21 or over/).click()
    await expect.element(button("Register")).toBeDisabled()
  })

  it("[VA-25, GE-25] the consent names the merchant's minimum age and the ban from gambling", async () => {
    const { again, world } = await openRegister()
    await fillNewAccount()
    await expect.element(consent(/^I am 21 or over/)).toBeVisible()
    await expectText(/banned from gambling/)
    world.configure({ age: 18 })
    await again()
    await fillNewAccount()
    await expect.element(consent(/^I am 18 or over/)).toBeVisible()
  })
})

describe("the steps of the register form", () => {
  it("the second step opens when the account step is valid, and its heading gets the focus", async () => {
    await openRegister()
    await expectHeading("Your account")
    await expect.element(field("Email")).not.toBeInTheDocument()
    await player.presses("Next")
    await expectMessage("Please fill this in")
    await expect.element(field("Username")).toHaveFocus()
    await fillNewAccount()
    await expect.element(main().getByRole("heading", { name: "Your details" })).toHaveFocus()
    await expect.element(main().getByText("Step 2 of 2")).toBeVisible()
    await expect.element(field("Username")).not.toBeInTheDocument()
  })

  it("the second step marks optional fields", async () => {
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

  it("'Previous step' and the browser's back return to the account step and keep the values of both steps", async () => {
    const { address, at } = await openRegister()
    await fillNewAccount()
    await player.types("Email", "ana@example.com")
    await player.presses("Previous step")
    await expect.element(field("Password")).toHaveValue("Lantern123")
    await goToDetails()
    await expect.element(field("Email")).toHaveValue("ana@example.com")
    address.goBack()
    await expect.element(field("Username")).toHaveValue("newcomer1")
    expect(at()).toBe(paths.register)
    await goToDetails()
    await expect.element(field("Email")).toHaveValue("ana@example.com")
  })

  it("[ER-20] a refused username returns to the first step, shows the error at the field and focuses the field", async () => {
    const { callsTo } = await openRegister({ before: ({ fails }) => fails(checkUsername, "http500") })
    await fillNewAccount("member0")
    await answerCaptcha()
    await player.presses("Register")
    await expect.element(field("Username")).toHaveFocus()
    await expectDescription("Username", "Username already exists")
    await player.types("Username", "newcomer2")
    await goToDetails()
    await answerCaptcha()
    await player.presses("Register")
    await expect.poll(() => callsTo(register).length).toBe(2)
  })
})
