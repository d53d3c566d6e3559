import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { violationsOf } from "#tests/support/axe.ts"
import { header, logIn, loginForm, said } from "#tests/support/player.ts"
import { expectAddress, startProduct } from "#tests/support/product.ts"

const product = startProduct()

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

/** Opens the change-password page as a member who chose it. */
const openChange = (options: Parameters<typeof product.visit>[0] = {}) =>
  product.visit({ persona: "0", path: paths.changePassword, ...options })

describe("a password change that the login forces", () => {
  const openForced = async (path: string = paths.login) => {
    const page = await product.visit({ path, settings: { firstTimeLogin: true }, apart: true })
    await logIn(page, "member0")
    await changeForm(page).waitFor()
    return page
  }

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
    "axe finds no violation in the change-password form in the %s theme",
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
