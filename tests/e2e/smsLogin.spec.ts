import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { obfuscate } from "#domain/obfuscation.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { slots } from "#platform/slots.ts"
import { answerCaptcha, challenge, isFocused, saysOf, solve } from "#tests/support/entry.ts"
import { captchaPicture, field, header, logIn, loginButton, loginForm, said } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct, type VisitOptions } from "#tests/support/product.ts"

const product = startProduct()

const loginCall = "/wps/session/login"
const codeCall = "/wps/verification/sms/noLogin"
const captchaCall = "/wps/captcha"

const number = (page: Page) => loginForm(page).getByRole("textbox", { name: "Mobile number" })
const code = (page: Page) => loginForm(page).getByRole("textbox", { name: "SMS code" })
const toSms = (page: Page) => loginForm(page).getByRole("button", { name: "Login with SMS code" })
const toName = (page: Page) => loginForm(page).getByRole("button", { name: "Login with password" })
const fetchCode = (page: Page) => loginForm(page).getByRole("button", { name: "Fetch code" })

const visitSms = async (options: VisitOptions = {}) => {
  const page = await product.visit({ path: paths.login, ...options })
  await toSms(page).click()
  await number(page).waitFor()
  return page
}

const remembered = {
  [slots.remembered.key]: JSON.stringify([
    { type: "username", username: "member0", password: obfuscate(demoPassword), countryDialingCode: "" },
    { type: "sms", username: "09175551001", password: obfuscate(""), countryDialingCode: "84" },
  ]),
}

describe("the modes of the login", () => {
  it("[LG-01, LG-02] is by username at first; by SMS code only where that is switched on", async () => {
    const page = await product.visit({ path: paths.login })
    await field(page, "Username").waitFor()
    await field(page, "Password").waitFor()
    await toSms(page).click()
    await number(page).waitFor()
    await code(page).waitFor()
    expect(await field(page, "Username").count()).toBe(0)
    expect(await code(page).getAttribute("autocomplete")).toBe("one-time-code")
    await toName(page).click()
    await field(page, "Username").waitFor()

    product.world.configure({ modulesOff: ["MOBILEVERCODELOGIN3"] })
    await page.reload()
    await field(page, "Username").waitFor()
    await toSms(page).waitFor({ state: "detached" })
    expectQuiet(page)
  })

  it("[LG-10] each has what is remembered of it", async () => {
    const page = await product.visit({ path: paths.login, storage: remembered })
    expect(await field(page, "Username").inputValue()).toBe("member0")
    expect(await field(page, "Password").inputValue()).toBe(demoPassword)
    await toSms(page).click()
    expect(await number(page).inputValue()).toBe("09175551001")
    expect(await code(page).inputValue()).toBe("")
    const country = loginForm(page).getByRole("combobox", { name: "Country code" })
    await expect.poll(() => country.inputValue()).toBe("84")
    expect(await loginForm(page).getByRole("checkbox", { name: "Remember password" }).isChecked()).toBe(true)
    await number(page).fill("1234567")
    await toName(page).click()
    await field(page, "Username").fill("else")
    await toSms(page).click()
    expect(await number(page).inputValue(), "reloaded").toBe("09175551001")
    await toName(page).click()
    expect(await field(page, "Username").inputValue(), "reloaded").toBe("member0")
  })

  it("where nothing is remembered what was typed stays in each", async () => {
    const page = await product.visit({ path: paths.login })
    await field(page, "Username").fill("half")
    await toSms(page).click()
    await number(page).fill("917")
    await toName(page).click()
    expect(await field(page, "Username").inputValue()).toBe("half")
    await toSms(page).click()
    expect(await number(page).inputValue()).toBe("917")
  })

  it("[LG-11] a captcha that is shown is another one after toggling; where none is shown none is asked for", async () => {
    const page = await product.visit({ path: paths.login, settings: { captchaAlways: true } })
    await toSms(page).click()
    await toName(page).click()
    expect(product.callsTo(captchaCall)).toEqual([])
    await logIn(page, "member0", "wrong0000")
    await field(page, "Captcha").waitFor()
    const before = await captchaPicture(page)
    const asked = product.callsTo(captchaCall).length
    await field(page, "Captcha").fill("abcd")
    await toSms(page).click()
    await expect.poll(() => product.callsTo(captchaCall).length).toBe(asked + 1)
    await expect.poll(() => captchaPicture(page)).not.toBe(before)
    await expect.poll(() => field(page, "Captcha").inputValue()).toBe("")
  })
})

describe("logging in by SMS code", () => {
  it("[VA-34] an invalid number is told, and nothing begins", async () => {
    const page = await visitSms()
    await fetchCode(page).click()
    await said(page, "Please fill this in").waitFor()
    await number(page).fill("12")
    await fetchCode(page).click()
    await said(page, "Phone format incorrect").waitFor()
    await expect.poll(() => isFocused(number(page))).toBe(true)
    expect(await saysOf(number(page))).toContain("Phone format incorrect")
    expect(await challenge(page).count()).toBe(0)
    expect(product.callsTo(codeCall)).toEqual([])
  })

  it("[CA-11, EN-43, SS-06] sends a code after the challenge, counts, and logs in", async () => {
    const page = await visitSms()
    await number(page).fill("0917 555 1000")
    await fetchCode(page).click()
    await solve(page)
    await loginForm(page).getByRole("timer").waitFor()
    expect(product.callsTo(codeCall)).toMatchObject([
      { method: "POST", body: { mobileNo: "09175551000", countryDialingCode: "63" } },
    ])
    await code(page).fill("000000")
    await loginButton(page).click()
    await said(page, "Verification code error").waitFor()
    expect(await number(page).inputValue()).toBe("0917 555 1000")
    await code(page).fill("123456")
    await code(page).press("Enter")
    await expectAddress(page, paths.home)
    await header(page).getByText("Maria Santos").waitFor()
    const session = await page.evaluate((key) => localStorage.getItem(key), slots.session.key)
    expect(JSON.parse(session ?? "{}")).toMatchObject({ userName: "member0", type: 0 })
    expect(await page.evaluate((key) => localStorage.getItem(key), slots.token.key)).not.toBeNull()
    for (const call of product.callsTo(loginCall)) expect(Object.keys(call.body ?? {})).toEqual(["payload"])
    expectQuiet(page)
  })

  it("the number is remembered when asked, and never the code", async () => {
    const page = await visitSms()
    await number(page).fill("09175551000")
    await code(page).fill("123456")
    const box = loginForm(page).getByRole("checkbox", { name: "Remember password" })
    await box.check()
    expect(await saysOf(box)).toContain("Only the mobile number is kept")
    await loginButton(page).click()
    await header(page).getByText("Maria Santos").waitFor()
    const kept = await page.evaluate((key) => localStorage.getItem(key), slots.remembered.key)
    expect(JSON.parse(kept ?? "[]")).toMatchObject([
      { type: "sms", username: "09175551000", countryDialingCode: "63", password: obfuscate("") },
    ])
    expect(await page.evaluate((key) => localStorage.getItem(key), slots.autoLogin.key)).toBe("0")
    await page.evaluate((key) => localStorage.removeItem(key), slots.session.key)
    await page.goto(paths.login)
    await toSms(page).click()
    expect(await number(page).inputValue()).toBe("09175551000")
  })

  it("asks for the captcha after three wrong codes, and its answer logs in", async () => {
    const page = await visitSms({ settings: { captchaAlways: true } })
    await number(page).fill("09175551000")
    await code(page).fill("123456")
    await loginButton(page).click()
    await said(page, "The code is wrong").waitFor()
    await field(page, "Captcha").waitFor()
    await answerCaptcha(loginForm(page))
    await loginButton(page).click()
    await header(page).getByText("Maria Santos").waitFor()
  })
})

describe("accounts that may not log in here", () => {
  it("[RO-13] an agent on a members' site", async () => {
    const page = await product.visit({ path: paths.login, settings: { siteAccountType: "member" } })
    await logIn(page, "agent9")
    await said(page, "Non-member account unable to login").waitFor()
  })

  it("[RO-14] a member on an agents' site, by SMS code too", async () => {
    const page = await visitSms({ settings: { siteAccountType: "agent" } })
    await number(page).fill("09175551000")
    await code(page).fill("123456")
    await loginButton(page).click()
    await said(page, "Non-agents cannot log in").waitFor()
    expect(await page.evaluate((key) => localStorage.getItem(key), slots.session.key)).toBeNull()
  })
})
