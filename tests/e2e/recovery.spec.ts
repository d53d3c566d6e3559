import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { demoPassword, personas } from "#fixtures/personas.ts"
import { violationsOf } from "#tests/support/axe.ts"
import { header, logIn, loginForm, said } from "#tests/support/player.ts"
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
const submit = (page: Page): Promise<void> => form(page).getByRole("button", { name: "Submit" }).click()
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

/** Solves the challenge that shows that one is human. */
const proveHuman = async (page: Page): Promise<void> => {
  const challenge = page.getByRole("dialog", { name: "Human verification" })
  await challenge.getByRole("slider").fill("70")
  await challenge.getByRole("button", { name: "Check" }).click()
}

describe("a forgotten password by e-mail", () => {
  it("[RT-42] opens with its fields, reached from the login", async () => {
    const page = await product.visit({ path: paths.login })
    await loginForm(page).getByRole("link", { name: "Forgot password" }).click()
    await expectAddress(page, paths.forgot)
    await page.getByRole("heading", { level: 1, name: "Forgot password" }).waitFor()
    for (const name of ["Username", "Email", "Email code", "New password", "Confirm password"])
      await field(page, name).waitFor()
    expect(await field(page, "Email code").getAttribute("autocomplete")).toBe("one-time-code")
    expect(await field(page, "New password").getAttribute("autocomplete")).toBe("new-password")
    expectQuiet(page)
  })

  it("[CA-14, CA-15] a code and a new password lead to the login, which takes the new one", async () => {
    const page = await open()
    await fillAccount(page)
    await fetchCode(page)
    await sent(page).waitFor()
    await timer(page).waitFor()
    await field(page, "Email code").fill("123456")
    await fillNew(page)
    await field(page, "Confirm password").press("Enter")
    await page.getByRole("status").filter({ hasText: "Change saved" }).waitFor()
    await expectAddress(page, paths.login)
    expect(product.callsTo(emailCall)).toHaveLength(1)
    expect(product.callsTo(verificationCall)[0]).toMatchObject({
      method: "POST",
      body: { username: "member0", verificationCode: "•••", newPassword: "•••" },
    })
    await logIn(page, "member0")
    await said(page, "The username or the password is wrong").waitFor()
    await logIn(page, "member0", fresh)
    await header(page).getByText("Maria Santos").waitFor()
    expectQuiet(page)
  })

  it("no code is asked for before name and address are good, and an unknown one is refused", async () => {
    const page = await open()
    await fetchCode(page)
    await said(page, "Please fill this in").first().waitFor()
    expect(await page.getByRole("alert").count(), "nothing is said of the password").toBe(2)
    await fillAccount(page, "nobody77")
    await field(page, "Email").fill("no address")
    await fetchCode(page)
    await said(page, "E-mail format incorrect").waitFor()
    expect(product.callsTo(emailCall)).toEqual([])
    await fillAccount(page, "nobody77")
    await fetchCode(page)
    await said(page, "User does not exist or is disabled").waitFor()
    expect(await timer(page).count()).toBe(0)
  })

  it("a wrong code is said, and what was typed stays", async () => {
    const page = await open()
    await fillAccount(page)
    await field(page, "Email code").fill("000000")
    await fillNew(page)
    await submit(page)
    await said(page, "Verification code error").waitFor()
    expect(addressOf(page)).toBe(paths.forgot)
    expect(await field(page, "Username").inputValue()).toBe("member0")
    expect(await field(page, "New password").inputValue()).toBe(fresh)
  })
})

describe("a forgotten password by SMS", () => {
  it("[RT-43, CA-12] number, code and a new password lead to the login, which takes the new one", async () => {
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

  it("the number is looked at before a code is asked for", async () => {
    const page = await openSms()
    await field(page, "Mobile number").fill("12")
    await fetchCode(page)
    await said(page, "Phone format incorrect").waitFor()
    expect(await page.getByRole("dialog").count()).toBe(0)
    expect(product.callsTo(smsCall)).toEqual([])
  })

  it("the countdown ends and another code may be asked for; it does not outlive the page", async () => {
    const page = await openSms({ clock: true })
    await field(page, "Mobile number").fill(mobile)
    await fetchCode(page)
    await proveHuman(page)
    await timer(page).waitFor()
    await page.getByRole("tab", { name: "By email" }).click()
    expect(await timer(page).count(), "the other way has a code of its own").toBe(0)
    await page.getByRole("tab", { name: "By SMS" }).click()
    await timer(page).waitFor()
    expect(await field(page, "Mobile number").inputValue()).toBe(mobile)
    await page.clock.runFor(61_000)
    await form(page).getByRole("button", { name: "Fetch code" }).waitFor()
    expect(await timer(page).count()).toBe(0)
  })

  it("a human verification that was closed sends nothing, and one that is not there is said", async () => {
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
    await said(other, "The human verification is not available").waitFor()
    expect(product.callsTo(smsCall)).toEqual([])
  })

  it("a refusal of the code and an expired one are said", async () => {
    const page = await openSms({ settings: { sms: "refused" } })
    await field(page, "Mobile number").fill(mobile)
    await fetchCode(page)
    await proveHuman(page)
    await said(page, "No permission").waitFor()
    product.world.configure({ sms: "expired" })
    await field(page, "SMS code").fill("123456")
    await fillNew(page)
    await submit(page)
    await said(page, "Verification code error").waitFor()
    expect(addressOf(page)).toBe(paths.forgot)
  })
})

describe("both ways", () => {
  it.each([
    ["email", verificationCall],
    ["sms", phoneCall],
  ] as const)("[BC-01] the loader of %s is gone at 10 s, and a failure is said", async (way, call) => {
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
    await page.clock.fastForward(10_100)
    await loader.waitFor({ state: "detached" })
    await page.clock.fastForward(20_000)
    await said(page, "Network slow or offline").waitFor()
    expect(addressOf(page)).toBe(paths.forgot)
    expect(product.callsTo(call)).toHaveLength(1)
  })

  it("what no field can hold breaks nothing and is not sent", async () => {
    const page = await open()
    for (const odd of ["x".repeat(10_000), "名前🎰", "mem\u202eber0", "a\u0000b", "<b>name</b>"]) {
      for (const name of ["Username", "Email", "Email code", "New password", "Confirm password"])
        await field(page, name).fill(odd)
      await submit(page)
      await said(page, "Account format incorrect").waitFor()
    }
    expect(product.callsTo(verificationCall)).toEqual([])
    expectQuiet(page)
  })

  it("no password and no code is in storage, address, console or the call log", async () => {
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

  it.each(["dark", "light"] as const)("axe finds nothing, %s", async (theme) => {
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
