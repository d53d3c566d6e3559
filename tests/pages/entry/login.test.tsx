import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { demoPassword, disabledAccount } from "#fixtures/personas.ts"
import { captcha, login } from "#gateway/calls/entry/account.ts"
import { storageItems } from "#platform/storageItems.ts"
import { openApp } from "#tests/support/page.tsx"
import {
  alerts,
  answerCaptcha,
  captchaPicture,
  expectAt,
  expectLoggedIn,
  expectTitle,
  form,
  header,
  languageTab,
  logIn,
} from "#tests/support/pageEntry.ts"
import { button, expectMessage, field, main, player } from "#tests/support/pagePlayer.ts"

const wrong = "The username or the password is not correct"
const badName = "Please check the username: its length is wrong, or a character is not allowed"

const remember = () => main().getByRole("checkbox", { name: "Remember password" })
const banners = () => page.getByRole("region", { name: "Banners" })

describe("the login form", () => {
  it("[LG-03, LG-04, LG-05, VA-24] the login form shows its fields and links", async () => {
    const { again, at } = await openApp({ path: paths.login })
    await expect.element(field("Username")).toBeVisible()
    await expect.element(field("Password")).toBeVisible()
    for (const name of ["Username", "Password"])
      await expect.element(field(name)).toHaveAttribute("aria-required", "true")
    expect(form("Login").getByText("*", { exact: true }).elements()).toHaveLength(2)
    await expect.element(field("Captcha")).not.toBeInTheDocument()
    await expect.element(remember()).not.toBeChecked()
    await player.follows("Forgot password")
    await expectAt(at, paths.forgot)
    await again(paths.login)
    await player.follows("Register")
    await expectAt(at, paths.register)
  })

  it("[LG-13] the login shows the banners of the group m_login, not those of home", async () => {
    const { again, world } = await openApp({ path: paths.login })
    await expect.element(banners().getByRole("button", { name: "The Market Is Open" })).toBeInTheDocument()
    expect(banners().getByRole("button", { name: "Lantern Night Bonus" }).elements()).toEqual([])
    world.configure({ scale: "empty" })
    await again()
    await expect.element(form("Login")).toBeVisible()
    await expect.element(banners()).not.toBeInTheDocument()
  })

  it("[ER-26] an empty login form marks the missing fields, focuses the first of them, and sends nothing", async () => {
    const { callsTo } = await openApp({ path: paths.login })
    await player.presses("Login")
    await expectMessage("Please enter the username and password")
    await expect.element(field("Username")).toHaveFocus()
    expect(callsTo(login)).toEqual([])
  })

  it("[LG-08, LG-09, RO-01] the third refusal shows a captcha; a tap on the captcha replaces it; the correct answer logs in", async () => {
    const { at, callsTo } = await openApp({ path: paths.login })
    for (const count of [1, 2, 3]) {
      await expect.element(field("Captcha")).not.toBeInTheDocument()
      await logIn("member0", "wrong0000")
      await expect.poll(() => callsTo(login).length).toBe(count)
      await expectMessage(wrong)
      await expect.element(button("Login")).toBeEnabled()
    }
    await expect.element(field("Captcha")).toBeVisible()
    await expect.poll(captchaPicture).not.toBe("")
    const first = captchaPicture()
    const asked = callsTo(captcha).length
    await player.types("Captcha", "ABCD")
    await player.presses("Refresh captcha")
    await expect.poll(() => callsTo(captcha).length).toBe(asked + 1)
    await expect.poll(captchaPicture).not.toBe(first)
    // An answer goes with its picture, and what else was typed stays.
    await expect.element(field("Captcha")).toHaveValue("")
    await expect.element(field("Username")).toHaveValue("member0")

    await player.presses("Login")
    await expectMessage("Please write the code")
    expect(callsTo(login)).toHaveLength(3)
    await player.types("Captcha", "zzzzz")
    await player.presses("Login")
    await expectMessage("The captcha is not correct. Please try again.")
    await expect.element(field("Password")).toHaveValue("wrong0000")
    await expect.element(field("Captcha")).toHaveValue("")
    await player.types("Password", demoPassword)
    await answerCaptcha()
    await player.presses("Login")
    await expectAt(at, paths.home)
    await expectLoggedIn()
  })

  it("[ER-19] a login to a disabled account says that the account is disabled", async () => {
    await openApp({ path: paths.login })
    await logIn(disabledAccount)
    await expectMessage("User does not exist or is disabled")
  })

  it("[LG-14] a language change in another tab revalidates filled login fields, and ignores empty fields", async () => {
    const { tabs, chooses } = languageTab()
    const { areas } = await openApp({ path: paths.login, tabs })
    await player.types("Username", "a b")
    await player.presses("Login")
    await expectMessage(badName)
    await expectMessage("Please enter the username and password")
    await player.types("Username", "a b c")
    await expect.element(alerts(badName)).not.toBeInTheDocument()
    chooses(areas, "JA")
    await expectTitle("ログイン")
    await expect.element(alerts("ユーザー名の文字数か使用文字をご確認ください")).toBeVisible()
    expect(alerts().elements().length, "the empty password shows no error").toBe(1)
    await expect.element(field("ユーザー名")).toHaveValue("a b c")
  })
})

describe("remembering a login", () => {
  it("[EN-33, EN-34] a remembered login fills the form; a later login with the box unticked removes the stored login", async () => {
    const { again, areas } = await openApp({ path: paths.login })
    await remember().click()
    await logIn("member0")
    await expectLoggedIn()
    const storedLogins = areas.local.getItem(storageItems.remembered.key)
    expect(storedLogins).toContain("member0")
    expect(storedLogins).not.toContain(demoPassword)

    areas.local.removeItem(storageItems.session.key)
    await again(paths.login)
    await expect.element(field("Username")).toHaveValue("member0")
    await expect.element(field("Password")).toHaveValue(demoPassword)
    await expect.element(remember()).toBeChecked()
    await remember().click()
    await player.presses("Login")
    await expectLoggedIn()
    expect(JSON.parse(areas.local.getItem(storageItems.remembered.key) ?? "[]")).toEqual([])
    areas.local.removeItem(storageItems.session.key)
    await again(paths.login)
    await expect.element(field("Username")).toHaveValue("")
  })
})

describe("free play", () => {
  it("[LG-16] free play with the trial flag opens home, which shows the trial balance", async () => {
    const { at } = await openApp({ path: paths.login })
    await player.presses("Free play")
    await expectAt(at, paths.home)
    await expectLoggedIn(/^trial/)
    const balance = header().getByRole("status", { name: "Balance", includeHidden: true })
    await expect.element(balance).toHaveTextContent("₱ 2,000.00")
  })
})
