// End to end because input crosses the encryption of the built product.
import type { Locator, Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { demoPassword } from "#fixtures/personas.ts"
import {
  changePassword,
  freePlay,
  login as loginCall,
  sendEmailCode,
  sendLoginCode,
  sendRegisterCode,
  setPasswordByEmail,
  setPasswordByPhone,
} from "#gateway/calls/entry/account.ts"
import { fieldRules } from "#gateway/calls/entry/fieldRules.ts"
import { checkEmail, checkUsername, register as registerCall } from "#gateway/calls/entry/registration.ts"
import { domainRoute } from "#gateway/calls/frame/origins.ts"
import { systemStatus } from "#gateway/calls/frame/system.ts"
import { sendFeedback } from "#gateway/calls/messages/feedback.ts"
import { answerCaptcha, challenge, fillAccount, goToDetails, registerForm } from "#tests/support/entry.ts"
import { expectSaid, field, logIn, loginForm } from "#tests/support/player.ts"
import { addressOf, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const changeForm = (page: Page) => page.getByRole("form", { name: "Change password" })
const forgotForm = (page: Page) => page.getByRole("form", { name: "Forgot password" })
const feedbackForm = (page: Page) => page.getByRole("form", { name: "Feedback" })

/** A form of the entry pages, and the calls it must not send with unlikely input. */
interface FormCase {
  readonly name: string
  readonly path: string
  readonly persona?: string
  readonly form: (page: Page) => Locator
  readonly turn?: (page: Page) => Promise<void>
  readonly button: string
  readonly calls: ReadonlyArray<string>
}

const forms: ReadonlyArray<FormCase> = [
  {
    name: "the login by name",
    path: paths.login,
    form: loginForm,
    button: "Login",
    calls: [loginCall.path],
  },
  {
    name: "the login by SMS code",
    path: paths.login,
    form: loginForm,
    turn: (page) => loginForm(page).getByRole("button", { name: "Login with SMS code" }).click(),
    button: "Login",
    calls: [loginCall.path, sendLoginCode.path],
  },
  {
    name: "the registration",
    path: paths.register,
    form: registerForm,
    button: "Next",
    calls: [registerCall.path, checkUsername.path, checkEmail.path, sendRegisterCode.path],
  },
  {
    name: "the second step of the registration",
    path: paths.register,
    form: registerForm,
    turn: async (page) => {
      await fillAccount(page)
      await goToDetails(page)
    },
    button: "Register",
    calls: [registerCall.path, checkEmail.path, sendRegisterCode.path],
  },
  {
    name: "the recovery by e-mail",
    path: paths.forgot,
    form: forgotForm,
    button: "Set new password",
    calls: [sendEmailCode.path, setPasswordByEmail.path],
  },
  {
    name: "the recovery by SMS",
    path: paths.forgot,
    form: forgotForm,
    turn: (page) => page.getByRole("tab", { name: "By SMS" }).click(),
    button: "Set new password",
    calls: [sendLoginCode.path, setPasswordByPhone.path],
  },
  {
    name: "the change of the password",
    path: paths.changePassword,
    persona: "0",
    form: changeForm,
    button: "Submit",
    calls: [changePassword.path],
  },
]

/** As code units, because lone surrogates cannot pass through the driver's protocol. */
const unitsOf = (text: string): ReadonlyArray<number> =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index))

const odd: ReadonlyArray<readonly [what: string, units: ReadonlyArray<number>]> = [
  ["ten thousand characters", unitsOf("名🎰x\u0301".repeat(2000))],
  ["pasted lines", unitsOf("first line\r\nsecond line\nthird")],
  ["right-to-left marks", unitsOf("\u202eneo\u202c\u2066x\u2069")],
  ["halves of characters", [0xd800, 0x61, 0xdc00, 0xd83c]],
  ["control characters", unitsOf("a\u0000b\u001b[31m\u0007")],
  ["markup", unitsOf('<img src=x onerror="document.title=1">{{7*7}}%0d%0a')],
]

/** Pastes into every field of a form, as a clipboard does. */
const pasteEverywhere = (form: Locator, units: ReadonlyArray<number>) =>
  form.evaluate((element, codes) => {
    const text = codes.map((code) => String.fromCharCode(code)).join("")
    for (const input of element.querySelectorAll<HTMLInputElement>("input:not([type=checkbox]), textarea")) {
      if (input.readOnly || input.offsetParent === null) continue
      input.focus()
      input.select()
      document.execCommand("insertText", false, text)
    }
  }, units)

describe("pasted text", () => {
  it.each(forms)("odd text pasted into $name breaks nothing and is not sent", async (formCase) => {
    const { path, persona, form, turn, button, calls } = formCase
    const page = await product.visit({ path, ...(persona === undefined ? {} : { persona }) })
    await form(page).waitFor()
    await turn?.(page)
    const title = await page.title()
    for (const [what, units] of odd) {
      await pasteEverywhere(form(page), units)
      await form(page).getByRole("button", { name: button, exact: true }).click()
      // Equal old and new passwords show their own popup.
      const popup = page.getByRole("dialog", {
        name: "The new password and the old password cannot be the same",
      })
      if (path === paths.changePassword) await popup.getByRole("button", { name: "OK" }).click()
      await expect.poll(() => page.getByRole("alert").count(), { message: what }).toBeGreaterThan(0)
      expect(await challenge(page).count(), what).toBe(0)
    }
    for (const call of calls) expect(product.callsTo(call), call).toEqual([])
    expect(addressOf(page)).toBe(path)
    expect(await page.title(), "markup is text").toBe(title)
    expectQuiet(page)
  })

  it("text pasted into the feedback form is sent as displayed, or not at all", async () => {
    const page = await product.visit({ persona: "0", path: paths.feedback })
    await feedbackForm(page).waitFor()
    for (const [, units] of odd) {
      await pasteEverywhere(feedbackForm(page), units)
      const submit = feedbackForm(page).getByRole("button", { name: "Send feedback" })
      if (await submit.isDisabled()) continue
      await submit.click()
      await page.getByRole("alert").first().waitFor()
    }
    expect(product.callsTo(sendFeedback.path)).toEqual([])
    await pasteEverywhere(feedbackForm(page), unitsOf(`The lamp\u202e of my\u0000 game\nhas gone out.\ud800`))
    await feedbackForm(page).getByRole("combobox", { name: "Topic" }).selectOption("Game")
    await answerCaptcha(feedbackForm(page))
    await feedbackForm(page).getByRole("button", { name: "Send feedback" }).click()
    await page.getByRole("dialog", { name: "Sent successfully" }).waitFor()
    expect(product.callsTo(sendFeedback.path)[0]).toMatchObject({
      body: { content: "The lamp of my game\nhas gone out." },
    })
    expectQuiet(page)
  })

  it("the login validates input even if the merchant's patterns are broken or accept everything", async () => {
    const page = await product.visit({
      path: paths.login,
      before: (opened) =>
        opened.route(`**${fieldRules.path}`, (route) =>
          route.fulfill({
            json: { success: true, value: { patterns: { loginUsername: "([a-z", loginPassword: "" } } },
          }),
        ),
    })
    for (const [what, units] of odd.slice(1, 5)) {
      await pasteEverywhere(loginForm(page), units)
      // A single-line field drops the line breaks itself.
      if (what === "pasted lines") continue
      await loginForm(page).getByRole("button", { name: "Login", exact: true }).click()
      await expectSaid(page, "Please check the username: its length is wrong, or a character is not allowed")
    }
    expect(product.callsTo(loginCall.path)).toEqual([])
  })
})

describe("without a secure context", () => {
  const insecure = (page: Page) =>
    page.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }))
  const refusal = "Nothing was sent. Please open this page with https://."

  it.each([
    {
      name: "the change of the password",
      path: paths.changePassword,
      persona: "0",
      form: changeForm,
      call: changePassword.path,
    },
    {
      name: "a recovery by e-mail",
      path: paths.forgot,
      persona: "guest",
      form: forgotForm,
      call: setPasswordByEmail.path,
    },
  ])(
    "without a secure context $name shows a clear refusal and sends nothing",
    async ({ path, persona, form, call }) => {
      const page = await product.visit({ path, persona, before: insecure })
      await form(page).waitFor()
      for (const [name, value] of [
        ["Old password", demoPassword],
        ["Email", "member0@mail.example"],
        ["Email code", "123456"],
        ["New password", "secretnew1"],
        ["Confirm password", "secretnew1"],
      ] as const) {
        const box = form(page).getByRole("textbox", { name, exact: true })
        if ((await box.count()) > 0) await box.fill(value)
      }
      const account = form(page).getByRole("textbox", { name: "Username" })
      if (await account.isEditable()) await account.fill("member0")
      await form(page)
        .getByRole("button", { name: /^(Submit|Set new password)$/ })
        .click()
      await expectSaid(page, refusal)
      expect(product.callsTo(call)).toEqual([])
    },
  )
})

describe("hints of the forms", () => {
  it("[VA-10] each captcha explains that the characters or the result of the equation must be entered", async () => {
    const hint = "Enter the characters you see, or the answer to the sum."
    const register = await product.visit({ path: paths.register })
    await fillAccount(register)
    await goToDetails(register)
    await registerForm(register).getByText(hint).waitFor()
    const login = await product.visit({ path: paths.login, settings: { captchaAlways: true } })
    await logIn(login, "member0", "wrong0000")
    await field(login, "Captcha").waitFor()
    await loginForm(login).getByText(hint).waitFor()
    const trial = await product.visit({
      path: paths.trial,
      settings: { faults: [{ call: freePlay.path, kind: "captcha", times: 1 }] },
    })
    await trial.getByRole("button", { name: "Free play" }).click()
    await trial.getByRole("main").getByText(hint).waitFor()
    const feedback = await product.visit({ persona: "0", path: paths.feedback })
    await feedbackForm(feedback).getByText(hint).waitFor()
  })

  it("the remember option says where the login is stored and that others on this device can use it", async () => {
    const page = await product.visit({ path: paths.login })
    await loginForm(page)
      .getByText("Saved on this device only. Anyone who uses the device can log in.")
      .waitFor()
    expect(await loginForm(page).getByRole("checkbox", { name: "Remember password" }).isChecked()).toBe(false)
  })
})

describe("startup", () => {
  it("[CA-64] the product fetches the gateway's other origins once, without delaying the first content", async () => {
    const page = await product.visit({
      settings: { faults: [{ call: domainRoute.path, kind: "timeout", times: "always" }] },
    })
    await page.getByRole("region", { name: "Latest Winner" }).waitFor()
    await expect.poll(() => product.callsTo(domainRoute.path).length).toBe(1)
    const [asked] = product.callsTo(domainRoute.path)
    expect(asked?.method).toBe("GET")
    const { startedAt = 0 } = product.callsTo(systemStatus.path)[0] ?? {}
    expect(asked?.startedAt).toBeGreaterThanOrEqual(startedAt)
    expectQuiet(page)
  })

  it("[CA-64] the product continues with one origin when the call for the gateway's other origins fails", async () => {
    const page = await product.visit({
      settings: { faults: [{ call: domainRoute.path, kind: "notEnvelope", times: "always" }] },
    })
    await expect.poll(() => product.callsTo(domainRoute.path).length).toBeGreaterThan(0)
    expect(await page.getByRole("alert").count()).toBe(0)
    expectQuiet(page)
  })
})
