import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { slots } from "#platform/slots.ts"
import { violationsOf } from "#tests/support/axe.ts"
import { expectSaid, header, logIn, loginForm, said } from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const changeCall = "/wps/member/password"
const fresh = "secretnew1"
const samePassword = "The new password and the old password cannot be the same"

const changeForm = (page: Page): Locator => page.getByRole("form", { name: "Change password" })

const field = (page: Page, name: string): Locator =>
  changeForm(page).getByRole("textbox", { name, exact: true })

const submit = (page: Page): Promise<void> => changeForm(page).getByRole("button", { name: "Submit" }).click()

const fillNew = async (page: Page, password = fresh, repeated = password): Promise<void> => {
  await field(page, "New password").fill(password)
  await field(page, "Confirm password").fill(repeated)
}

const title = (page: Page, name: string): Locator =>
  page.getByRole("heading", { level: 1, name, exact: true })

/** Opens the change-password page as a member who chose it. */
const openChange = (options: Parameters<typeof product.visit>[0] = {}) =>
  product.visit({ persona: "0", path: paths.changePassword, ...options })

const loader = (page: Page): Locator => page.getByRole("status").filter({ hasText: "Please wait" })

describe("changing the password voluntarily", () => {
  it("[RT-41, CP-01, CP-03] the change-password form shows its fields and a read-only account", async () => {
    const page = await openChange()
    await title(page, "Change password").waitFor()
    await expect.poll(() => field(page, "Username").inputValue()).toBe("member0")
    expect(await field(page, "Username").isEditable()).toBe(false)
    for (const [name, filledBy] of [
      ["Old password", "current-password"],
      ["New password", "new-password"],
      ["Confirm password", "new-password"],
    ] as const) {
      await field(page, name).waitFor()
      await expect.poll(() => field(page, name).getAttribute("type")).toBe("password")
      await expect.poll(() => field(page, name).getAttribute("autocomplete")).toBe(filledBy)
      const size = await field(page, name).evaluate((input) => parseFloat(getComputedStyle(input).fontSize))
      expect(size).toBeGreaterThanOrEqual(16)
    }
    await changeForm(page).getByRole("button", { name: "Show password" }).nth(1).click()
    await expect.poll(() => field(page, "New password").getAttribute("type")).toBe("text")
    expect(await page.getByRole("button", { name: "Back" }).count()).toBe(0)
    expectQuiet(page)
  })

  it("[CP-04] the change-password page redirects guests to home", async () => {
    const page = await product.visit({ path: paths.changePassword })
    await expectAddress(page, paths.home)
  })

  it("Cancel on the change-password page returns to the previous page", async () => {
    const page = await product.visit({ persona: "0", path: paths.settings })
    await page.getByRole("main").getByRole("link", { name: "Change password" }).click()
    await changeForm(page).waitFor()
    await page.getByRole("button", { name: "Cancel" }).click()
    await expectAddress(page, paths.settings)
  })

  it("[CP-05, ER-06, CA-13] a successful change shows 'Change saved' and goes home; the new password logs in", async () => {
    const page = await openChange()
    await field(page, "Old password").fill(demoPassword)
    await fillNew(page)
    await field(page, "Confirm password").press("Enter")
    await expectSaid(page, "Change saved", "status")
    expect(addressOf(page)).toBe(paths.changePassword)
    await expectAddress(page, paths.home)
    await page.getByRole("status").filter({ hasText: "Change saved" }).waitFor({ state: "detached" })
    const [call] = product.callsTo(changeCall)
    expect(call).toMatchObject({
      method: "POST",
      body: { oldPassword: "•••", newPassword: "•••", confirmNewPassword: "•••" },
    })

    await page.evaluate((key) => localStorage.removeItem(key), slots.session.key)
    await page.goto(paths.login)
    await logIn(page, "member0")
    await expectSaid(page, "The username or the password is not correct")
    await logIn(page, "member0", fresh)
    await header(page).getByText("Maria Santos").waitFor()
    expectQuiet(page)
  })

  it("[VA-01] a new password equal to the old one shows a popup and sends nothing", async () => {
    const page = await openChange()
    await field(page, "Old password").fill(demoPassword)
    await fillNew(page, demoPassword)
    await submit(page)
    const popup = page.getByRole("dialog", { name: samePassword })
    await popup.waitFor()
    await popup.getByRole("button", { name: "OK" }).click()
    await popup.waitFor({ state: "detached" })
    expect(product.callsTo(changeCall)).toEqual([])
    await expect.poll(() => field(page, "New password").inputValue()).toBe(demoPassword)
  })

  it("[VA-02, VA-03, VA-04] invalid password fields show errors, the first takes the focus, and nothing is sent", async () => {
    const page = await openChange()
    await field(page, "Old password").fill("old pass")
    await field(page, "New password").fill("lan")
    await submit(page)
    await expectSaid(page, "Enter password")
    await expect
      .poll(() => said(page, "Check the password: its length or a character is not allowed").count())
      .toBe(2)
    await expect
      .poll(() => field(page, "Old password").evaluate((input) => input === document.activeElement))
      .toBe(true)
    await field(page, "Confirm password").fill("lantern")
    await submit(page)
    await expectSaid(page, "Confirmation password not matched")
    expect(product.callsTo(changeCall)).toEqual([])
  })

  it.each([
    ["a wrong old password", "wrong000", "The old password is not correct. Please try again."],
    ["a failing gateway", demoPassword, "The server did not respond. Please try again later."],
    ["no network", demoPassword, "Network slow or offline"],
  ] as const)(
    "[ER-05] after %s the password form hides the loader and keeps its fields",
    async (what, old, text) => {
      const page = await openChange()
      if (what === "a failing gateway")
        product.world.configure({ faults: [{ call: changeCall, kind: "http500", times: "always" }] })
      if (what === "no network") await page.route(`**${changeCall}`, (route) => route.abort())
      await field(page, "Old password").fill(old)
      await fillNew(page)
      await submit(page)
      await expectSaid(page, text)
      await loader(page).waitFor({ state: "detached" })
      expect(addressOf(page)).toBe(paths.changePassword)
      await expect.poll(() => field(page, "Old password").inputValue()).toBe(old)
      await expect.poll(() => field(page, "New password").inputValue()).toBe(fresh)
      await expect.poll(() => field(page, "Confirm password").inputValue()).toBe(fresh)
    },
  )

  it("[BC-01] the loader of a hanging password change disappears after 10 s, and a second press sends nothing", async () => {
    const page = await openChange({
      settings: { faults: [{ call: changeCall, kind: "timeout", times: "always" }] },
      clock: true,
    })
    await field(page, "Old password").fill(demoPassword)
    await fillNew(page)
    await submit(page)
    await loader(page).waitFor()
    await page.clock.fastForward(8000)
    await expect.poll(() => loader(page).isVisible()).toBe(true)
    await page.clock.fastForward(2100)
    await loader(page).waitFor({ state: "detached" })
    await field(page, "Confirm password").press("Enter")
    expect(product.callsTo(changeCall)).toHaveLength(1)
  })

  it("an expired session during a password change leads to the login with one message", async () => {
    const page = await openChange({
      settings: { faults: [{ call: changeCall, kind: "sessionOver", times: "always" }] },
    })
    await field(page, "Old password").fill(demoPassword)
    await fillNew(page)
    await submit(page)
    await expectAddress(page, paths.login)
    await expectSaid(page, "The account has been logged out")
  })

  it("the password form rejects impossible input without sending it", async () => {
    const page = await openChange()
    for (const odd of ["x".repeat(10_000), "パス🎰ワード", "\u202elantern\u200f", "a\u0000b", "  spaces  "]) {
      await field(page, "Old password").fill(demoPassword)
      await fillNew(page, odd)
      await submit(page)
      await said(page, "Check the password: its length or a character is not allowed").first().waitFor()
    }
    expect(product.callsTo(changeCall)).toEqual([])
    expectQuiet(page)
  })

  it("a language change keeps the typed passwords and validates them again", async () => {
    const page = await openChange()
    await field(page, "New password").fill("lan")
    const other = await page.context().newPage()
    await other.goto(paths.home)
    await other.getByRole("contentinfo").getByRole("combobox", { name: "Language" }).selectOption("JA")
    await page.getByRole("heading", { level: 1, name: "パスワードの変更" }).waitFor()
    await page
      .getByRole("alert")
      .filter({ hasText: "パスワードの文字数か使用文字をご確認ください" })
      .waitFor()
    expect(await page.getByRole("alert").count(), "nothing is said of empty fields").toBe(1)
    await expect.poll(() => page.locator("input[name=newPassword]").inputValue()).toBe("lan")
  })
})

describe("a password change that the login forces", () => {
  const openForced = async (path: string = paths.login) => {
    const page = await product.visit({ path, settings: { firstTimeLogin: true }, apart: true })
    await logIn(page, "member0")
    await changeForm(page).waitFor()
    return page
  }

  it("[SS-17, CP-02] a forced change fills in the old password and hides its field", async () => {
    const page = await openForced()
    await expectAddress(page, paths.changePassword)
    await title(page, "First password").waitFor()
    await page.getByText("Please change your password to continue.").waitFor()
    expect(await field(page, "Old password").count()).toBe(0)
    const titles: Array<string> = []
    await page.exposeFunction("titleSeen", (text: string) => titles.push(text))
    await title(page, "First password").evaluate((heading) => {
      const tell = () =>
        (window as unknown as { titleSeen: (text: string) => void }).titleSeen(
          document.querySelector("h1")?.textContent ?? "",
        )
      new MutationObserver(tell).observe(heading, { characterData: true, childList: true, subtree: true })
    })
    await fillNew(page)
    await submit(page)
    await expectSaid(page, "Change saved", "status")
    await expectAddress(page, paths.home)
    expect(titles, "the title does not change while one reads that it was saved").not.toContain(
      "Change password",
    )
    await header(page).getByText("Maria Santos").waitFor()
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), slots.session.key))
      .toContain('"firstTimeLogin":false')
    expectQuiet(page)
  })

  it("a forced password change blocks every page except sign-out", async () => {
    const page = await openForced()
    for (const path of [paths.home, paths.memberHome, paths.settings, paths.login, "/m/nowhere"]) {
      await page.evaluate((to) => {
        history.pushState(null, "", to)
        dispatchEvent(new PopStateEvent("popstate"))
      }, path)
      await expectAddress(page, paths.changePassword)
    }
    await page.goBack()
    await expectAddress(page, paths.changePassword)
    await page.getByRole("banner").waitFor({ state: "detached" })
    await page.getByRole("navigation", { name: "Main" }).waitFor({ state: "detached" })
    // The page still has the password of the login.
    await field(page, "New password").waitFor()
    expect(await field(page, "Old password").count()).toBe(0)

    await page.getByRole("button", { name: "Sign out" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click()
    await header(page).getByRole("link", { name: "Login" }).waitFor()
    await expectAddress(page, paths.home)
  })

  it("[CP-02] after a reload a forced change asks for the old password", async () => {
    const page = await openForced()
    await page.goto(paths.home)
    await expectAddress(page, paths.changePassword)
    await title(page, "First password").waitFor()
    await field(page, "Old password").fill(demoPassword)
    await fillNew(page)
    await submit(page)
    await expectAddress(page, paths.home)
  })

  it("[VA-01] a forced change refuses the current password as the new one", async () => {
    const page = await openForced()
    await fillNew(page, demoPassword)
    await submit(page)
    await page.getByRole("dialog", { name: samePassword }).waitFor()
    expect(product.callsTo(changeCall)).toEqual([])
  })

  it("[ER-05] a failed forced change stays forced and keeps the input", async () => {
    const page = await openForced()
    product.world.configure({ faults: [{ call: changeCall, kind: "http500", times: 1 }] })
    await fillNew(page)
    await submit(page)
    await expectSaid(page, "The server did not respond.")
    expect(addressOf(page)).toBe(paths.changePassword)
    await expect.poll(() => field(page, "New password").inputValue()).toBe(fresh)
    await submit(page)
    await expectAddress(page, paths.home)
  })

  it("[CP-05] a forced change goes home, also when another page required the login", async () => {
    const page = await product.visit({ path: paths.memberHome, settings: { firstTimeLogin: true } })
    await expectAddress(page, paths.login)
    await logIn(page, "member0")
    await changeForm(page).waitFor()
    await fillNew(page)
    await submit(page)
    await expectAddress(page, paths.home)
  })

  it("a login with the new password forces no second change", async () => {
    const page = await openForced()
    await fillNew(page)
    await submit(page)
    await expectAddress(page, paths.home)
    await page.evaluate((key) => localStorage.removeItem(key), slots.session.key)
    await page.goto(paths.login)
    await logIn(page, "member0", fresh)
    await expectAddress(page, paths.home)
    await changeForm(page).waitFor({ state: "detached" })
  })

  it("passwords never appear in storage, address, console or call log", async () => {
    const seen: Array<string> = []
    const page = await product.visit({
      path: paths.login,
      settings: { firstTimeLogin: true },
      before: async (opened) => {
        opened.on("console", (message) => seen.push(message.text()))
        opened.on("request", (request) => seen.push(request.url(), JSON.stringify(request.headers())))
        opened.on("framenavigated", (frame) => seen.push(frame.url()))
      },
    })
    const look = async () =>
      seen.push(
        await page.evaluate(() =>
          JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
        ),
      )
    await logIn(page, "member0")
    await changeForm(page).waitFor()
    await look()
    await fillNew(page)
    await submit(page)
    await expectAddress(page, paths.home)
    await look()
    seen.push(JSON.stringify(product.world.log.entries()))
    expect(seen.length).toBeGreaterThan(20)
    for (const secret of [demoPassword, fresh]) {
      expect(seen.filter((text) => text.includes(secret))).toEqual([])
    }
  })
})

describe("accessibility of the password pages", () => {
  it.each(["dark", "light"] as const)(
    "axe finds no violation in the change-password form, %s",
    async (theme) => {
      const page = await openChange({ theme, context: { reducedMotion: "reduce" } })
      await changeForm(page).waitFor()
      expect(await violationsOf(page), "plain").toEqual([])
      await field(page, "New password").fill("lan")
      await submit(page)
      await said(page, "Enter password").first().waitFor()
      expect(await violationsOf(page), "with errors").toEqual([])
      await field(page, "Old password").fill(demoPassword)
      await fillNew(page, demoPassword)
      await submit(page)
      await page.getByRole("dialog", { name: samePassword }).waitFor()
      expect(await violationsOf(page), "with the popup").toEqual([])
    },
  )

  it("axe finds no violation in a forced password change", async () => {
    const page = await product.visit({
      path: paths.login,
      settings: { firstTimeLogin: true },
      context: { reducedMotion: "reduce" },
    })
    await loginForm(page).waitFor()
    await logIn(page, "member0")
    await changeForm(page).waitFor()
    expect(await violationsOf(page)).toEqual([])
  })
})
