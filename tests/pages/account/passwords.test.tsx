import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { changePassword } from "#gateway/calls/entry/account.ts"
import { fieldRules } from "#gateway/calls/entry/fieldRules.ts"
import { storageItems } from "#platform/storageItems.ts"
import { openApp } from "#tests/support/page.tsx"
import {
  expectAt,
  expectLoggedIn,
  expectTitle,
  form,
  logIn,
  pressesEnter,
  status,
} from "#tests/support/pageEntry.ts"
import { button, dialog, expectMessage, expectText, field, player } from "#tests/support/pagePlayer.ts"

const fresh = "secretnew1"
const samePassword = "The new password and the old password cannot be the same"

const changeForm = () => form("Change password")

const fillNew = async (password = fresh) => {
  await player.types("New password", password)
  await player.types("Confirm password", password)
}

const submit = () => player.presses("Submit")

const submits = async (password = fresh) => {
  await player.types("Old password", demoPassword)
  await fillNew(password)
  await submit()
}

const openChange = () => openApp({ persona: "0", path: paths.changePassword })

describe("changing the password voluntarily", () => {
  it("[RT-41, CP-01, CP-03] the change-password form shows its fields and a read-only account", async () => {
    await openChange()
    await expectTitle("Change password")
    await expect.element(field("Username")).toHaveValue("member0")
    await expect.element(field("Username")).toHaveAttribute("readonly")
    for (const [name, filledBy] of [
      ["Old password", "current-password"],
      ["New password", "new-password"],
      ["Confirm password", "new-password"],
    ] as const) {
      await expect.element(field(name)).toHaveAttribute("type", "password")
      await expect.element(field(name)).toHaveAttribute("autocomplete", filledBy)
      expect(parseFloat(getComputedStyle(field(name).element()).fontSize)).toBeGreaterThanOrEqual(16)
    }
    await button("Show password").nth(1).click()
    await expect.element(field("New password")).toHaveAttribute("type", "text")
    await expect.element(page.getByRole("button", { name: "Back" })).not.toBeInTheDocument()
  })

  it("[CP-04] the change-password page redirects guests to home", async () => {
    const { at } = await openApp({ path: paths.changePassword })
    await expectAt(at, paths.home)
  })

  it("Cancel on the change-password page returns to the previous page", async () => {
    const { at } = await openApp({ persona: "0", path: paths.settings })
    await player.follows("Change password")
    await expect.element(changeForm()).toBeVisible()
    await page.getByRole("button", { name: "Cancel" }).click()
    await expectAt(at, paths.settings)
  })

  it("[CP-05, ER-06, CA-13] a successful change shows 'Change saved' and goes home; the new password logs in", async () => {
    const { again, areas, at, callsTo } = await openChange()
    await player.types("Old password", demoPassword)
    await fillNew()
    await pressesEnter("Confirm password")
    await expectMessage("Change saved", "status")
    await expectAt(at, paths.home)
    await expect.element(status("Change saved")).not.toBeInTheDocument()
    expect(callsTo(changePassword)).toMatchObject([
      { method: "POST", body: { oldPassword: "•••", newPassword: "•••", confirmNewPassword: "•••" } },
    ])
    areas.local.removeItem(storageItems.session.key)
    await again(paths.login)
    await logIn("member0")
    await expectMessage("The username or the password is not correct")
    await logIn("member0", fresh)
    await expectLoggedIn()
  })

  it("[VA-01] a new password equal to the old one shows a popup and sends nothing", async () => {
    const { callsTo } = await openChange()
    await submits(demoPassword)
    await dialog(samePassword).getByRole("button", { name: "OK" }).click()
    await expect.element(dialog(samePassword)).not.toBeInTheDocument()
    expect(callsTo(changePassword)).toEqual([])
    await expect.element(field("New password")).toHaveValue(demoPassword)
  })
})

describe("a password change that the login forces", () => {
  it("[SS-17, CP-02] a forced password change fills in the old password and hides its field", async () => {
    const { areas, at } = await openApp({ path: paths.login, settings: { firstTimeLogin: true } })
    await logIn("member0")
    await expect.element(changeForm()).toBeVisible()
    expect(at()).toBe(paths.changePassword)
    await expectTitle("First password")
    await expectText("Please change your password to continue.")
    await expect.element(field("Old password")).not.toBeInTheDocument()
    const titles: Array<string | null> = []
    const seen = new MutationObserver(() => titles.push(document.querySelector("h1")?.textContent ?? null))
    seen.observe(document.body, { characterData: true, childList: true, subtree: true })
    await fillNew()
    await submit()
    await expectMessage("Change saved", "status")
    await expectAt(at, paths.home)
    seen.disconnect()
    expect(titles).toContain("First password")
    expect(titles, "the title does not change while one reads that it was saved").not.toContain(
      "Change password",
    )
    await expectLoggedIn()
    expect(areas.local.getItem(storageItems.session.key)).toContain('"firstTimeLogin":false')
  })
})

describe("the server's password rules", () => {
  it("[CA-69, VA-04] a password change submitted before the server's password rules arrive waits for them", async () => {
    const { callsTo, again, rewrite, holds } = await openApp({ persona: "0" })
    rewrite(fieldRules, () => ({ patterns: { password: "^[A-Za-z0-9]{12,16}$" } }))
    const release = holds(fieldRules)
    await again(paths.changePassword)
    await submits()
    release()
    await expectText("Please check the password: its length is wrong, or a character is not allowed")
    expect(callsTo(changePassword)).toEqual([])
  })

  it("[CA-69, VA-04] a password change follows the app's own rules when the request for the server's rules fails", async () => {
    const { callsTo, again, fails } = await openApp({ persona: "0" })
    fails(fieldRules, "refused", { code: "no_permission" })
    await again(paths.changePassword)
    await submits()
    await expect.poll(() => callsTo(changePassword).length).toBe(1)
  })
})
