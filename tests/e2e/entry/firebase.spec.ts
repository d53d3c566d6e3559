// End to end because the providers' windows have another origin.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { login, sendLoginCode, sendRegisterCode } from "#gateway/calls/entry/account.ts"
import { register, registerMobile } from "#gateway/calls/entry/registration.ts"
import {
  allFields,
  box,
  fillAccount,
  goToDetails,
  isFocused,
  registerButton,
  registerForm,
  solve,
  status,
} from "#tests/support/entry.ts"
import { calls, initialised, sdkOf } from "#tests/support/firebase.ts"
import { expectSaid, header, loginButton, loginForm } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct, type VisitOptions } from "#tests/support/product.ts"

const product = startProduct()

const loginCall = login.path
const registerCall = register.path
const mobileCall = registerMobile.path
const gatewayCodes = [sendLoginCode.path, sendRegisterCode.path]

/** Chromium logs this for every response with an error status. */
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

/** The logged calls to these paths, in order. */
const orderOf = (...expected: ReadonlyArray<string>) =>
  product.world.log
    .entries()
    .map(({ path }) => path)
    .filter((path) => expected.includes(path))

const toldOf = (word: string) =>
  product.world.log
    .entries()
    .filter((entry) => JSON.stringify(entry).includes(word))
    .map(({ path }) => path)

describe("SMS codes by Firebase", () => {
  it("[EN-27] an SMS code of Firebase logs in without a gateway code; the first press loads the SDK", async () => {
    const page = await loginBySms()
    const asked = sdkOf(page)
    expect(asked).toEqual([])
    await fetchOf(page, "login").click()
    await solve(page)
    await loginForm(page).getByRole("timer").waitFor()
    await expectSaid(page, "The code was sent", "status")
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

  it("a wrong Firebase code shows an error without a gateway request; the correct one continues", async () => {
    const page = await loginBySms()
    await fetchOf(page, "login").click()
    await solve(page)
    await loginForm(page).getByRole("timer").waitFor()
    await typeCode(page, "000000")
    await loginButton(page).click()
    await expectSaid(page, "Verification code error")
    expect(product.callsTo(loginCall)).toEqual([])
    await typeCode(page, "123456")
    await loginButton(page).click()
    await header(page).getByText("Maria Santos").waitFor()
    expectQuiet(page, refusals)
  })

  it("a verified Firebase code is reused after the gateway refused the first attempt", async () => {
    const page = await loginBySms({
      settings: {
        ...initialised,
        faults: [{ call: loginCall, kind: "refused", times: 1, code: "not_agent" }],
      },
    })
    await fetchOf(page, "login").click()
    await solve(page)
    await loginForm(page).getByRole("timer").waitFor()
    await typeCode(page, "123456")
    await loginButton(page).click()
    await expectSaid(page, "Non-agents cannot log in")
    await loginButton(page).click()
    await header(page).getByText("Maria Santos").waitFor()
    expect(product.callsTo(calls.verify)).toHaveLength(1)
  })

  it("[ER-10] a Firebase SMS that fails shows an error, removes the loading toast, and can be requested again", async () => {
    const failures = [
      ["tooMany", "Too many tries"],
      ["network", "Network slow or offline"],
    ] as const
    const page = await loginBySms()
    for (const [firebaseOutcome, text] of failures) {
      product.world.configure({ firebaseOutcome })
      await fetchOf(page, "login").click()
      await solve(page)
      await expectSaid(page, text)
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

  it("[ER-10] a Firebase SDK that fails to load shows a network error and is requested again on the next press", async () => {
    const page = await loginBySms()
    const sdk = /\/firebaseSdk[^/]*\.js$/
    await page.route(sdk, (route) => route.abort())
    await fetchOf(page, "login").click()
    await solve(page)
    await expectSaid(page, "Network slow or offline")
    await status(page, "Sending the code").waitFor({ state: "detached" })
    await fetchOf(page, "login").waitFor()
    expectQuiet(page, refusals)
  })

  it("an expired Firebase code and a player disabled in Firebase show errors", async () => {
    const page = await loginBySms()
    await fetchOf(page, "login").click()
    await solve(page)
    await loginForm(page).getByRole("timer").waitFor()
    await typeCode(page, "123456")
    product.world.configure({ firebaseOutcome: "expired" })
    await loginButton(page).click()
    await expectSaid(page, "Verification code error")
    product.world.configure({ firebaseOutcome: "disabled" })
    await loginButton(page).click()
    await expectSaid(page, "User does not exist or is disabled")
    expect(product.callsTo(loginCall)).toEqual([])
  })

  it("SMS codes use the gateway where Firebase is not enabled", async () => {
    const page = await loginBySms({ settings: { ...initialised, firebaseSms: false } })
    const asked = sdkOf(page)
    await fetchOf(page, "login").click()
    await solve(page)
    await loginForm(page).getByRole("timer").waitFor()
    await typeCode(page, "123456")
    await loginButton(page).click()
    await header(page).getByText("Maria Santos").waitFor()
    expect(product.callsTo(sendLoginCode.path)).toHaveLength(1)
    expect(asked).toEqual([])
  })
})

describe("registration with Firebase", () => {
  it("[RG-21] registering by mobile number verifies the Firebase code first, and a wrong code stops the registration", async () => {
    const page = await registerByMobile()
    await fetchOf(page, "register").click()
    await solve(page)
    await registerForm(page).getByRole("timer").waitFor()
    await box(page, "SMS code").fill("000000")
    await goToDetails(page)
    await registerButton(page).click()
    await solve(page)
    await expectSaid(page, "Verification code error")
    await expect.poll(() => isFocused(box(page, "SMS code"))).toBe(true)
    expect(product.callsTo(mobileCall)).toEqual([])

    await box(page, "SMS code").fill("123456")
    await goToDetails(page)
    await registerButton(page).click()
    await solve(page)
    await expectAddress(page, paths.home)
    await header(page).getByText("9175550001").waitFor()
    expect(orderOf(calls.verify, mobileCall)).toEqual([calls.verify, calls.verify, mobileCall])
    for (const path of gatewayCodes) expect(product.callsTo(path)).toEqual([])
    expect(toldOf("123456")).toEqual([])
    expectQuiet(page, refusals)
  })

  const byName = async (isAsked: boolean) => {
    const page = await product.visit({
      path: paths.register,
      settings: {
        ...initialised,
        registerFields: { ...allFields(false, false), mobileNum: { enabled: !isAsked, required: false } },
        ...(isAsked ? {} : { modulesOff: ["VALID_CAPTCHA3", "REGMOBVERF3"] }),
      },
    })
    await fillAccount(page)
    await goToDetails(page)
    await box(page, "Mobile number").fill("9175550001")
    return page
  }

  it("[RG-22] with mobile verification on, registering by name shows, requires and verifies the mobile number", async () => {
    const page = await byName(true)
    await box(page, "Mobile number").fill("")
    await registerButton(page).click()
    await expect.poll(() => isFocused(box(page, "Mobile number"))).toBe(true)
    await box(page, "Mobile number").fill("9175550001")
    await fetchOf(page, "register").click()
    await solve(page)
    await registerForm(page).getByRole("timer").waitFor()
    await box(page, "SMS code").fill("123456")
    await registerButton(page).click()
    await solve(page)
    await header(page).getByText("newcomer1").waitFor()
    expect(orderOf(calls.verify, registerCall)).toEqual([calls.verify, registerCall])
  })

  it("[RG-22] registering by name verifies no code while mobile verification is off", async () => {
    const page = await byName(false)
    const asked = sdkOf(page)
    expect(await box(page, "SMS code").count()).toBe(0)
    await registerButton(page).click()
    await solve(page)
    await header(page).getByText("newcomer1").waitFor()
    expect(orderOf(calls.verify, registerCall)).toEqual([registerCall])
    expect(asked).toEqual([])
  })
})
