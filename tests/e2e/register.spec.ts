import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { slots } from "#platform/slots.ts"
import {
  answerCaptcha,
  box,
  challenge,
  fillByName,
  isFocused,
  registerButton,
  registerForm,
  registering,
  saysOf,
  solve,
  status,
} from "#tests/support/entry.ts"
import { field, header, headerBalance, said } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const registerCall = "/wps/member/register"

const visit = registering(product)

describe("registering by username", () => {
  it("[RG-24, RG-25, RG-26, CA-07] proves a human, registers, says so, and home knows the member", async () => {
    const page = await visit()
    await fillByName(page)
    await registerButton(page).click()
    await challenge(page).waitFor()
    expect(product.callsTo(registerCall), "not before the challenge is solved").toEqual([])
    await solve(page)
    await status(page, "Registered successfully").waitFor()
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

  it("[RG-26] a challenge that is closed sends nothing, and the form is as it was", async () => {
    const page = await visit()
    await fillByName(page)
    await registerButton(page).click()
    await challenge(page).getByRole("slider").fill("20")
    await challenge(page).getByRole("button", { name: "Check" }).click()
    await challenge(page).getByText("Try again").waitFor()
    await challenge(page).getByRole("button", { name: "Close" }).click()
    await challenge(page).waitFor({ state: "detached" })
    await expect.poll(() => registerButton(page).getAttribute("aria-busy")).toBe("false")
    expect(await box(page, "Password").inputValue()).toBe("Lantern123")
    expect(product.callsTo(registerCall)).toEqual([])
  })

  it("a challenge that does not load is told, and one that is not believed is refused", async () => {
    const page = await visit({ settings: { humanCheck: "unavailable" } })
    await fillByName(page)
    await registerButton(page).click()
    await said(page, "The human verification is not available").waitFor()
    product.world.configure({ humanCheck: "refused" })
    await registerButton(page).click()
    await solve(page)
    await said(page, "No permission or feature temporarily unavailable").waitFor()
    expect(await box(page, "Username").inputValue()).toBe("newcomer1")
    expectQuiet(page, /503/)
  })

  it("[ER-20] a name that was taken meanwhile is said at its field; the captcha is new, all else is kept", async () => {
    const page = await visit({
      settings: { faults: [{ call: "/wps/check/username", kind: "http500", times: "always" }] },
    })
    await fillByName(page, "member0")
    const before = await box(page, "Captcha").inputValue()
    await registerButton(page).click()
    await solve(page)
    await said(page, "Username already exists").waitFor()
    expect(await saysOf(box(page, "Username"))).toContain("Username already exists")
    await expect.poll(() => isFocused(box(page, "Username"))).toBe(true)
    expect(before).not.toBe("")
    await expect.poll(() => box(page, "Captcha").inputValue()).toBe("")
    await box(page, "Username").fill("newcomer2")
    await answerCaptcha(registerForm(page))
    await registerButton(page).click()
    await solve(page)
    await expectAddress(page, paths.home)
  })

  it("a wrong code of the picture is said at its field, and stays there beside the new picture", async () => {
    const page = await visit()
    await fillByName(page)
    await box(page, "Captcha").fill("zzzzz")
    await registerButton(page).click()
    await solve(page)
    await expect.poll(() => box(page, "Captcha").inputValue()).toBe("")
    await said(page, "The code is wrong").waitFor()
    await expect.poll(() => isFocused(box(page, "Captcha"))).toBe(true)
    await answerCaptcha(registerForm(page))
    expect(await saysOf(box(page, "Captcha"))).not.toContain("The code is wrong")
  })

  it("[ER-08, ER-09, ER-13, RG-23] a bad invitation code is a toast, its field has the focus, nothing is sent; a good one goes on", async () => {
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
    const checks = product.callsTo("/wps/check/affiliate").map(({ query }) => query)
    expect(checks).toMatchObject([{ code: "NOPE1" }, { code: "LANTERN8" }])
    expect(checks[0]).toHaveProperty("domain")
  })

  it("without a session the login form has the name filled in, and the account logs in", async () => {
    const page = await visit({ settings: { sessionOnRegister: false } })
    await fillByName(page)
    await registerButton(page).click()
    await solve(page)
    await expectAddress(page, paths.login)
    await expect.poll(() => field(page, "Username").inputValue()).toBe("newcomer1")
    expect(await field(page, "Password").inputValue()).toBe("")
    await field(page, "Password").fill("Lantern123")
    await field(page, "Password").press("Enter")
    await expectAddress(page, paths.home)
    await header(page).getByText("newcomer1").waitFor()
  })

  it("two quick taps send one registration; a failure loses nothing", async () => {
    const page = await visit({
      settings: {
        modulesOff: ["VALID_CAPTCHA3"],
        latencies: { [registerCall]: 500 },
        faults: [{ call: registerCall, kind: "http500", times: 1 }],
      },
    })
    for (const [name, value] of [
      ["Username", "newcomer1"],
      ["Password", "Lantern123"],
      ["Confirm password", "Lantern123"],
    ] as const)
      await box(page, name).fill(value)
    await registerButton(page).dblclick()
    await solve(page)
    await said(page, "System upgrading").waitFor()
    expect(await box(page, "Password").inputValue()).toBe("Lantern123")
    await registerButton(page).dblclick()
    await solve(page)
    await expectAddress(page, paths.home)
    expect(product.callsTo(registerCall)).toHaveLength(2)
  })

  it("what is typed is nowhere: not in storage, address, console, on the wire or in the log", async () => {
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
    expect(await page.evaluate((key) => localStorage.getItem(key), slots.remembered.key)).toBeNull()
  })
})
