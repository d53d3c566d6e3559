import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { obfuscate } from "#domain/entry/obfuscation.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { slots } from "#platform/slots.ts"
import { answerCaptcha, challenge, isFocused, saysOf, solve } from "#tests/support/entry.ts"
import {
  captchaPicture,
  expectSaid,
  field,
  header,
  logIn,
  loginButton,
  loginForm,
} from "#tests/support/player.ts"
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

describe("login modes", () => {
  it("[LG-01, LG-02] the login starts by username and offers SMS codes only where enabled", async () => {
    const page = await product.visit({ path: paths.login })
    await field(page, "Username").waitFor()
    await field(page, "Password").waitFor()
    await toSms(page).click()
    await number(page).waitFor()
    await code(page).waitFor()
    expect(await field(page, "Username").count()).toBe(0)
    await expect.poll(() => code(page).getAttribute("autocomplete")).toBe("one-time-code")
    await toName(page).click()
    await field(page, "Username").waitFor()

    product.world.configure({ modulesOff: ["MOBILEVERCODELOGIN3"] })
    await page.reload()
    await field(page, "Username").waitFor()
    await toSms(page).waitFor({ state: "detached" })
    expectQuiet(page)
  })

  it("[LG-10] each login mode shows its own remembered values", async () => {
    const page = await product.visit({ path: paths.login, storage: remembered })
    await expect.poll(() => field(page, "Username").inputValue()).toBe("member0")
    await expect.poll(() => field(page, "Password").inputValue()).toBe(demoPassword)
    await toSms(page).click()
    await expect.poll(() => number(page).inputValue()).toBe("09175551001")
    await expect.poll(() => code(page).inputValue()).toBe("")
    const country = loginForm(page).getByRole("combobox", { name: "Country code" })
    await expect.poll(() => country.inputValue()).toBe("84")
    await expect
      .poll(() => loginForm(page).getByRole("checkbox", { name: "Remember this number" }).isChecked())
      .toBe(true)
    await number(page).fill("1234567")
    await toName(page).click()
    await field(page, "Username").fill("else")
    await toSms(page).click()
    // Both fields show the remembered values again.
    await expect.poll(() => number(page).inputValue()).toBe("09175551001")
    await toName(page).click()
    await expect.poll(() => field(page, "Username").inputValue()).toBe("member0")
  })

  it("each login mode keeps its input when nothing is remembered", async () => {
    const page = await product.visit({ path: paths.login })
    await field(page, "Username").fill("half")
    await toSms(page).click()
    await number(page).fill("917")
    await toName(page).click()
    await expect.poll(() => field(page, "Username").inputValue()).toBe("half")
    await toSms(page).click()
    await expect.poll(() => number(page).inputValue()).toBe("917")
  })

  it("[LG-11] switching the login mode replaces a visible captcha, and shows none otherwise", async () => {
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
  it("[VA-34] an invalid number shows an error and starts no challenge", async () => {
    const page = await visitSms()
    await fetchCode(page).click()
    await expectSaid(page, "Please fill this in")
    await number(page).fill("12")
    await fetchCode(page).click()
    await expectSaid(page, "Please enter the mobile number with digits only")
    await expect.poll(() => isFocused(number(page))).toBe(true)
    await expect.poll(() => saysOf(number(page))).toContain("Please enter the mobile number with digits only")
    expect(await challenge(page).count()).toBe(0)
    expect(product.callsTo(codeCall)).toEqual([])
  })

  it("[CA-11, EN-43, SS-06] a login by SMS code sends a code after the challenge, starts the countdown, and logs in", async () => {
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
    await expectSaid(page, "Verification code error")
    await expect.poll(() => number(page).inputValue()).toBe("0917 555 1000")
    await code(page).fill("123456")
    await code(page).press("Enter")
    await expectAddress(page, paths.home)
    await header(page).getByText("Maria Santos").waitFor()
    const session = await page.evaluate((key) => localStorage.getItem(key), slots.session.key)
    expect(JSON.parse(session ?? "{}")).toMatchObject({ userName: "member0", type: 0 })
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), slots.token.key)).not.toBeNull()
    for (const call of product.callsTo(loginCall)) expect(Object.keys(call.body ?? {})).toEqual(["payload"])
    expectQuiet(page)
  })

  it("an SMS login remembers the number when chosen, and never the code", async () => {
    const page = await visitSms()
    await number(page).fill("09175551000")
    await code(page).fill("123456")
    const box = loginForm(page).getByRole("checkbox", { name: "Remember this number" })
    await box.check()
    await expect.poll(() => saysOf(box)).toContain("Only the mobile number is saved")
    await loginButton(page).click()
    await header(page).getByText("Maria Santos").waitFor()
    const kept = await page.evaluate((key) => localStorage.getItem(key), slots.remembered.key)
    expect(JSON.parse(kept ?? "[]")).toMatchObject([
      { type: "sms", username: "09175551000", countryDialingCode: "63", password: obfuscate("") },
    ])
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), slots.autoLogin.key)).toBe("0")
    await page.evaluate((key) => localStorage.removeItem(key), slots.session.key)
    await page.goto(paths.login)
    await toSms(page).click()
    await expect.poll(() => number(page).inputValue()).toBe("09175551000")
  })

  it("the focus goes to the code field once a code is sent, and pasted numbers and codes are understood", async () => {
    const page = await visitSms()
    await number(page).fill("+63 917\u00a0555 1000")
    await expect.poll(() => number(page).inputValue()).toBe("9175551000")
    await fetchCode(page).click()
    await solve(page)
    await expect.poll(() => isFocused(code(page))).toBe(true)
    expect(product.callsTo(codeCall)).toMatchObject([
      { body: { mobileNo: "9175551000", countryDialingCode: "63" } },
    ])
    await code(page).fill("123 456")
    await code(page).press("Enter")
    await header(page).getByText("Maria Santos").waitFor()
  })

  it("an international number selects its country, and one of no offered country is refused", async () => {
    const page = await visitSms()
    const country = loginForm(page).getByRole("combobox", { name: "Country code" })
    await number(page).fill("+84 917 555 100")
    await expect.poll(() => country.inputValue()).toBe("84")
    await expect.poll(() => number(page).inputValue()).toBe("917555100")
    await number(page).fill("+999 917 555 100")
    await fetchCode(page).click()
    await expectSaid(page, "Please enter the mobile number with digits only")
    expect(product.callsTo(codeCall)).toEqual([])
  })

  it("an unknown number is reported as unknown", async () => {
    const page = await visitSms()
    await number(page).fill("09170000000")
    await code(page).fill("123456")
    await loginButton(page).click()
    await expectSaid(page, "No account has this mobile number")
  })

  it("three wrong SMS codes show a captcha, and the correct answer logs in", async () => {
    const page = await visitSms({ settings: { captchaAlways: true } })
    await number(page).fill("09175551000")
    await code(page).fill("123456")
    await loginButton(page).click()
    await expectSaid(page, "The captcha is not correct. Please try again.")
    await field(page, "Captcha").waitFor()
    await answerCaptcha(loginForm(page))
    await loginButton(page).click()
    await header(page).getByText("Maria Santos").waitFor()
  })
})

describe("accounts of the wrong site", () => {
  it("[RO-13] a members' site refuses the login of an agent", async () => {
    const page = await product.visit({ path: paths.login, settings: { siteAccountType: "member" } })
    await logIn(page, "agent9")
    await expectSaid(page, "Non-member account unable to login")
  })

  it("[RO-14] an agents' site refuses the login of a member, by SMS code too", async () => {
    const page = await visitSms({ settings: { siteAccountType: "agent" } })
    await number(page).fill("09175551000")
    await code(page).fill("123456")
    await loginButton(page).click()
    await expectSaid(page, "Non-agents cannot log in")
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), slots.session.key)).toBeNull()
  })
})
