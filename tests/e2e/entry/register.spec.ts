import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { checkAffiliate, checkUsername, register } from "#gateway/calls/entry/registration.ts"
import { slots } from "#platform/slots.ts"
import {
  answerCaptcha,
  box,
  challenge,
  fillAccount,
  fillByName,
  goToAccount,
  goToDetails,
  isFocused,
  registerButton,
  registerForm,
  registering,
  saysOf,
  solve,
} from "#tests/support/entry.ts"
import { expectSaid, field, header, headerBalance, said } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const registerCall = register.path

const visit = registering(product)

describe("registering by username", () => {
  it("[RG-24, RG-25, RG-26] registration by username verifies a human, reports success, and home shows the member", async () => {
    const page = await visit()
    await fillByName(page)
    await registerButton(page).click()
    await challenge(page).waitFor()
    expect(product.callsTo(registerCall), "not before the challenge is solved").toEqual([])
    await solve(page)
    await expectSaid(page, "Registered successfully", "status")
    await expectAddress(page, paths.home)
    await header(page).getByText("newcomer1").waitFor()
    await headerBalance(page).filter({ hasText: "888.00" }).waitFor()
    const [call, ...others] = product.callsTo(registerCall)
    expect(others).toEqual([])
    expect(call).toMatchObject({
      method: "PUT",
      query: { verification: expect.stringContaining("register") },
    })
    expect(Object.keys(call?.body ?? {})).toEqual(["payload"])
    expectQuiet(page)
  })

  it("[RG-26] a cancelled human verification sends no registration and leaves the register form unchanged", async () => {
    const page = await visit()
    await fillByName(page)
    await registerButton(page).click()
    await challenge(page).getByRole("slider").fill("20")
    await challenge(page).getByRole("button", { name: "Check" }).click()
    await challenge(page).getByText("Try again").waitFor()
    await challenge(page).getByRole("button", { name: "Close" }).click()
    await challenge(page).waitFor({ state: "detached" })
    await expect.poll(() => registerButton(page).getAttribute("aria-busy")).toBe("false")
    await goToAccount(page)
    await expect.poll(() => box(page, "Password").inputValue()).toBe("Lantern123")
    expect(product.callsTo(registerCall)).toEqual([])
  })

  it("registration reports a human verification that fails to load, and a proof that is rejected", async () => {
    const page = await visit({ settings: { humanCheck: "unavailable" } })
    await fillByName(page)
    await registerButton(page).click()
    await expectSaid(page, "The human verification did not load")
    product.world.configure({ humanCheck: "refused" })
    await registerButton(page).click()
    await solve(page)
    await expectSaid(page, "No permission or feature temporarily unavailable")
    await goToAccount(page)
    await expect.poll(() => box(page, "Username").inputValue()).toBe("newcomer1")
    // The gateway's text is no script.
    expectQuiet(page, /503|Refused to execute script/)
  })

  it("[ER-20] a username that was taken meanwhile shows an error at its field, renews the captcha and keeps other fields", async () => {
    const page = await visit({
      settings: { faults: [{ call: checkUsername.path, kind: "http500", times: "always" }] },
    })
    await fillByName(page, "member0")
    const before = await box(page, "Captcha").inputValue()
    await registerButton(page).click()
    await solve(page)
    await expectSaid(page, "Username already exists")
    await expect.poll(() => saysOf(box(page, "Username"))).toContain("Username already exists")
    await expect.poll(() => isFocused(box(page, "Username"))).toBe(true)
    expect(before).not.toBe("")
    await box(page, "Username").fill("newcomer2")
    await goToDetails(page)
    await expect.poll(() => box(page, "Captcha").inputValue()).toBe("")
    await answerCaptcha(registerForm(page))
    await registerButton(page).click()
    await solve(page)
    await expectAddress(page, paths.home)
  })

  it("a registration with a wrong captcha answer shows an error at the captcha, which stays beside the new picture", async () => {
    const page = await visit()
    await fillByName(page)
    await box(page, "Captcha").fill("zzzzz")
    await registerButton(page).click()
    await solve(page)
    await expect.poll(() => box(page, "Captcha").inputValue()).toBe("")
    await expectSaid(page, "The captcha is not correct. Please try again.")
    await expect.poll(() => isFocused(box(page, "Captcha"))).toBe(true)
    await answerCaptcha(registerForm(page))
    await expect
      .poll(() => saysOf(box(page, "Captcha")))
      .not.toContain("The captcha is not correct. Please try again.")
  })

  it("[ER-08, ER-09, ER-13] a bad invitation code shows a toast, focuses its field and sends nothing; a good code continues", async () => {
    const page = await visit()
    await fillByName(page)
    await box(page, "Invitation code").fill("NOPE1")
    await registerButton(page).click()
    await solve(page)
    await said(page, "Invalid invitation code").first().waitFor()
    await expect.poll(() => isFocused(box(page, "Invitation code"))).toBe(true)
    expect(product.callsTo(registerCall)).toEqual([])
    await box(page, "Invitation code").fill("LANTERN8")
    await registerButton(page).click()
    await solve(page)
    await expectAddress(page, paths.home)
    const checks = product.callsTo(checkAffiliate.path).map(({ query }) => query)
    // Without a code the domain is checked (VA-29).
    expect(checks).toMatchObject([{ code: "" }, { code: "NOPE1" }, { code: "LANTERN8" }])
    expect(checks[0]).toHaveProperty("domain")
  })

  it("a registration without a session fills the name into the login form, and the account logs in", async () => {
    const page = await visit({ settings: { sessionOnRegister: false } })
    await fillByName(page)
    await registerButton(page).click()
    await solve(page)
    await expectAddress(page, paths.login)
    await expect.poll(() => field(page, "Username").inputValue()).toBe("newcomer1")
    await expect.poll(() => field(page, "Password").inputValue()).toBe("")
    await field(page, "Password").fill("Lantern123")
    await field(page, "Password").press("Enter")
    await expectAddress(page, paths.home)
    await header(page).getByText("newcomer1").waitFor()
  })

  it("two quick taps send one registration, and a failure keeps the input", async () => {
    const page = await visit({
      settings: {
        modulesOff: ["VALID_CAPTCHA3"],
        latencies: { [registerCall]: 500 },
        faults: [{ call: registerCall, kind: "http500", times: 1 }],
      },
    })
    await fillAccount(page)
    await goToDetails(page)
    await registerButton(page).dblclick()
    await solve(page)
    await expectSaid(page, "Something went wrong on our side.")
    await goToAccount(page)
    await expect.poll(() => box(page, "Password").inputValue()).toBe("Lantern123")
    await goToDetails(page)
    await registerButton(page).dblclick()
    await solve(page)
    await expectAddress(page, paths.home)
    expect(product.callsTo(registerCall)).toHaveLength(2)
  })

  it("registration data never appears in storage, address, console, requests or log", async () => {
    const seen: Array<string> = []
    const page = await visit({
      before: async (opened) => {
        opened.on("console", (message) => seen.push(message.text()))
        opened.on("request", (request) => seen.push(request.url(), request.postData() ?? ""))
      },
    })
    await fillByName(page)
    await registerButton(page).click()
    await solve(page)
    await expectAddress(page, paths.home)
    seen.push(
      await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
      ),
      JSON.stringify(product.world.log.entries()),
    )
    expect(seen.length).toBeGreaterThan(20)
    expect(seen.filter((text) => text.includes("Lantern123") || text.includes(btoa("Lantern123")))).toEqual(
      [],
    )
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), slots.remembered.key))
      .toBeNull()
  })
})
