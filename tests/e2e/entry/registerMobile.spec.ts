import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { sendRegisterCode } from "#gateway/calls/entry/account.ts"
import { registerMobile } from "#gateway/calls/entry/registration.ts"
import {
  answerCaptcha,
  box,
  challenge,
  goToDetails,
  isFocused,
  registerButton,
  registerForm,
  solve,
  status,
} from "#tests/support/entry.ts"
import { expectSaid, header, loginForm } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct, type VisitOptions } from "#tests/support/product.ts"

const product = startProduct()

const mobileCall = registerMobile.path
const codeCall = sendRegisterCode.path

const byMobile = async (options: VisitOptions = {}) => {
  const page = await product.visit({ path: paths.register, ...options })
  await registerForm(page).getByRole("button", { name: "Register with mobile number" }).click()
  return page
}

describe("registering by mobile number", () => {
  it("[CA-08, RG-10, EN-43] registration by mobile number sends a code, starts the countdown, and accepts the code", async () => {
    const page = await byMobile({ settings: { modulesOff: ["MOBILENUMPASSREG3"] } })
    await box(page, "Mobile number").fill("917 555 0001")
    const fetch = registerForm(page).getByRole("button", { name: "Fetch code" })
    await fetch.click()
    await solve(page)
    await registerForm(page).getByRole("timer").waitFor()
    await expectSaid(page, "The code was sent", "status")
    expect(await fetch.count(), "seconds stand in its place").toBe(0)
    expect(product.callsTo(codeCall)).toMatchObject([
      { method: "POST", body: { mobileNum: "9175550001", countryDialingCode: "63" } },
    ])
    expect(JSON.stringify(product.callsTo(codeCall)[0]?.body)).toContain("sms")

    await box(page, "SMS code").fill("000000")
    await goToDetails(page)
    await answerCaptcha(registerForm(page))
    await registerButton(page).click()
    await solve(page)
    await expectSaid(page, "Verification code error")
    await expect.poll(() => isFocused(box(page, "SMS code"))).toBe(true)

    await box(page, "SMS code").fill("123456")
    await goToDetails(page)
    await expect.poll(() => box(page, "Captcha").inputValue()).toBe("")
    await answerCaptcha(registerForm(page))
    await registerButton(page).click()
    await solve(page)
    await expectAddress(page, paths.home)
    await header(page).getByText("9175550001").waitFor()
    expect(product.callsTo(mobileCall)).toHaveLength(2)
    expectQuiet(page)
  })

  it("[RG-08, RG-09] in a mobile registration an invalid number starts no human verification, and a cancelled one sends no code", async () => {
    const page = await byMobile()
    const fetch = registerForm(page).getByRole("button", { name: "Fetch code" })
    await fetch.click()
    await expectSaid(page, "Please fill this in")
    await box(page, "Mobile number").fill("12")
    await fetch.click()
    await expectSaid(page, "Phone format incorrect")
    await expect.poll(() => isFocused(box(page, "Mobile number"))).toBe(true)
    expect(await challenge(page).count()).toBe(0)
    await box(page, "Mobile number").fill("9175550001")
    await fetch.click()
    await challenge(page).getByRole("button", { name: "Close" }).click()
    await fetch.waitFor()
    expect(product.callsTo(codeCall)).toEqual([])
  })

  it("[RG-11, RG-13, RG-14] the countdown of an SMS code follows the server's time, also in a hidden tab, and then allows another code", async () => {
    const page = await byMobile({ clock: true })
    await box(page, "Mobile number").fill("9175550001")
    const fetch = registerForm(page).getByRole("button", { name: "Fetch code" })
    const timer = registerForm(page).getByRole("timer")
    const askForCode = async () => {
      await fetch.click()
      await challenge(page).waitFor()
      await solve(page)
      await timer.waitFor()
    }
    await askForCode()
    const secondsLeft = async () => Number.parseInt((await timer.textContent()) ?? "", 10)
    await page.clock.runFor(10_000)
    await expect.poll(secondsLeft).toBeLessThanOrEqual(50)
    expect(await secondsLeft()).toBeGreaterThan(40)
    await page.getByRole("tab", { name: "Login" }).click()
    await page.clock.runFor(10_000)
    await page.getByRole("tab", { name: "Register" }).click()
    await expect.poll(secondsLeft).toBeLessThanOrEqual(40)
    await page.clock.fastForward(60_000)
    await fetch.waitFor()
    expect(await timer.count()).toBe(0)
    await askForCode()
    expect(product.callsTo(codeCall)).toHaveLength(2)
  })

  it("[ER-11, BC-01] the sending notice of an SMS code shows for ten seconds at most", async () => {
    const page = await byMobile({
      clock: true,
      settings: { faults: [{ call: codeCall, kind: "timeout", times: "always" }] },
    })
    await box(page, "Mobile number").fill("9175550001")
    await registerForm(page).getByRole("button", { name: "Fetch code" }).click()
    await challenge(page).waitFor()
    await page.clock.pauseAt(Date.now() + 60_000)
    await solve(page)
    const isSending = () => status(page, "Sending the code").isVisible()
    await expect.poll(async () => (await page.clock.runFor(10), isSending())).toBe(true)
    await page.clock.runFor(9500)
    await expect.poll(isSending).toBe(true)
    await page.clock.runFor(600)
    await status(page, "Sending the code").waitFor({ state: "detached" })
    await page.clock.fastForward(20_000)
    await expectSaid(page, "Network slow or offline")
    await registerForm(page).getByRole("button", { name: "Fetch code" }).waitFor()
  })

  it("mobile registration reports a refused and an expired code, and a wrong device clock does not extend the countdown", async () => {
    const page = await byMobile({ settings: { sms: "refused" } })
    await box(page, "Mobile number").fill("9175550001")
    const fetch = registerForm(page).getByRole("button", { name: "Fetch code" })
    await fetch.click()
    await solve(page)
    await expectSaid(page, "No permission or feature temporarily unavailable")
    product.world.configure({ sms: "skewed" })
    await fetch.click()
    await solve(page)
    await registerForm(page)
      .getByRole("timer")
      .filter({ hasText: /^(60|59|58) s$/ })
      .waitFor()
  })

  it("a registration without password and session opens the SMS login with the number filled in", async () => {
    const page = await byMobile({
      settings: { modulesOff: ["MOBILENUMPASSREG3", "VALID_CAPTCHA3"], sessionOnRegister: false },
    })
    await box(page, "Mobile number").fill("9175550001")
    await box(page, "SMS code").fill("123456")
    await goToDetails(page)
    await registerButton(page).click()
    await solve(page)
    await expectAddress(page, paths.login)
    const number = loginForm(page).getByRole("textbox", { name: "Mobile number" })
    await expect.poll(() => number.inputValue()).toBe("9175550001")
    await loginForm(page).getByRole("textbox", { name: "SMS code" }).fill("123456")
    await loginForm(page).getByRole("button", { name: "Login", exact: true }).click()
    await header(page).getByText("9175550001").waitFor()
  })
})
