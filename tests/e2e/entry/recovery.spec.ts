import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { demoPassword, personas } from "#fixtures/personas.ts"
import { violationsOf } from "#tests/support/axe.ts"
import { expectSaid, header, logIn, loginForm, said } from "#tests/support/player.ts"
import {
  addressOf,
  expectAddress,
  expectQuiet,
  startProduct,
  type VisitOptions,
} from "#tests/support/product.ts"

const product = startProduct()

const emailCall = "/wps/member/password/email"
const verificationCall = "/wps/member/password/verification"
const phoneCall = "/wps/member/password/phone"
const smsCall = "/wps/verification/sms/noLogin"
const fresh = "secretnew1"
const mobile = personas.find(({ id }) => id === "0")?.mobileNum ?? ""

const form = (page: Page): Locator => page.getByRole("form", { name: "Forgot password" })
const field = (page: Page, name: string): Locator => form(page).getByRole("textbox", { name, exact: true })
const fetchCode = (page: Page): Promise<void> =>
  form(page).getByRole("button", { name: "Fetch code" }).click()
const submit = (page: Page): Promise<void> =>
  form(page).getByRole("button", { name: "Set new password" }).click()
const timer = (page: Page): Locator => form(page).getByRole("timer")
const sent = (page: Page): Locator => page.getByRole("status").filter({ hasText: "The code was sent" })

const open = (options: VisitOptions = {}): Promise<Page> => product.visit({ path: paths.forgot, ...options })

const openSms = async (options: VisitOptions = {}): Promise<Page> => {
  const page = await open(options)
  await page.getByRole("tab", { name: "By SMS" }).click()
  await field(page, "Mobile number").waitFor()
  return page
}

const fillAccount = async (page: Page, username = "member0"): Promise<void> => {
  await field(page, "Username").fill(username)
  await field(page, "Email").fill("member0@mail.example")
}

const fillNew = async (page: Page): Promise<void> => {
  await field(page, "New password").fill(fresh)
  await field(page, "Confirm password").fill(fresh)
}

/** Solves the human verification. */
const proveHuman = async (page: Page): Promise<void> => {
  const challenge = page.getByRole("dialog", { name: "Human verification" })
  await challenge.getByRole("slider").fill("70")
  await challenge.getByRole("button", { name: "Check" }).click()
}

describe("password recovery by e-mail", () => {
  it("[RT-42] e-mail recovery opens from the login with its fields", async () => {
    const page = await product.visit({ path: paths.login })
    await loginForm(page).getByRole("link", { name: "Forgot password" }).click()
    await expectAddress(page, paths.forgot)
    await page.getByRole("heading", { level: 1, name: "Forgot password" }).waitFor()
    for (const name of ["Username", "Email", "Email code", "New password", "Confirm password"])
      await field(page, name).waitFor()
    await expect.poll(() => field(page, "Email code").getAttribute("autocomplete")).toBe("one-time-code")
    await expect.poll(() => field(page, "New password").getAttribute("autocomplete")).toBe("new-password")
    expectQuiet(page)
  })

  it("[CA-14, CA-15] e-mail recovery sets a new password, which the login accepts", async () => {
    const page = await open()
    await fillAccount(page)
    await fetchCode(page)
    await sent(page).waitFor()
    await timer(page).waitFor()
    await field(page, "Email code").fill("123456")
    await fillNew(page)
    await field(page, "Confirm password").press("Enter")
    await expectSaid(page, "Change saved", "status")
    await expectAddress(page, paths.login)
    expect(product.callsTo(emailCall)).toHaveLength(1)
    expect(product.callsTo(verificationCall)[0]).toMatchObject({
      method: "POST",
      body: { username: "member0", verificationCode: "•••", newPassword: "•••" },
    })
    await logIn(page, "member0")
    await expectSaid(page, "The username or the password is not correct")
    await logIn(page, "member0", fresh)
    await header(page).getByText("Maria Santos").waitFor()
    expectQuiet(page)
  })

  it("e-mail recovery requests no code until name and address are valid, and refuses an unknown address", async () => {
    const page = await open()
    await fetchCode(page)
    await said(page, "Please fill this in").first().waitFor()
    expect(await page.getByRole("alert").count(), "nothing is said of the password").toBe(2)
    await fillAccount(page, "nobody77")
    await field(page, "Email").fill("no address")
    await fetchCode(page)
    await expectSaid(page, "Please enter an email address such as name@example.com")
    expect(product.callsTo(emailCall)).toEqual([])
    await fillAccount(page, "nobody77")
    await fetchCode(page)
    await expectSaid(page, "User does not exist or is disabled")
    expect(await timer(page).count()).toBe(0)
  })

  it("a wrong e-mail code shows an error and keeps the input", async () => {
    const page = await open()
    await fillAccount(page)
    await field(page, "Email code").fill("000000")
    await fillNew(page)
    await submit(page)
    await expectSaid(page, "Verification code error")
    expect(addressOf(page)).toBe(paths.forgot)
    await expect.poll(() => field(page, "Username").inputValue()).toBe("member0")
    await expect.poll(() => field(page, "New password").inputValue()).toBe(fresh)
  })
})

describe("password recovery by SMS", () => {
  it("[RT-43, CA-12] SMS recovery sets a new password, which the login accepts", async () => {
    const page = await openSms()
    for (const name of ["SMS code", "New password", "Confirm password"]) await field(page, name).waitFor()
    await form(page).getByRole("combobox", { name: "Country code" }).waitFor()
    await field(page, "Mobile number").fill(mobile)
    await fetchCode(page)
    await proveHuman(page)
    await sent(page).waitFor()
    await expect.poll(() => timer(page).textContent()).toMatch(/^(5\d|60) s$/)
    expect(await form(page).getByRole("button", { name: "Fetch code" }).count()).toBe(0)
    expect(product.callsTo(smsCall)[0]).toMatchObject({
      body: { mobileNo: mobile, countryDialingCode: "63" },
    })
    await field(page, "SMS code").fill("123456")
    await fillNew(page)
    await submit(page)
    await expectAddress(page, paths.login)
    const [call] = product.callsTo(phoneCall)
    expect(call).toMatchObject({ method: "POST" })
    expect(JSON.stringify(call?.body)).toMatch(/^\{"payload":"[^"]{60,}"\}$/)
    await logIn(page, "member0", fresh)
    await header(page).getByText("Maria Santos").waitFor()
    expectQuiet(page)
  })

  it("SMS recovery validates the number before it requests a code", async () => {
    const page = await openSms()
    await field(page, "Mobile number").fill("12")
    await fetchCode(page)
    await expectSaid(page, "Please enter the mobile number with digits only")
    expect(await page.getByRole("dialog").count()).toBe(0)
    expect(product.callsTo(smsCall)).toEqual([])
  })

  it("after the countdown SMS recovery allows another code, and leaving the page clears the countdown", async () => {
    const page = await openSms({ clock: true })
    await field(page, "Mobile number").fill(mobile)
    await fetchCode(page)
    await proveHuman(page)
    await timer(page).waitFor()
    await page.getByRole("tab", { name: "By email" }).click()
    // The other way has its own code.
    await timer(page).waitFor({ state: "detached" })
    await page.getByRole("tab", { name: "By SMS" }).click()
    await timer(page).waitFor()
    await expect.poll(() => field(page, "Mobile number").inputValue()).toBe(mobile)
    await page.clock.runFor(61_000)
    await form(page).getByRole("button", { name: "Fetch code" }).waitFor()
    expect(await timer(page).count()).toBe(0)
  })

  it("SMS recovery sends nothing after a cancelled verification, and reports an unavailable one", async () => {
    const page = await openSms()
    await field(page, "Mobile number").fill(mobile)
    await fetchCode(page)
    const challenge = page.getByRole("dialog", { name: "Human verification" })
    await challenge.getByRole("button", { name: "Close" }).click()
    await challenge.waitFor({ state: "detached" })
    expect(product.callsTo(smsCall)).toEqual([])
    const other = await openSms({ settings: { humanCheck: "unavailable" } })
    await field(other, "Mobile number").fill(mobile)
    await fetchCode(other)
    await expectSaid(other, "The human verification did not load")
    expect(product.callsTo(smsCall)).toEqual([])
  })

  it("SMS recovery reports a refused code request and an expired code", async () => {
    const page = await openSms({ settings: { sms: "refused" } })
    await field(page, "Mobile number").fill(mobile)
    await fetchCode(page)
    await proveHuman(page)
    await expectSaid(page, "No permission")
    product.world.configure({ sms: "expired" })
    await field(page, "SMS code").fill("123456")
    await fillNew(page)
    await submit(page)
    await expectSaid(page, "Verification code error")
    expect(addressOf(page)).toBe(paths.forgot)
  })
})

describe("both recoveries", () => {
  it.each([
    ["email", verificationCall],
    ["sms", phoneCall],
  ] as const)("[BC-01] the loader of %s disappears after 10 s and an error shows", async (way, call) => {
    const options: VisitOptions = {
      settings: { faults: [{ call, kind: "timeout", times: "always" }] },
      clock: true,
    }
    const page = await (way === "sms" ? openSms(options) : open(options))
    if (way === "sms") await field(page, "Mobile number").fill(mobile)
    else await fillAccount(page)
    await field(page, way === "sms" ? "SMS code" : "Email code").fill("123456")
    await fillNew(page)
    await submit(page)
    const loader = page.getByRole("status").filter({ hasText: "Please wait" })
    await loader.waitFor()
    // The request is encrypted after the loader appears, and its timeout starts when it is sent.
    await expect.poll(() => product.callsTo(call).length).toBe(1)
    await page.clock.fastForward(10_100)
    await loader.waitFor({ state: "detached" })
    await page.clock.fastForward(20_000)
    await expectSaid(page, "Network slow or offline")
    expect(addressOf(page)).toBe(paths.forgot)
    expect(product.callsTo(call)).toHaveLength(1)
  })

  it("password recovery does not send impossible input", async () => {
    const page = await open()
    for (const odd of ["x".repeat(10_000), "名前🎰", "mem\u202eber0", "a\u0000b", "<b>name</b>"]) {
      for (const name of ["Username", "Email", "Email code", "New password", "Confirm password"])
        await field(page, name).fill(odd)
      await submit(page)
      await expectSaid(page, "Check the username: its length or a character is not allowed")
    }
    expect(product.callsTo(verificationCall)).toEqual([])
    expectQuiet(page)
  })

  it("recovery passwords and codes never appear in storage, address, console or call log", async () => {
    const seen: Array<string> = []
    const page = await open({
      before: async (opened) => {
        opened.on("console", (message) => seen.push(message.text()))
        opened.on("request", (request) => seen.push(request.url()))
      },
    })
    await fillAccount(page)
    await field(page, "Email code").fill("123456")
    await fillNew(page)
    await submit(page)
    await expectAddress(page, paths.login)
    seen.push(
      JSON.stringify(product.world.log.entries()),
      await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
      ),
    )
    for (const secret of [fresh, demoPassword, "123456"])
      expect(seen.filter((text) => text.includes(secret))).toEqual([])
  })

  it.each(["dark", "light"] as const)("axe finds no violation in password recovery, %s", async (theme) => {
    const page = await open({ theme, context: { reducedMotion: "reduce" } })
    await form(page).waitFor()
    expect(await violationsOf(page), "by e-mail").toEqual([])
    await submit(page)
    await said(page, "Please fill this in").first().waitFor()
    expect(await violationsOf(page), "with errors").toEqual([])
    await page.getByRole("tab", { name: "By SMS" }).click()
    await field(page, "Mobile number").waitFor()
    expect(await violationsOf(page), "by SMS").toEqual([])
  })
})
