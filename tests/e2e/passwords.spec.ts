import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { slots } from "#platform/slots.ts"
import { violationsOf } from "#tests/support/axe.ts"
import { header, logIn, loginForm, said } from "#tests/support/player.ts"
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

/** Opens the change of the password as a member who came by choice. */
const openChange = (options: Parameters<typeof product.visit>[0] = {}) =>
  product.visit({ persona: "0", path: paths.changePassword, ...options })

const loader = (page: Page): Locator => page.getByRole("status").filter({ hasText: "Please wait" })

describe("changing the password by choice", () => {
  it("[RT-41, CP-01, CP-03] shows the account, which cannot be edited, and its fields", async () => {
    const page = await openChange()
    await title(page, "Change password").waitFor()
    expect(await field(page, "Username").inputValue()).toBe("member0")
    expect(await field(page, "Username").isEditable()).toBe(false)
    for (const [name, filledBy] of [
      ["Old password", "current-password"],
      ["New password", "new-password"],
      ["Confirm password", "new-password"],
    ] as const) {
      await field(page, name).waitFor()
      expect(await field(page, name).getAttribute("type")).toBe("password")
      expect(await field(page, name).getAttribute("autocomplete")).toBe(filledBy)
      const size = await field(page, name).evaluate((input) => parseFloat(getComputedStyle(input).fontSize))
      expect(size).toBeGreaterThanOrEqual(16)
    }
    await changeForm(page).getByRole("button", { name: "Show password" }).nth(1).click()
    expect(await field(page, "New password").getAttribute("type")).toBe("text")
    expect(await page.getByRole("button", { name: "Back" }).count()).toBe(0)
    expectQuiet(page)
  })

  it("[CP-04] a guest is taken home", async () => {
    const page = await product.visit({ path: paths.changePassword })
    await expectAddress(page, paths.home)
  })

  it("'Cancel' goes back to where one was", async () => {
    const page = await product.visit({ persona: "0", path: paths.settings })
    await page.getByRole("main").getByRole("link", { name: "Change password" }).click()
    await changeForm(page).waitFor()
    await page.getByRole("button", { name: "Cancel" }).click()
    await expectAddress(page, paths.settings)
  })

  it("[CP-05, ER-06, CA-13] says 'Change saved' and goes home; from then on the new password logs in", async () => {
    const page = await openChange()
    await field(page, "Old password").fill(demoPassword)
    await fillNew(page)
    await field(page, "Confirm password").press("Enter")
    await page.getByRole("status").filter({ hasText: "Change saved" }).waitFor()
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
    await said(page, "The username or the password is wrong").waitFor()
    await logIn(page, "member0", fresh)
    await header(page).getByText("Maria Santos").waitFor()
    expectQuiet(page)
  })

  it("[VA-01] a new password that is the old one is answered by a popup and no call", async () => {
    const page = await openChange()
    await field(page, "Old password").fill(demoPassword)
    await fillNew(page, demoPassword)
    await submit(page)
    const popup = page.getByRole("dialog", { name: samePassword })
    await popup.waitFor()
    await popup.getByRole("button", { name: "OK" }).click()
    await popup.waitFor({ state: "detached" })
    expect(product.callsTo(changeCall)).toEqual([])
    expect(await field(page, "New password").inputValue()).toBe(demoPassword)
  })

  it("[VA-02, VA-03, VA-04] wrong fields are told and the first is focused, and no call is made", async () => {
    const page = await openChange()
    await field(page, "Old password").fill("old pass")
    await field(page, "New password").fill("lan")
    await submit(page)
    await said(page, "Enter password").waitFor()
    expect(await said(page, "Password format incorrect").count()).toBe(2)
    await expect
      .poll(() => field(page, "Old password").evaluate((input) => input === document.activeElement))
      .toBe(true)
    await field(page, "Confirm password").fill("lantern")
    await submit(page)
    await said(page, "Confirmation password not matched").waitFor()
    expect(product.callsTo(changeCall)).toEqual([])
  })

  it.each([
    ["a wrong old password", "wrong000", "The old password is wrong"],
    ["a failing gateway", demoPassword, "System upgrading, please try again later"],
    ["no network", demoPassword, "Network slow or offline"],
  ] as const)(
    "[ER-05] after %s the loader goes, the fields keep and the page stays",
    async (what, old, text) => {
      const page = await openChange()
      if (what === "a failing gateway")
        product.world.configure({ faults: [{ call: changeCall, kind: "http500", times: "always" }] })
      if (what === "no network") await page.route(`**${changeCall}`, (route) => route.abort())
      await field(page, "Old password").fill(old)
      await fillNew(page)
      await submit(page)
      await said(page, text).waitFor()
      await loader(page).waitFor({ state: "detached" })
      expect(addressOf(page)).toBe(paths.changePassword)
      expect(await field(page, "Old password").inputValue()).toBe(old)
      expect(await field(page, "New password").inputValue()).toBe(fresh)
      expect(await field(page, "Confirm password").inputValue()).toBe(fresh)
    },
  )

  it("[BC-01] the loader of a call that hangs is gone at 10 s, and a second press sends nothing", async () => {
    const page = await openChange({
      settings: { faults: [{ call: changeCall, kind: "timeout", times: "always" }] },
      clock: true,
    })
    await field(page, "Old password").fill(demoPassword)
    await fillNew(page)
    await submit(page)
    await loader(page).waitFor()
    await page.clock.fastForward(8000)
    expect(await loader(page).isVisible()).toBe(true)
    await page.clock.fastForward(2100)
    await loader(page).waitFor({ state: "detached" })
    await field(page, "Confirm password").press("Enter")
    expect(product.callsTo(changeCall)).toHaveLength(1)
  })

  it("a session that is over leads to the login, told once", async () => {
    const page = await openChange({
      settings: { faults: [{ call: changeCall, kind: "sessionOver", times: "always" }] },
    })
    await field(page, "Old password").fill(demoPassword)
    await fillNew(page)
    await submit(page)
    await expectAddress(page, paths.login)
    await said(page, "The account has been logged out").waitFor()
  })

  it("what no password can be breaks nothing and is not sent", async () => {
    const page = await openChange()
    for (const odd of ["x".repeat(10_000), "パス🎰ワード", "\u202elantern\u200f", "a\u0000b", "  spaces  "]) {
      await field(page, "Old password").fill(demoPassword)
      await fillNew(page, odd)
      await submit(page)
      await said(page, "Password format incorrect").first().waitFor()
    }
    expect(product.callsTo(changeCall)).toEqual([])
    expectQuiet(page)
  })

  it("a change of language keeps what was typed and looks at it again", async () => {
    const page = await openChange()
    await field(page, "New password").fill("lan")
    const other = await page.context().newPage()
    await other.goto(paths.home)
    await other.getByRole("contentinfo").getByRole("combobox", { name: "Language" }).selectOption("JA")
    await page.getByRole("heading", { level: 1, name: "パスワードの変更" }).waitFor()
    await page.getByRole("alert").filter({ hasText: "パスワードの形式が正しくありません" }).waitFor()
    expect(await page.getByRole("alert").count(), "nothing is said of empty fields").toBe(1)
    expect(await page.locator("input[name=newPassword]").inputValue()).toBe("lan")
  })
})

describe("a change that a login forces", () => {
  const openForced = async (path: string = paths.login) => {
    const page = await product.visit({ path, settings: { firstTimeLogin: true }, apart: true })
    await logIn(page, "member0")
    await changeForm(page).waitFor()
    return page
  }

  it("[SS-17, CP-02] opens the page with the password held: no old one is asked for", async () => {
    const page = await openForced()
    await expectAddress(page, paths.changePassword)
    await title(page, "First password").waitFor()
    await page.getByText("Your password has to be changed before you go on.").waitFor()
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
    await page.getByRole("status").filter({ hasText: "Change saved" }).waitFor()
    await expectAddress(page, paths.home)
    expect(titles, "the title does not change while one reads that it was saved").not.toContain(
      "Change password",
    )
    await header(page).getByText("Maria Santos").waitFor()
    expect(await page.evaluate((key) => localStorage.getItem(key), slots.session.key)).toContain(
      '"firstTimeLogin":false',
    )
    expectQuiet(page)
  })

  it("nothing else is reachable until it is done, but signing out", async () => {
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
    expect(await page.getByRole("banner").count()).toBe(0)
    expect(await page.getByRole("navigation", { name: "Main" }).count()).toBe(0)
    expect(await field(page, "Old password").count(), "the password is still held").toBe(0)

    await page.getByRole("button", { name: "Sign out" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click()
    await header(page).getByRole("link", { name: "Login" }).waitFor()
    await expectAddress(page, paths.home)
  })

  it("[CP-02] after a reload nothing is held, and the old password is asked for", async () => {
    const page = await openForced()
    await page.goto(paths.home)
    await expectAddress(page, paths.changePassword)
    await title(page, "First password").waitFor()
    await field(page, "Old password").fill(demoPassword)
    await fillNew(page)
    await submit(page)
    await expectAddress(page, paths.home)
  })

  it("[VA-01] the held password is an old one too", async () => {
    const page = await openForced()
    await fillNew(page, demoPassword)
    await submit(page)
    await page.getByRole("dialog", { name: samePassword }).waitFor()
    expect(product.callsTo(changeCall)).toEqual([])
  })

  it("[ER-05] a failure keeps the force, and what was typed", async () => {
    const page = await openForced()
    product.world.configure({ faults: [{ call: changeCall, kind: "http500", times: 1 }] })
    await fillNew(page)
    await submit(page)
    await said(page, "System upgrading").waitFor()
    expect(addressOf(page)).toBe(paths.changePassword)
    expect(await field(page, "New password").inputValue()).toBe(fresh)
    await submit(page)
    await expectAddress(page, paths.home)
  })

  it("afterwards one is where one wanted to go before the login", async () => {
    const page = await product.visit({ path: paths.memberHome, settings: { firstTimeLogin: true } })
    await expectAddress(page, paths.login)
    await logIn(page, "member0")
    await changeForm(page).waitFor()
    await fillNew(page)
    await submit(page)
    await expectAddress(page, paths.memberHome)
  })

  it("a login with the new password is not forced again", async () => {
    const page = await openForced()
    await fillNew(page)
    await submit(page)
    await expectAddress(page, paths.home)
    await page.evaluate((key) => localStorage.removeItem(key), slots.session.key)
    await page.goto(paths.login)
    await logIn(page, "member0", fresh)
    await expectAddress(page, paths.home)
    expect(await changeForm(page).count()).toBe(0)
  })

  it("the passwords are nowhere: not in storage, address, console or the call log", async () => {
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

describe("how it looks", () => {
  it.each(["dark", "light"] as const)(
    "axe finds nothing in the change of the password, %s",
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

  it("axe finds nothing while it is forced", async () => {
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
