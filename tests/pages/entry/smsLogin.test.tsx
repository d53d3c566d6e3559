import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { obfuscate } from "#domain/entry/obfuscation.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { captcha, sendLoginCode } from "#gateway/calls/entry/account.ts"
import { storageItems } from "#platform/storageItems.ts"
import { openApp } from "#tests/support/page.tsx"
import { captchaPicture, expectLoggedIn, logIn, pressesEnter } from "#tests/support/pageEntry.ts"
import { button, expectMessage, field, main, player } from "#tests/support/pagePlayer.ts"

const toSms = () => player.presses("Login with SMS code")
const toName = () => player.presses("Login with password")

const openSmsLogin = async () => {
  const opened = await openApp({ path: paths.login })
  await toSms()
  await expect.element(field("Mobile number")).toBeVisible()
  return opened
}

const remembered = {
  [storageItems.remembered.key]: JSON.stringify([
    { type: "username", username: "member0", password: obfuscate(demoPassword), countryDialingCode: "" },
    { type: "sms", username: "09175551001", password: obfuscate(""), countryDialingCode: "84" },
  ]),
}

describe("login modes", () => {
  it("[LG-01, LG-02] the login starts with username and password, and offers SMS codes only where enabled", async () => {
    const { again, world } = await openApp({ path: paths.login })
    await expect.element(field("Username")).toBeVisible()
    await expect.element(field("Password")).toBeVisible()
    await toSms()
    await expect.element(field("Mobile number")).toBeVisible()
    await expect.element(field("SMS code")).toHaveAttribute("autocomplete", "one-time-code")
    await expect.element(field("Username")).not.toBeInTheDocument()
    expect(main().getByRole("link", { name: "Forgot password" }).elements()).toEqual([])
    await toName()
    await expect.element(field("Username")).toBeVisible()
    world.configure({ modulesOff: ["MOBILEVERCODELOGIN3"] })
    await again()
    await expect.element(field("Username")).toBeVisible()
    await expect.element(button("Login with SMS code")).not.toBeInTheDocument()
  })

  it("[LG-10] each login mode shows its own remembered values", async () => {
    await openApp({ path: paths.login, storage: remembered })
    await expect.element(field("Username")).toHaveValue("member0")
    await expect.element(field("Password")).toHaveValue(demoPassword)
    await toSms()
    await expect.element(field("Mobile number")).toHaveValue("09175551001")
    await expect.element(field("SMS code")).toHaveValue("")
    await expect.element(main().getByRole("combobox", { name: "Country code" })).toHaveValue("84")
    await expect.element(main().getByRole("checkbox", { name: "Remember this number" })).toBeChecked()
    await player.types("Mobile number", "1234567")
    await toName()
    await player.types("Username", "else")
    await toSms()
    // Both fields show the remembered values again.
    await expect.element(field("Mobile number")).toHaveValue("09175551001")
    await toName()
    await expect.element(field("Username")).toHaveValue("member0")
  })

  it("[LG-11] switching the login mode replaces a visible captcha, and shows none if none was visible", async () => {
    const { callsTo } = await openApp({ path: paths.login, settings: { captchaAlways: true } })
    await toSms()
    await toName()
    expect(callsTo(captcha)).toEqual([])
    await logIn("member0", "wrong0000")
    await expect.element(field("Captcha")).toBeVisible()
    await expect.poll(captchaPicture).not.toBe("")
    const before = captchaPicture()
    const asked = callsTo(captcha).length
    await player.types("Captcha", "abcd")
    await toSms()
    await expect.poll(() => callsTo(captcha).length).toBe(asked + 1)
    await expect.poll(captchaPicture).not.toBe(before)
    await expect.element(field("Captcha")).toHaveValue("")
  })
})

describe("logging in by SMS code", () => {
  it("[VA-34] an invalid number in the SMS login shows an error, gets the focus and requests no code", async () => {
    const { callsTo } = await openSmsLogin()
    await player.types("Mobile number", "12")
    await player.presses("Fetch code")
    await expectMessage("Please enter the mobile number with digits only")
    await expect.element(field("Mobile number")).toHaveFocus()
    expect(callsTo(sendLoginCode)).toEqual([])
  })

  it("[CA-11, EN-43] the SMS login focuses the code field once a code is sent, and accepts pasted numbers and codes", async () => {
    const { callsTo } = await openSmsLogin()
    await player.types("Mobile number", "+63 917\u00a0555 1000")
    await expect.element(field("Mobile number")).toHaveValue("9175551000")
    await player.presses("Fetch code")
    await expect.element(field("SMS code")).toHaveFocus()
    expect(callsTo(sendLoginCode)).toMatchObject([
      { method: "POST", body: { mobileNo: "9175551000", countryDialingCode: "63" } },
    ])
    await player.types("SMS code", "123 456")
    await pressesEnter("SMS code")
    await expectLoggedIn()
  })
})

describe("an account of the wrong type for the site", () => {
  it("[RO-13] a members' site refuses the login of an agent", async () => {
    await openApp({ path: paths.login, settings: { siteAccountType: "member" } })
    await logIn("agent9")
    await expectMessage("Non-member account unable to login")
  })
})
