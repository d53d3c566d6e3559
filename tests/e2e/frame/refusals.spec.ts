import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { codes } from "#domain/Failure.ts"
import { demoPassword, personas } from "#fixtures/personas.ts"
import type { Settings } from "#fixtures/settings.ts"
import {
  changePassword,
  freePlay,
  login,
  setPasswordByEmail,
  setPasswordByPhone,
} from "#gateway/calls/entry/account.ts"
import { checkUsername, register as registerCall, registerMobile } from "#gateway/calls/entry/registration.ts"
import en from "#i18n/locales/en.json"
import { box, goToAccount, goToLastStep, registerButton, registerForm, solve } from "#tests/support/entry.ts"
import { heardOn } from "#tests/support/heard.ts"
import { expectSaid, loginForm } from "#tests/support/player.ts"
import { expectAddress, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const mobile = personas.find(({ id }) => id === "0")?.mobileNum ?? ""
const fresh = "secretnew1"

/** A form for login or password: its page, its call, and the player's input. */
interface Way {
  readonly name: string
  readonly path: string
  readonly persona?: string
  readonly settings?: Partial<Settings>
  readonly call: string
  readonly form: (page: Page) => Locator
  readonly fill: (page: Page) => Promise<void>
  /** What the player has typed; all of it must remain. */
  readonly written: ReadonlyArray<readonly [field: string, value: string]>
  /** Returns to the step with what the player has typed. */
  readonly goBack?: (page: Page) => Promise<void>
  readonly send: (page: Page) => Promise<void>
  /** The page after success. */
  readonly goal: string
  /** Codes that have their own text on this page. */
  readonly own?: Readonly<Record<string, string>>
}

const press = (form: Locator, name: string) => form.getByRole("button", { name, exact: true }).click()
const fillAll = async (form: Locator, written: Way["written"]) => {
  for (const [name, value] of written) await form.getByRole("textbox", { name, exact: true }).fill(value)
}
const forgotForm = (page: Page) => page.getByRole("form", { name: "Forgot password" })
const changeForm = (page: Page) => page.getByRole("form", { name: "Change password" })

const byName = [
  ["Username", "member0"],
  ["Password", demoPassword],
] as const
const bySms = [
  ["Mobile number", mobile],
  ["SMS code", "123456"],
] as const
const newAccount = [
  ["Username", "newcomer1"],
  ["Password", "Lantern123"],
  ["Confirm password", "Lantern123"],
] as const
const newNumber = [
  ["Mobile number", "9175550001"],
  ["SMS code", "123456"],
] as const
const newPassword = [
  ["New password", fresh],
  ["Confirm password", fresh],
] as const
const mailed = [
  ["Username", "member0"],
  ["Email", "member0@mail.example"],
  ["Email code", "123456"],
  ...newPassword,
] as const
const messaged = [...bySms, ...newPassword] as const
const changed = [["Old password", demoPassword], ...newPassword] as const

const register = async (page: Page) => {
  await goToLastStep(page)
  await registerButton(page).click()
  await solve(page)
}

const ways: ReadonlyArray<Way> = [
  {
    name: "the login by name",
    path: paths.login,
    call: login.path,
    form: loginForm,
    fill: (page) => fillAll(loginForm(page), byName),
    written: byName,
    send: (page) => press(loginForm(page), "Login"),
    goal: paths.home,
  },
  {
    name: "the login by SMS code",
    path: paths.login,
    call: login.path,
    form: loginForm,
    fill: async (page) => {
      await press(loginForm(page), "Login with SMS code")
      await fillAll(loginForm(page), bySms)
    },
    written: bySms,
    send: (page) => press(loginForm(page), "Login"),
    goal: paths.home,
    own: { login_failed: "No account has this mobile number" },
  },
  {
    name: "the registration by name",
    path: paths.register,
    settings: { modulesOff: ["VALID_CAPTCHA3"] },
    call: registerCall.path,
    form: registerForm,
    fill: (page) => fillAll(registerForm(page), newAccount),
    written: newAccount,
    goBack: goToAccount,
    send: register,
    goal: paths.home,
  },
  {
    name: "the registration by mobile number",
    path: paths.register,
    settings: { modulesOff: ["VALID_CAPTCHA3", "MOBILENUMPASSREG3"] },
    call: registerMobile.path,
    form: registerForm,
    fill: async (page) => {
      await press(registerForm(page), "Register with mobile number")
      await box(page, "Username").waitFor({ state: "detached" })
      await fillAll(registerForm(page), newNumber)
    },
    written: newNumber,
    goBack: goToAccount,
    send: register,
    goal: paths.home,
  },
  {
    name: "the recovery by e-mail",
    path: paths.forgot,
    call: setPasswordByEmail.path,
    form: forgotForm,
    fill: (page) => fillAll(forgotForm(page), mailed),
    written: mailed,
    send: (page) => press(forgotForm(page), "Set new password"),
    goal: paths.login,
  },
  {
    name: "the recovery by SMS",
    path: paths.forgot,
    call: setPasswordByPhone.path,
    form: forgotForm,
    fill: async (page) => {
      await page.getByRole("tab", { name: "By SMS" }).click()
      await fillAll(forgotForm(page), messaged)
    },
    written: messaged,
    send: (page) => press(forgotForm(page), "Set new password"),
    goal: paths.login,
  },
  {
    name: "the change of the password",
    path: paths.changePassword,
    persona: "0",
    call: changePassword.path,
    form: changeForm,
    fill: (page) => fillAll(changeForm(page), changed),
    written: changed,
    send: (page) => press(changeForm(page), "Submit"),
    goal: paths.home,
    own: { login_failed: "The old password is not correct. Please try again." },
  },
]

/** The text of each code, unknown ones too. `logged_out` ends a session and has its own tests. */
const refusals = (own: Way["own"] = {}): ReadonlyArray<readonly [code: string, text: string]> => [
  ...codes.filter((code) => code !== "logged_out").map((code) => [code, own[code] ?? en[code]] as const),
  ["never_heard_of", "Unknown error (never_heard_of)"],
]

describe("every refusal of the gateway", () => {
  it.each(ways)(
    "[ER-18, ER-22, ER-24] $name shows every refusal, keeps the input and can be sent again",
    async ({ path, persona, settings = {}, call, form, fill, written, goBack, send, goal, own }) => {
      const page = await product.visit({ path, settings, ...(persona === undefined ? {} : { persona }) })
      await form(page).waitFor()
      await fill(page)
      for (const [index, [code, text]] of refusals(own).entries()) {
        product.world.configure({ faults: [{ call, kind: "refused", times: 1, code }] })
        await send(page)
        await expectSaid(page, text)
        expect(product.callsTo(call), code).toHaveLength(index + 1)
      }
      await goBack?.(page)
      for (const [name, value] of written)
        expect(await form(page).getByRole("textbox", { name, exact: true }).inputValue(), name).toBe(value)
      await send(page)
      await expectAddress(page, goal)
    },
  )

  it("[ER-16] a request without a session shows 'You are not logged in, please login first'", async () => {
    const page = await product.visit({
      path: paths.forgot,
      settings: {
        faults: [{ call: setPasswordByEmail.path, kind: "sessionOver", times: 1 }],
      },
    })
    await fillAll(forgotForm(page), mailed)
    await press(forgotForm(page), "Set new password")
    await expectSaid(page, "You are not logged in, please login first")
    await expect
      .poll(() => forgotForm(page).getByRole("textbox", { name: "Username" }).inputValue())
      .toBe("member0")
  })

  it("free play shows every refusal, in the login form and on its own screen", async () => {
    for (const path of [paths.login, paths.trial]) {
      const page = await product.visit({ path })
      for (const [code, text] of refusals().slice(0, 6)) {
        product.world.configure({
          faults: [{ call: freePlay.path, kind: "refused", times: 1, code }],
        })
        await page.getByRole("button", { name: "Free play" }).click()
        await expectSaid(page, text)
      }
      await page.getByRole("button", { name: "Free play" }).click()
      await expectAddress(page, paths.home)
    }
  })
})

describe("account enumeration", () => {
  /** The announcements of a new page, of toasts and of fields, once this one is among them. */
  const saysWith = async (page: Page, text: string): Promise<ReadonlyArray<string>> => {
    await expect.poll(() => heardOn(page, "alert")).toContainEqual(expect.stringContaining(text))
    return heardOn(page, "alert")
  }

  it("an unknown account and a wrong password show the same refusal", async () => {
    const heard: Array<ReadonlyArray<string>> = []
    for (const name of ["member0", "nobody77"]) {
      const page = await product.visit({ path: paths.login })
      await fillAll(loginForm(page), [
        ["Username", name],
        ["Password", "wrong0000"],
      ])
      await press(loginForm(page), "Login")
      heard.push(await saysWith(page, "The username or the password is not correct"))
    }
    expect(heard[0]).toEqual(heard[1])
    expect(product.callsTo(login.path)).toHaveLength(2)
    expect(product.callsTo(checkUsername.path), "nobody is looked up by a login").toEqual([])
  })

  it("[ER-15] an unknown number and a wrong code show 'Verification code error'", async () => {
    const heard: Array<ReadonlyArray<string>> = []
    for (const number of [mobile, "9179999999"]) {
      const page = await product.visit({ path: paths.forgot })
      await page.getByRole("tab", { name: "By SMS" }).click()
      await fillAll(forgotForm(page), [["Mobile number", number], ["SMS code", "000000"], ...newPassword])
      await press(forgotForm(page), "Set new password")
      heard.push(await saysWith(page, "Verification code error"))
    }
    expect(heard[0]).toEqual(heard[1])
  })
})
