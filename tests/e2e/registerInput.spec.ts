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
import { said } from "#tests/support/player.ts"
import { expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const registerCall = "/wps/member/register"

const visit = registering(product)

describe("what is typed into the register form", () => {
  it("[RG-18, RG-19] every wrong field says so, the first gets the focus, nothing is sent", async () => {
    const page = await visit()
    await box(page, "Username").fill("newcomer1")
    await box(page, "Password").fill("1")
    await box(page, "Email").fill("nobody")
    await registerButton(page).click()
    expect(await saysOf(box(page, "Username"))).not.toContain("incorrect")
    for (const [name, text] of [
      ["Password", "Password format incorrect"],
      ["Confirm password", "Enter the password again"],
      ["Email", "E-mail format incorrect"],
      ["Captcha", "Please write the code"],
    ] as const)
      expect(await saysOf(box(page, name))).toContain(text)
    await expect.poll(() => isFocused(box(page, "Password"))).toBe(true)
    expect(await challenge(page).count()).toBe(0)
    expect(product.callsTo(registerCall)).toEqual([])
    await box(page, "Password").fill("Lantern1")
    expect(await saysOf(box(page, "Password"))).not.toContain("incorrect")
  })

  it("[ER-21] the five formats are said under their fields", async () => {
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
      await said(page, text).waitFor()
      expect(await saysOf(box(page, name))).toContain(text)
    }
  })

  it("[RG-16, RG-17, VA-25, GE-25] agrees at first; without it nothing can be sent; the age is the merchant's", async () => {
    const page = await visit()
    const consent = registerForm(page).getByRole("checkbox", { name: /^I am 21 or over/ })
    expect(await consent.isChecked()).toBe(true)
    expect(await registerButton(page).isDisabled()).toBe(false)
    await consent.uncheck()
    expect(await registerButton(page).isDisabled()).toBe(true)
    await fillByName(page)
    await box(page, "Captcha").press("Enter")
    expect(await challenge(page).count()).toBe(0)
    await consent.check()
    expect(await registerButton(page).isDisabled()).toBe(false)
    await registerForm(page).getByText("barred from gambling").waitFor()
    product.world.configure({ age: 18 })
    await page.reload()
    await registerForm(page)
      .getByRole("checkbox", { name: /^I am 18 or over/ })
      .waitFor()
  })

  it("[CA-16, CA-17, CA-67] looks up name and address while one types, and offers the dialling codes", async () => {
    const page = await visit()
    await box(page, "Username").pressSequentially("member0")
    await box(page, "Email").fill("member0@mail.example")
    await said(page, "Username already exists").waitFor()
    await said(page, "This e-mail is already in use").waitFor()
    expect(product.callsTo("/wps/check/username").at(-1)?.query).toEqual({ username: "member0" })
    expect(product.callsTo("/wps/check/email").at(-1)?.query).toEqual({ email: "member0@mail.example" })
    expect(product.callsTo("/wps/system/country").length).toBeGreaterThan(0)
    const codes = registerForm(page).getByRole("combobox", { name: "Country code" })
    expect(await codes.locator("option").allTextContents()).toContain("+84 Vietnam")
    await codes.selectOption({ label: "+84 Vietnam" })
    expect(await codes.inputValue()).toBe("84")
  })

  it("tells how strong a password is, shows it on demand, and that Caps Lock is on", async () => {
    const page = await visit()
    await box(page, "Password").fill("abc123")
    await registerForm(page).getByText("Weak password").waitFor()
    await box(page, "Password").fill("Lantern123Koi")
    await registerForm(page).getByText("Strong password").waitFor()
    expect(await box(page, "Password").getAttribute("type")).toBe("password")
    await registerForm(page).getByRole("button", { name: "Show password" }).first().click()
    expect(await box(page, "Password").getAttribute("type")).toBe("text")
    await box(page, "Password").dispatchEvent("keydown", { key: "A", modifierCapsLock: true })
    await expect.poll(() => saysOf(box(page, "Password"))).toContain("Caps Lock is on")
  })

  it("a change of language looks at the filled fields again, and keeps them", async () => {
    const page = await visit()
    await box(page, "Username").fill("a b")
    const settings = await page.context().newPage()
    await settings.goto(paths.home)
    await settings.getByRole("contentinfo").getByRole("combobox", { name: "Language" }).selectOption("JA")
    await page.getByRole("alert").filter({ hasText: "アカウントの形式が正しくありません" }).waitFor()
    await expect.poll(() => page.getByRole("alert").count()).toBe(1)
    expect(await page.locator("form:visible input[name=username]").inputValue()).toBe("a b")
  })

  it("odd input is told and not sent; patterns that do not compile count for nothing", async () => {
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

  it("that cannot be loaded says so and is asked for again", async () => {
    const page = await product.visit({
      path: paths.register,
      settings: { faults: [{ call: "/wps/system/setting/register", kind: "http500", times: "always" }] },
    })
    await said(page, "The register form could not be loaded").waitFor()
    product.world.configure({ faults: [] })
    await page.getByRole("button", { name: "Try again" }).click()
    await registerForm(page).waitFor()
    expectQuiet(page, /500/)
  })

  it.each(["dark", "light"] as const)("has no finding of axe, with its errors too, in %s", async (theme) => {
    const page = await visit({
      theme,
      settings: { registerFields: allFields(true, true) },
      context: { reducedMotion: "reduce" },
    })
    expect(await violationsOf(page)).toEqual([])
    await box(page, "Password").fill("abc")
    await registerButton(page).click()
    await said(page, "Please write the code").waitFor()
    expect(await violationsOf(page)).toEqual([])
  })
})
