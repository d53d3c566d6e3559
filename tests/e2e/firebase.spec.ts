import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import {
  allFields,
  box,
  isFocused,
  registerButton,
  registerForm,
  solve,
  status,
} from "#tests/support/entry.ts"
import { calls, initialised, sdkOf } from "#tests/support/firebase.ts"
import { header, loginButton, loginForm, said } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct, type VisitOptions } from "#tests/support/product.ts"

const product = startProduct()

const loginCall = "/wps/session/login"
const registerCall = "/wps/member/register"
const mobileCall = "/wps/member/register/mobile"
const gatewayCodes = ["/wps/verification/sms/noLogin", "/wps/verification/sms/register"]

/** Chromium itself says so of any answer that is a no. */
const refusals = /status of (400|502)|net::ERR_/

const fetchOf = (page: Page, form: "login" | "register") =>
  (form === "login" ? loginForm(page) : registerForm(page)).getByRole("button", { name: "Fetch code" })

const loginBySms = async (options: VisitOptions = {}) => {
  const page = await product.visit({ path: paths.login, settings: initialised, ...options })
  await loginForm(page).getByRole("button", { name: "Login with SMS code" }).click()
  await loginForm(page).getByRole("textbox", { name: "Mobile number" }).fill("09175551000")
  return page
}

const typeCode = (page: Page, code: string) =>
  loginForm(page).getByRole("textbox", { name: "SMS code" }).fill(code)

const registerByMobile = async (options: VisitOptions = {}) => {
  const page = await product.visit({
    path: paths.register,
    settings: { ...initialised, modulesOff: ["VALID_CAPTCHA3", "MOBILENUMPASSREG3"] },
    ...options,
  })
  await registerForm(page).getByRole("button", { name: "Register with mobile number" }).click()
  await box(page, "Mobile number").fill("9175550001")
  return page
}

/** Calls of the log in their order, of these paths only. */
const orderOf = (...wanted: ReadonlyArray<string>) =>
  product.world.log
    .entries()
    .map(({ path }) => path)
    .filter((path) => wanted.includes(path))

const toldOf = (word: string) =>
  product.world.log
    .entries()
    .filter((entry) => JSON.stringify(entry).includes(word))
    .map(({ path }) => path)

describe("SMS codes by Firebase", () => {
  it("[EN-27] log in, with no code of the gateway's own; the SDK comes with the first press", async () => {
    const page = await loginBySms()
    const asked = sdkOf(page)
    expect(asked).toEqual([])
    await fetchOf(page, "login").click()
    await solve(page)
    await loginForm(page).getByRole("timer").waitFor()
    await status(page, "The code was sent").waitFor()
    expect(asked).toHaveLength(1)
    expect(product.callsTo(calls.send)).toMatchObject([{ body: { phoneNumber: "+639175551000" } }])

    await typeCode(page, "123456")
    await loginButton(page).click()
    await expectAddress(page, paths.home)
    await header(page).getByText("Maria Santos").waitFor()
    for (const path of gatewayCodes) expect(product.callsTo(path)).toEqual([])
    expect(product.callsTo(loginCall)).toHaveLength(1)
    expect(toldOf("123456")).toEqual([])
    expect(page.url()).not.toContain("token")
    expectQuiet(page)
  })

  it("a wrong code is told and never reaches the gateway; the right one goes on", async () => {
    const page = await loginBySms()
    await fetchOf(page, "login").click()
    await solve(page)
    await loginForm(page).getByRole("timer").waitFor()
    await typeCode(page, "000000")
    await loginButton(page).click()
    await said(page, "Verification code error").waitFor()
    expect(product.callsTo(loginCall)).toEqual([])
    await typeCode(page, "123456")
    await loginButton(page).click()
    await header(page).getByText("Maria Santos").waitFor()
    expectQuiet(page, refusals)
  })

  it("a code that was right is good for the next try, too, when the gateway refused the first", async () => {
    const page = await loginBySms({ settings: { ...initialised, siteAccountType: "agent" } })
    await fetchOf(page, "login").click()
    await solve(page)
    await loginForm(page).getByRole("timer").waitFor()
    await typeCode(page, "123456")
    await loginButton(page).click()
    await said(page, "Non-agents cannot log in").waitFor()
    product.world.configure({ siteAccountType: "both" })
    await loginButton(page).click()
    await header(page).getByText("Maria Santos").waitFor()
    expect(product.callsTo(calls.verify)).toHaveLength(1)
  })

  it("[ER-10] a code that cannot be sent is told: the loading toast is gone, the link is still there", async () => {
    const failures = [
      ["tooMany", "Too many tries"],
      ["network", "Network slow or offline"],
    ] as const
    const page = await loginBySms()
    for (const [firebaseOutcome, text] of failures) {
      product.world.configure({ firebaseOutcome })
      await fetchOf(page, "login").click()
      await solve(page)
      await said(page, text).waitFor()
      await status(page, "Sending the code").waitFor({ state: "detached" })
      await fetchOf(page, "login").waitFor()
      expect(await loginForm(page).getByRole("timer").count()).toBe(0)
    }
    product.world.configure({ firebaseOutcome: "ok" })
    await fetchOf(page, "login").click()
    await solve(page)
    await loginForm(page).getByRole("timer").waitFor()
    expectQuiet(page, refusals)
  })

  it("[ER-10] an SDK that does not come is told as the network's, and asked for again", async () => {
    const page = await loginBySms()
    const sdk = /\/firebaseSdk[^/]*\.js$/
    await page.route(sdk, (route) => route.abort())
    await fetchOf(page, "login").click()
    await solve(page)
    await said(page, "Network slow or offline").waitFor()
    await status(page, "Sending the code").waitFor({ state: "detached" })
    await fetchOf(page, "login").waitFor()
    expectQuiet(page, refusals)
  })

  it("a code that has ended, and a player whom Firebase has disabled, are told", async () => {
    const page = await loginBySms()
    await fetchOf(page, "login").click()
    await solve(page)
    await loginForm(page).getByRole("timer").waitFor()
    await typeCode(page, "123456")
    product.world.configure({ firebaseOutcome: "expired" })
    await loginButton(page).click()
    await said(page, "Verification code error").waitFor()
    product.world.configure({ firebaseOutcome: "disabled" })
    await loginButton(page).click()
    await said(page, "User does not exist or is disabled").waitFor()
    expect(product.callsTo(loginCall)).toEqual([])
  })

  it("go by the gateway where Firebase is not enabled for them", async () => {
    const page = await loginBySms({ settings: { ...initialised, firebaseSms: false } })
    const asked = sdkOf(page)
    await fetchOf(page, "login").click()
    await solve(page)
    await loginForm(page).getByRole("timer").waitFor()
    await typeCode(page, "123456")
    await loginButton(page).click()
    await header(page).getByText("Maria Santos").waitFor()
    expect(product.callsTo("/wps/verification/sms/noLogin")).toHaveLength(1)
    expect(asked).toEqual([])
  })
})

describe("registering by Firebase's route", () => {
  it("[RG-21] by mobile number verifies the code first; a wrong one stops it", async () => {
    const page = await registerByMobile()
    await fetchOf(page, "register").click()
    await solve(page)
    await registerForm(page).getByRole("timer").waitFor()
    await box(page, "SMS code").fill("000000")
    await registerButton(page).click()
    await solve(page)
    await said(page, "Verification code error").waitFor()
    await expect.poll(() => isFocused(box(page, "SMS code"))).toBe(true)
    expect(product.callsTo(mobileCall)).toEqual([])

    await box(page, "SMS code").fill("123456")
    await registerButton(page).click()
    await solve(page)
    await expectAddress(page, paths.home)
    await header(page).getByText("9175550001").waitFor()
    expect(orderOf(calls.verify, mobileCall)).toEqual([calls.verify, calls.verify, mobileCall])
    for (const path of gatewayCodes) expect(product.callsTo(path)).toEqual([])
    expect(toldOf("123456")).toEqual([])
    expectQuiet(page, refusals)
  })

  const byName = async (modulesOff: VisitOptions["settings"]) => {
    const page = await product.visit({
      path: paths.register,
      settings: {
        ...initialised,
        registerFields: { ...allFields(false, false), mobileNum: { enabled: true, required: true } },
        ...modulesOff,
      },
    })
    await box(page, "Username").fill("newcomer1")
    await box(page, "Password").fill("Lantern123")
    await box(page, "Confirm password").fill("Lantern123")
    await box(page, "Mobile number").fill("9175550001")
    return page
  }

  it("[RG-22] by name verifies the code first while mobile verification is on", async () => {
    const page = await byName({})
    await fetchOf(page, "register").click()
    await solve(page)
    await registerForm(page).getByRole("timer").waitFor()
    await box(page, "SMS code").fill("123456")
    await registerButton(page).click()
    await solve(page)
    await header(page).getByText("newcomer1").waitFor()
    expect(orderOf(calls.verify, registerCall)).toEqual([calls.verify, registerCall])
  })

  it("[RG-22] by name verifies none while it is off", async () => {
    const page = await byName({ modulesOff: ["VALID_CAPTCHA3", "REGMOBVERF3"] })
    const asked = sdkOf(page)
    expect(await box(page, "SMS code").count()).toBe(0)
    await registerButton(page).click()
    await solve(page)
    await header(page).getByText("newcomer1").waitFor()
    expect(orderOf(calls.verify, registerCall)).toEqual([registerCall])
    expect(asked).toEqual([])
  })
})
