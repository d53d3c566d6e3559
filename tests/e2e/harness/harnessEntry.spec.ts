import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { ModuleId, Whitelabel } from "#domain/Whitelabel.ts"
import { slots } from "#platform/slots.ts"
import { openPanel, stored, troublesOf, useHarness } from "#tests/support/browser.ts"
import {
  box,
  challenge,
  fillAccount,
  goToAccount,
  goToDetails,
  registerForm,
  solve,
} from "#tests/support/entry.ts"
import { expectSaid, header, logIn, loginButton, loginForm } from "#tests/support/player.ts"

const { openHarness } = useHarness()

const storedModules = async (page: Page): Promise<ReadonlyArray<string>> => {
  const text = await stored(page, slots.whitelabel.key)
  const { modules }: Pick<typeof Whitelabel.Type, "modules"> = JSON.parse(text ?? '{"modules":[]}')
  return modules
}

const set = async (page: Page, id: ModuleId, on: boolean) => {
  await page.evaluate(([each, next]) => window.__harness.setModule(each, next), [id, on] as const)
  await expect.poll(async () => (await storedModules(page)).includes(id)).toBe(on)
}

const button = (page: Page, name: string) => registerForm(page).getByRole("button", { name, exact: true })
const toMobile = (page: Page) => button(page, "Register with mobile number")

const open = async () => {
  const page = await openHarness({ path: paths.register })
  await registerForm(page).waitFor()
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  return page
}

const expectNoReload = async (page: Page) => {
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true)
  expect(troublesOf(page)).toEqual([])
}

describe("modules of registration and login", () => {
  it("[HA-29, HA-30] REGISTER_REE3 and MOBILENUMREG3 show and hide the ways to register", async () => {
    const page = await open()
    await toMobile(page).waitFor()
    await set(page, "MOBILENUMREG3", false)
    await toMobile(page).waitFor({ state: "detached" })
    await set(page, "MOBILENUMREG3", true)
    await toMobile(page).waitFor()
    await fillAccount(page)
    await goToDetails(page)
    await box(page, "Mobile number").fill("9175550001")
    await set(page, "REGISTER_REE3", false)
    await goToAccount(page)
    await box(page, "Username").waitFor({ state: "detached" })
    await expect.poll(() => box(page, "Mobile number").inputValue()).toBe("9175550001")
    await set(page, "REGISTER_REE3", true)
    await box(page, "Username").waitFor()
    await expectNoReload(page)
  })

  it("[HA-31, HA-32, HA-35] modules show and hide passwords, captcha and SMS code of the mobile registration", async () => {
    const page = await open()
    await fillAccount(page)
    await goToDetails(page)
    for (const [id, name] of [
      ["VALID_CAPTCHA3", "Captcha"],
      ["REGMOBVERF3", "SMS code"],
    ] as const) {
      await box(page, name).waitFor()
      await set(page, id, false)
      await box(page, name).waitFor({ state: "detached" })
      await set(page, id, true)
      await box(page, name).waitFor()
    }
    await goToAccount(page)
    await toMobile(page).click()
    await box(page, "Password").waitFor()
    await set(page, "MOBILENUMPASSREG3", false)
    await box(page, "Password").waitFor({ state: "detached" })
    await set(page, "MOBILENUMPASSREG3", true)
    await box(page, "Confirm password").waitFor()
    await expectNoReload(page)
  })

  it("[HA-41] MOBILEVERCODELOGIN3 shows and hides the SMS login, even while it is in use", async () => {
    const page = await openHarness({ path: paths.login })
    const bySms = loginForm(page).getByRole("button", { name: "Login with SMS code" })
    await bySms.click()
    const number = loginForm(page).getByRole("textbox", { name: "Mobile number" })
    await number.waitFor()
    await set(page, "MOBILEVERCODELOGIN3", false)
    await number.waitFor({ state: "detached" })
    await loginForm(page).getByRole("textbox", { name: "Username" }).waitFor()
    await expect.poll(() => bySms.count()).toBe(0)
    await set(page, "MOBILEVERCODELOGIN3", true)
    await bySms.waitFor()
  })

  it("[HA-50] CAPTCHA3 shows and hides the captcha of the login", async () => {
    const page = await openHarness({ path: paths.login, scenario: "captchaAlways:true" })
    const captcha = loginForm(page).getByRole("textbox", { name: "Captcha" })
    const refuse = async () => {
      await logIn(page, "member0", "wrong0000")
      await expectSaid(page, /is not correct/)
    }
    await loginForm(page).waitFor()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await refuse()
    await captcha.waitFor()
    await set(page, "CAPTCHA3", false)
    await captcha.waitFor({ state: "detached" })
    await refuse()
    await expect.poll(() => captcha.count()).toBe(0)
    await set(page, "CAPTCHA3", true)
    await loginButton(page).click()
    await captcha.waitFor()
    await expectNoReload(page)
  })

  it("[HA-34] PROFPIC3 shows and hides the choice of an avatar", async () => {
    const page = await openHarness({ path: paths.myAccount, persona: "0" })
    const choose = page.getByRole("main").getByRole("button", { name: "Choose profile picture" })
    await choose.waitFor()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await set(page, "PROFPIC3", false)
    await choose.waitFor({ state: "detached" })
    await set(page, "PROFPIC3", true)
    await choose.waitFor()
    await expectNoReload(page)
  })

  it("[HA-49] REG3 shows and hides the links to registration", async () => {
    const page = await openHarness()
    const link = header(page).getByRole("link", { name: "Register" })
    const offer = page.getByRole("link", { name: "Register now" })
    await link.waitFor()
    await offer.waitFor()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await set(page, "REG3", false)
    await link.waitFor({ state: "detached" })
    await offer.waitFor({ state: "detached" })
    await set(page, "REG3", true)
    await offer.waitFor()
    await link.click()
    await registerForm(page).waitFor()
    await set(page, "REG3", false)
    await registerForm(page).waitFor()
    await page.getByRole("tab", { name: "Login" }).click()
    await loginForm(page).waitFor()
    await expect.poll(() => page.getByRole("tab", { name: "Register" }).count()).toBe(0)
    await expect.poll(() => loginForm(page).getByRole("link", { name: "Sign up" }).count()).toBe(0)
    await set(page, "REG3", true)
    await page.getByRole("tab", { name: "Register" }).waitFor()
    await expectNoReload(page)
  })
})

describe("the registration and login panel", () => {
  it("[HA-70] the registration panel enables a register field, makes it required, and breaks its pattern", async () => {
    const page = await open()
    await fillAccount(page)
    await goToDetails(page)
    const panel = await openPanel(page, "Entry")
    const zalo = panel.getByRole("group", { name: "zalo" })
    expect(await box(page, "Zalo").count()).toBe(0)
    await zalo.getByRole("button", { name: "shown" }).click()
    await zalo.getByRole("button", { name: "required" }).click()
    await box(page, "Zalo").waitFor()
    await expect.poll(() => box(page, "Zalo").getAttribute("aria-required")).toBe("true")
    await zalo.getByRole("button", { name: "broken pattern" }).click()
    const { brokenPatterns } = await page.evaluate(() => window.__harness.scenario().settings)
    expect(brokenPatterns).toEqual(["zalo"])
    await expectNoReload(page)
  })

  it("[HA-81] advancing the harness clock past the countdown allows another SMS code", async () => {
    const page = await open()
    await toMobile(page).click()
    await box(page, "Mobile number").fill("9175550001")
    await button(page, "Fetch code").click()
    await solve(page)
    await registerForm(page).getByRole("timer").waitFor()
    await page.evaluate(() => window.__harness.clock.advance(60_000))
    await button(page, "Fetch code").waitFor()
  })

  it("the registration panel makes human verification unavailable and refuses SMS codes", async () => {
    const page = await open()
    await toMobile(page).click()
    await box(page, "Mobile number").fill("9175550001")
    const panel = await openPanel(page, "Entry")
    await panel.getByRole("button", { name: "Does not load", exact: true }).click()
    await page.keyboard.press("Escape")
    await button(page, "Fetch code").click()
    await expectSaid(page, "The human verification did not load")
    await page.evaluate(() => window.__harness.configure({ humanCheck: "solve", sms: "refused" }))
    await button(page, "Fetch code").click()
    await challenge(page).waitFor()
    await solve(page)
    await expectSaid(page, "No permission")
  })
})
