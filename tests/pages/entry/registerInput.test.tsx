import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { checkEmail, checkUsername, countries, register } from "#gateway/calls/entry/registration.ts"
import { visit, type VisitOptions } from "#tests/support/page.tsx"
import { answerCaptcha, fillNewAccount, form, goToDetails, pressesEnter } from "#tests/support/pageEntry.ts"
import { button, expectSaid, expectText, field, main, player } from "#tests/support/pagePlayer.ts"

const openRegister = async (options: VisitOptions = {}) => {
  const opened = await visit({ path: paths.register, ...options })
  await expect.element(form("Register")).toBeVisible()
  return opened
}

const consent = (name: RegExp) => main().getByRole("checkbox", { name })

const expectSays = async (name: string, text: string) => {
  await expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(text))
}

const expectSilent = async (name: string, text: string) => {
  await expect.element(field(name)).not.toHaveAccessibleDescription(expect.stringContaining(text))
}

describe("input into the register form", () => {
  it("[RG-18, RG-19] every invalid register field shows an error, the first takes the focus, and nothing is sent", async () => {
    const { callsTo } = await openRegister()
    await player.types("Username", "newcomer1")
    await player.types("Password", "1")
    await player.presses("Next")
    for (const [name, text] of [
      ["Password", "Password format incorrect"],
      ["Confirm password", "Please enter the password again"],
    ] as const)
      await expectSays(name, text)
    await expect.element(field("Password")).toHaveFocus()
    await expectSilent("Username", "incorrect")
    await player.types("Password", "Lantern1")
    await expectSilent("Password", "incorrect")
    await player.types("Confirm password", "Lantern1")
    await goToDetails()
    await player.types("Email", "nobody")
    await player.presses("Register")
    for (const [name, text] of [
      ["Email", "E-mail format incorrect"],
      ["Captcha", "Please write the code"],
    ] as const)
      await expectSays(name, text)
    await expect.element(field("Email")).toHaveFocus()
    expect(callsTo(register)).toEqual([])
  })

  it("[ER-21] the five format rules show under their register fields", async () => {
    await openRegister()
    const refuses = async (send: "Next" | "Register", name: string, value: string, text: string) => {
      await player.types(name, value)
      await player.presses(send)
      await expectSaid(text)
      await expectSays(name, text)
    }
    await refuses("Next", "Username", "a b", "Account format incorrect")
    await refuses("Next", "Password", "1", "Password format incorrect")
    await fillNewAccount()
    await refuses("Register", "Mobile number", "12", "Phone format incorrect")
    await refuses("Register", "Email", "nobody", "E-mail format incorrect")
    await refuses("Register", "Real name", "x", "Name format incorrect")
  })

  it("[RG-16, RG-17] the consent is ticked at first, and without it the register form sends nothing", async () => {
    const { callsTo } = await openRegister()
    await fillNewAccount()
    const isOfAge = consent(/^I am 21 or over/)
    await expect.element(isOfAge).toBeChecked()
    await expect.element(button("Register")).toBeEnabled()
    await isOfAge.click()
    await expect.element(button("Register")).toBeDisabled()
    await answerCaptcha()
    await pressesEnter("Captcha")
    expect(callsTo(register)).toEqual([])
    await isOfAge.click()
    await expect.element(button("Register")).toBeEnabled()
    await pressesEnter("Captcha")
    await expect.poll(() => callsTo(register).length).toBe(1)
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

  it("[CA-16, CA-17, CA-67] the register form checks name and address when the player leaves the field, and offers the dialling codes", async () => {
    const { callsTo } = await openRegister()
    await fillNewAccount("member0")
    await expectSaid("Username already exists")
    await player.types("Email", "member0@mail.example")
    await field("Captcha").click()
    await expectSaid("This email address is in use. Please enter another one.")
    expect(callsTo(checkUsername).at(-1)?.query).toEqual({ username: "member0" })
    expect(callsTo(checkEmail).at(-1)?.query).toEqual({ email: "member0@mail.example" })
    expect(callsTo(countries).length).toBeGreaterThan(0)
    const codes = main().getByRole("combobox", { name: "Country code" })
    await codes.selectOptions("+84 Vietnam")
    await expect.element(codes).toHaveValue("84")
  })
})
