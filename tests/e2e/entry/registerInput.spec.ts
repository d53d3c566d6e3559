import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { violationsOf } from "#tests/support/axe.ts"
import {
  allFields,
  box,
  challenge,
  fillByName,
  isFocused,
  registerButton,
  registerForm,
  registering,
  saysOf,
} from "#tests/support/entry.ts"
import { expectSaid } from "#tests/support/player.ts"
import { expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const registerCall = "/wps/member/register"

const visit = registering(product)

describe("input into the register form", () => {
  it("[RG-18, RG-19] every invalid register field shows an error, the first takes the focus, and nothing is sent", async () => {
    const page = await visit()
    await box(page, "Username").fill("newcomer1")
    await box(page, "Password").fill("1")
    await box(page, "Email").fill("nobody")
    await registerButton(page).click()
    for (const [name, text] of [
      ["Password", "Password format incorrect"],
      ["Confirm password", "Enter the password again"],
      ["Email", "E-mail format incorrect"],
      ["Captcha", "Please write the code"],
    ] as const)
      await expect.poll(() => saysOf(box(page, name))).toContain(text)
    await expect.poll(() => isFocused(box(page, "Password"))).toBe(true)
    await expect.poll(() => saysOf(box(page, "Username"))).not.toContain("incorrect")
    expect(await challenge(page).count()).toBe(0)
    expect(product.callsTo(registerCall)).toEqual([])
    await box(page, "Password").fill("Lantern1")
    await expect.poll(() => saysOf(box(page, "Password"))).not.toContain("incorrect")
  })

  it("[ER-21] the five format rules show under their register fields", async () => {
    const page = await visit()
    for (const [name, value, text] of [
      ["Username", "a b", "Account format incorrect"],
      ["Password", "1", "Password format incorrect"],
      ["Mobile number", "12", "Phone format incorrect"],
      ["Email", "nobody", "E-mail format incorrect"],
      ["Real name", "x", "Name format incorrect"],
    ] as const) {
      await box(page, name).fill(value)
      await registerButton(page).click()
      await expectSaid(page, text)
      await expect.poll(() => saysOf(box(page, name))).toContain(text)
    }
  })

  it("[RG-16, RG-17] the consent is ticked at first, and without it the register form sends nothing", async () => {
    const page = await visit()
    const consent = registerForm(page).getByRole("checkbox", { name: /^I am 21 or over/ })
    await expect.poll(() => consent.isChecked()).toBe(true)
    expect(await registerButton(page).isDisabled()).toBe(false)
    await consent.uncheck()
    await expect.poll(() => registerButton(page).isDisabled()).toBe(true)
    await fillByName(page)
    await box(page, "Captcha").press("Enter")
    expect(await challenge(page).count()).toBe(0)
    await consent.check()
    await expect.poll(() => registerButton(page).isDisabled()).toBe(false)
  })

  it("[VA-25, GE-25] the consent names the merchant's minimum age and the ban from gambling", async () => {
    const page = await visit()
    await registerForm(page)
      .getByRole("checkbox", { name: /^I am 21 or over/ })
      .waitFor()
    await registerForm(page).getByText("banned from gambling").waitFor()
    product.world.configure({ age: 18 })
    await page.reload()
    await registerForm(page)
      .getByRole("checkbox", { name: /^I am 18 or over/ })
      .waitFor()
  })

  it("[CA-16, CA-17, CA-67] the register form checks name and address when the player leaves the field, and offers the dialling codes", async () => {
    const page = await visit()
    await box(page, "Username").pressSequentially("member0")
    await box(page, "Email").fill("member0@mail.example")
    await box(page, "Password").focus()
    await expectSaid(page, "Username already exists")
    await expectSaid(page, "This email address is in use. Please enter another one.")
    expect(product.callsTo("/wps/check/username").at(-1)?.query).toEqual({ username: "member0" })
    expect(product.callsTo("/wps/check/email").at(-1)?.query).toEqual({ email: "member0@mail.example" })
    expect(product.callsTo("/wps/system/country").length).toBeGreaterThan(0)
    const codes = registerForm(page).getByRole("combobox", { name: "Country code" })
    await expect.poll(() => codes.locator("option").allTextContents()).toContain("+84 Vietnam")
    await codes.selectOption({ label: "+84 Vietnam" })
    await expect.poll(() => codes.inputValue()).toBe("84")
  })

  it("the password field shows its strength, can reveal the text, and warns of Caps Lock", async () => {
    const page = await visit()
    await box(page, "Password").fill("abc123")
    await registerForm(page).getByText("Weak password").waitFor()
    await box(page, "Password").fill("Lantern123Koi")
    await registerForm(page).getByText("Strong password").waitFor()
    await expect.poll(() => box(page, "Password").getAttribute("type")).toBe("password")
    await registerForm(page).getByRole("button", { name: "Show password" }).first().click()
    await expect.poll(() => box(page, "Password").getAttribute("type")).toBe("text")
    await box(page, "Password").dispatchEvent("keydown", { key: "A", modifierCapsLock: true })
    await expect.poll(() => saysOf(box(page, "Password"))).toContain("Caps Lock is on")
  })

  it("a language change validates filled register fields again and keeps them", async () => {
    const page = await visit()
    await box(page, "Username").fill("a b")
    const settings = await page.context().newPage()
    await settings.goto(paths.home)
    await settings.getByRole("contentinfo").getByRole("combobox", { name: "Language" }).selectOption("JA")
    await page.getByRole("alert").filter({ hasText: "アカウントの形式が正しくありません" }).waitFor()
    await expect.poll(() => page.getByRole("alert").count()).toBe(1)
    await expect.poll(() => page.locator("form:visible input[name=username]").inputValue()).toBe("a b")
  })

  it("the register form does not send odd input, and ignores patterns that do not compile", async () => {
    const page = await visit({ settings: { brokenPatterns: ["email", "payeeName"] } })
    await fillByName(page)
    for (const [name, odd] of [
      ["Real name", "Ana\u202egnp.exe"],
      ["Email", "x".repeat(10_000)],
    ] as const) {
      await box(page, name).fill(odd)
      await registerButton(page).click()
      await expect.poll(() => isFocused(box(page, name))).toBe(true)
      expect(await challenge(page).count()).toBe(0)
      await box(page, name).fill("")
    }
    await box(page, "Email").fill("no address at all")
    await registerButton(page).click()
    await challenge(page).waitFor()
  })

  it("a register form that fails to load shows an error and can be retried", async () => {
    const page = await product.visit({
      path: paths.register,
      settings: { faults: [{ call: "/wps/system/setting/register", kind: "http500", times: "always" }] },
    })
    await expectSaid(page, "The registration form could not be loaded")
    product.world.configure({ faults: [] })
    await page.getByRole("button", { name: "Try again" }).click()
    await registerForm(page).waitFor()
    expectQuiet(page, /500/)
  })

  it.each(["dark", "light"] as const)(
    "axe finds no violation in the register form, with errors too, in %s",
    async (theme) => {
      const page = await visit({
        theme,
        settings: { registerFields: allFields(true, true) },
        context: { reducedMotion: "reduce" },
      })
      expect(await violationsOf(page)).toEqual([])
      await box(page, "Password").fill("abc")
      await registerButton(page).click()
      await expectSaid(page, "Please write the code")
      expect(await violationsOf(page)).toEqual([])
    },
  )
})
