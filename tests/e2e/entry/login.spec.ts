import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { obfuscate } from "#domain/entry/obfuscation.ts"
import { demoPassword, disabledAccount } from "#fixtures/personas.ts"
import { slots } from "#platform/slots.ts"
import {
  bottomMenu,
  captchaAnswer,
  captchaPicture,
  closePopups,
  expectPassed,
  expectSaid,
  field,
  header,
  headerBalance,
  logIn,
  loginButton,
  loginForm,
  openMenu,
  refreshCaptcha,
  said,
  trailOf,
} from "#tests/support/player.ts"
import { expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const loginCall = "/wps/session/login"
const captchaCall = "/wps/captcha"
const freePlayCall = "/wps/session/login/freeplay"
const wrong = "The username or the password is not correct"

/** The value that the browser stores under a key. */
const stored = (key: string) => localStorage.getItem(key)

describe("the login form", () => {
  it("[LG-03, LG-04, LG-05] the login form shows its fields and links", async () => {
    const page = await product.visit({ path: paths.login })
    const trail = trailOf(page)
    await field(page, "Username").waitFor()
    await field(page, "Password").waitFor()
    expect(await field(page, "Captcha").count()).toBe(0)

    const remember = loginForm(page).getByRole("checkbox", { name: "Remember password" })
    expect(await remember.isChecked()).toBe(false)
    await remember.check()
    await expect.poll(() => remember.isChecked()).toBe(true)
    await remember.uncheck()
    expect(await remember.isChecked()).toBe(false)

    await loginForm(page).getByRole("link", { name: "Forgot password" }).click()
    await expectPassed(trail, paths.forgot)
    await page.goto(paths.login)
    await loginForm(page).getByRole("link", { name: "Sign up" }).click()
    await expectPassed(trail, paths.register)
    expectQuiet(page)
  })

  it("[LG-13] the login shows the banners of the group m_login, not those of home", async () => {
    const page = await product.visit({ path: paths.login })
    const banners = page.getByRole("region", { name: "Banners" })
    await banners.getByRole("button", { name: "The Market Is Open" }).waitFor()
    await banners.getByRole("button", { name: "Moon Rabbit Rewards" }).waitFor()
    expect(await banners.getByRole("button", { name: "Lantern Night Bonus" }).count()).toBe(0)
    product.world.configure({ scale: "empty" })
    await page.reload()
    await loginForm(page).waitFor()
    await banners.waitFor({ state: "detached" })
  })

  it("[ER-26] an empty login form names the missing fields, focuses the first, and sends nothing", async () => {
    const page = await product.visit({ path: paths.login })
    await loginButton(page).click()
    await said(page, "Please enter the username and password").first().waitFor()
    await expect
      .poll(() => field(page, "Username").evaluate((it) => it === document.activeElement))
      .toBe(true)
    expect(product.callsTo(loginCall)).toEqual([])
  })

  it("[LG-08, LG-09] the third refusal shows a captcha, a tap replaces it, and the correct answer logs in", async () => {
    const page = await product.visit({ path: paths.login })
    for (const count of [1, 2, 3]) {
      expect(await field(page, "Captcha").count(), "before the gateway asks for it").toBe(0)
      await logIn(page, "member0", "wrong0000")
      await expect.poll(() => product.callsTo(loginCall).length).toBe(count)
      await expectSaid(page, wrong)
    }
    await field(page, "Captcha").waitFor()
    const first = await captchaPicture(page)
    const asked = product.callsTo(captchaCall).length
    await field(page, "Captcha").fill("ABCD")
    await refreshCaptcha(page)
    await expect.poll(() => product.callsTo(captchaCall).length).toBe(asked + 1)
    await expect.poll(() => captchaPicture(page)).not.toBe(first)
    await expect
      .poll(() => field(page, "Captcha").inputValue(), { message: "an answer goes with its picture" })
      .toBe("")
    expect(await field(page, "Username").inputValue(), "what was typed stays").toBe("member0")

    await loginButton(page).click()
    await expectSaid(page, "Please write the code")
    expect(product.callsTo(loginCall)).toHaveLength(3)
    await field(page, "Captcha").fill("zzzzz")
    await loginButton(page).click()
    await expectSaid(page, "The captcha is not correct. Please try again.")
    expect(await field(page, "Password").inputValue(), "nor is the password lost").toBe("wrong0000")

    await expect.poll(() => field(page, "Captcha").inputValue()).toBe("")
    await field(page, "Password").fill(demoPassword)
    await field(page, "Captcha").fill(await captchaAnswer(page))
    await loginButton(page).click()
    await expectAddress(page, paths.home)
    await header(page).getByText("Maria Santos").waitFor()
    expectQuiet(page)
  })

  it("[ER-19] a login to a disabled account shows that it is disabled", async () => {
    const page = await product.visit({ path: paths.login })
    await logIn(page, disabledAccount)
    await expectSaid(page, "User does not exist or is disabled")
  })

  it("two quick taps on Login send one request", async () => {
    const page = await product.visit({ path: paths.login, settings: { latencies: { [loginCall]: 600 } } })
    await field(page, "Username").fill("member0")
    await field(page, "Password").fill(demoPassword)
    await loginButton(page).dblclick()
    await field(page, "Password").press("Enter")
    await expectAddress(page, paths.home)
    expect(product.callsTo(loginCall)).toHaveLength(1)
  })

  it("[LG-14] a language change validates filled login fields again after 200 ms, and ignores empty ones", async () => {
    const page = await product.visit({ path: paths.login })
    await field(page, "Username").fill("a b")
    await loginButton(page).click()
    await expectSaid(page, "Check the username: its length or a character is not allowed")
    await expectSaid(page, "Please enter the username and password")
    await field(page, "Username").fill("a b c")
    await said(page, "Check the username: its length or a character is not allowed").waitFor({
      state: "detached",
    })

    const settings = await page.context().newPage()
    await settings.goto(paths.home)
    await settings.getByRole("contentinfo").getByRole("combobox", { name: "Language" }).selectOption("JA")
    await page.getByRole("heading", { name: "ログイン", level: 1 }).waitFor()
    await page
      .getByRole("alert")
      .filter({ hasText: "ユーザー名の文字数か使用文字をご確認ください" })
      .waitFor()
    // The password is empty and therefore shows no error.
    await expect.poll(() => page.getByRole("alert").count()).toBe(1)
    await expect.poll(() => page.locator("input[name=username]").inputValue()).toBe("a b c")
  })

  it("a login returns to the member page that required it", async () => {
    const page = await product.visit({ path: paths.memberHome })
    await expectAddress(page, paths.login)
    await logIn(page, "member0")
    await expectAddress(page, paths.memberHome)
    await page.getByRole("heading", { name: "Maria Santos" }).waitFor()
    await page.goBack()
    expect(new URL(page.url()).pathname, "the login is not behind it").not.toBe(paths.login)
  })

  it.each([
    "https://evil.example/m/home",
    "//evil.example/m/home",
    "/\\evil.example",
    "javascript:alert(1)",
    "/vip/vip.html",
  ])("a login ignores a return page outside the app: %s", async (wanted) => {
    const page = await product.visit({
      path: paths.login,
      before: (opened) =>
        opened.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
          slots.wantedPage.key,
          wanted,
        ] as const),
    })
    await logIn(page, "member0")
    await header(page).getByText("Maria Santos").waitFor()
    await expectAddress(page, paths.home)
  })
})

describe("remembering a login", () => {
  it("[EN-33, EN-34] a remembered login fills the form on return, and a login with the box unticked removes it", async () => {
    const page = await product.visit({ path: paths.login })
    await loginForm(page).getByRole("checkbox", { name: "Remember password" }).check()
    await logIn(page, "member0")
    await header(page).getByText("Maria Santos").waitFor()
    const kept = await page.evaluate(stored, slots.remembered.key)
    expect(kept).not.toBeNull()
    expect(kept).not.toContain(demoPassword)

    await page.evaluate((key) => localStorage.removeItem(key), slots.session.key)
    await page.goto(paths.login)
    await expect.poll(() => field(page, "Username").inputValue()).toBe("member0")
    await expect.poll(() => field(page, "Password").inputValue()).toBe(demoPassword)
    const box = loginForm(page).getByRole("checkbox", { name: "Remember password" })
    await expect.poll(() => box.isChecked()).toBe(true)

    await box.uncheck()
    await loginButton(page).click()
    await header(page).getByText("Maria Santos").waitFor()
    expect(JSON.parse((await page.evaluate(stored, slots.remembered.key)) ?? "[]")).toEqual([])
    await page.evaluate((key) => localStorage.removeItem(key), slots.session.key)
    await page.goto(paths.login)
    await expect.poll(() => field(page, "Username").inputValue()).toBe("")
    await expect.poll(() => field(page, "Password").inputValue()).toBe("")
  })

  it("auto-login logs a remembered member in at startup, on member pages too (decision 103)", async () => {
    const remPass = JSON.stringify([
      { type: "username", username: "member0", password: obfuscate(demoPassword), countryDialingCode: "" },
    ])
    const kept = { [slots.remembered.key]: remPass, [slots.autoLogin.key]: "1" }
    const page = await product.visit({ path: paths.memberHome, storage: kept })
    await page.getByRole("heading", { name: "Maria Santos" }).waitFor()
    await expectAddress(page, paths.memberHome)
    expect(product.callsTo(loginCall)).toHaveLength(1)
    const off = await product.visit({ storage: { ...kept, [slots.autoLogin.key]: "0" } })
    await header(off).getByRole("link", { name: "Login" }).waitFor()
    expect(product.callsTo(loginCall)).toHaveLength(1)
  })

  it("sign-out removes the remembered login", async () => {
    const page = await product.visit({ path: paths.login })
    await loginForm(page).getByRole("checkbox", { name: "Remember password" }).check()
    await logIn(page, "member40")
    await header(page).getByText("Nestor Lim").waitFor()
    await closePopups(page)
    await (await openMenu(page)).getByRole("button", { name: "Sign out" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click()
    await header(page).getByRole("link", { name: "Login" }).click()
    await expect.poll(() => field(page, "Username").inputValue()).toBe("")
    await expect.poll(() => page.evaluate(stored, slots.remembered.key)).toBeNull()
  })

  it("the password never appears in storage, address, console or requests", async () => {
    const seen: Array<string> = []
    const page = await product.visit({
      path: paths.login,
      before: async (opened) => {
        opened.on("console", (message) => seen.push(message.text()))
        opened.on("request", (request) =>
          seen.push(request.url(), request.postData() ?? "", JSON.stringify(request.headers())),
        )
        opened.on("framenavigated", (frame) => seen.push(frame.url()))
      },
    })
    await logIn(page, "member0", "wrong0000")
    await expectSaid(page, wrong)
    await logIn(page, "member0")
    await header(page).getByText("Maria Santos").waitFor()
    seen.push(
      await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
      ),
    )
    seen.push(JSON.stringify(product.world.log.entries()))
    expect(seen.length).toBeGreaterThan(20)
    for (const secret of [demoPassword, "wrong0000", btoa(demoPassword)]) {
      expect(seen.filter((text) => text.includes(secret))).toEqual([])
    }
  })
})

describe("free play", () => {
  it("[LG-15] the free-play loader stays for 9999 s while the request hangs", async () => {
    const page = await product.visit({
      path: paths.login,
      settings: { faults: [{ call: freePlayCall, kind: "timeout", times: "always" }] },
      clock: true,
    })
    await loginForm(page).getByRole("button", { name: "Free play" }).click()
    const loader = page.getByRole("status").filter({ hasText: "Please wait" })
    await loader.waitFor()
    await page.clock.fastForward(9_990_000)
    await expect.poll(() => loader.isVisible()).toBe(true)
    await page.clock.fastForward(10_000)
    await expectSaid(page, "Network slow or offline")
    await loader.waitFor({ state: "detached" })
  })

  it("[LG-16] free play goes home on success with the trial flag; without the flag the page stays", async () => {
    const page = await product.visit({ path: paths.login })
    await page.route(`**${freePlayCall}`, async (route) => {
      const answer = await route.fetch()
      const body: unknown = await answer.json()
      await route.fulfill({
        response: answer,
        body: JSON.stringify(body).replace('"customerType":4', '"customerType":0'),
      })
    })
    await loginForm(page).getByRole("button", { name: "Free play" }).click()
    await expect.poll(() => product.callsTo(freePlayCall).length).toBe(1)
    await page.getByRole("status").filter({ hasText: "Please wait" }).waitFor({ state: "detached" })
    await expectAddress(page, paths.login)
    await expect.poll(() => page.evaluate(stored, slots.session.key)).toBeNull()

    await page.unroute(`**${freePlayCall}`)
    await loginForm(page).getByRole("button", { name: "Free play" }).click()
    await expectAddress(page, paths.home)
    await bottomMenu(page).waitFor()
    await header(page)
      .getByText(/^trial/)
      .waitFor()
    await headerBalance(page).filter({ hasText: "2,000.00" }).waitFor()
  })
})
