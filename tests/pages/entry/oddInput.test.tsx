import { Effect } from "effect"
import { describe, expect, it, onTestFinished, vi } from "vitest"

import { paths } from "#config/paths.ts"
import { demoPassword } from "#fixtures/personas.ts"
import {
  changePassword,
  freePlay,
  login,
  sendEmailCode,
  sendLoginCode,
  sendRegisterCode,
  setPasswordByEmail,
  setPasswordByPhone,
} from "#gateway/calls/entry/account.ts"
import { fieldRules } from "#gateway/calls/entry/fieldRules.ts"
import { checkEmail, checkUsername, register } from "#gateway/calls/entry/registration.ts"
import { sendFeedback } from "#gateway/calls/messages/feedback.ts"
import { visit, type VisitOptions } from "#tests/support/page.tsx"
import { alerts, answerCaptcha, fillNewAccount, form, logIn } from "#tests/support/pageEntry.ts"
import type { NamedCall } from "#tests/support/pageGateway.ts"
import { button, dialog, expectSaid, expectText, field, main, player } from "#tests/support/pagePlayer.ts"

const odd = {
  "ten thousand characters": "名🎰x\u0301".repeat(2000),
  "pasted lines": "first line\r\nsecond line\nthird",
  "right-to-left marks": "\u202eneo\u202c\u2066x\u2069",
  "halves of characters": "\ud800a\udc00\ud83c",
  "control characters": "a\u0000b\u001b[31m\u0007",
  markup: '<img src=x onerror="document.title=1">{{7*7}}%0d%0a',
} as const

const isText = ({ type, readOnly }: HTMLInputElement): boolean =>
  !["checkbox", "radio"].includes(type) && !readOnly

/** Puts a text into every field of the form on screen, as a paste does. Halves of characters pass no driver. */
const pastes = (text: string): void => {
  const all = main().element().querySelectorAll<HTMLInputElement>("form input, form textarea")
  const fields = [...all].filter((each) => isText(each) && each.closest("[hidden]") === null)
  expect(fields.length, "fields").toBeGreaterThan(0)
  for (const each of fields) {
    each.focus()
    const pasted = each.maxLength < 0 ? text : text.slice(0, each.maxLength)
    // React replaces the property of the element, not that of its prototype.
    Reflect.set(Object.getPrototypeOf(each), "value", pasted, each)
    each.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }))
  }
}

const samePassword = "The new password and the old password cannot be the same"

/** A form, and the calls that it must not send with odd input. */
interface Way {
  readonly name: string
  readonly options: VisitOptions
  readonly turn?: () => Promise<void>
  readonly send: string
  readonly calls: ReadonlyArray<NamedCall>
}

const bySms = () => main().getByRole("tab", { name: "By SMS" }).click()

const ways: ReadonlyArray<Way> = [
  { name: "login by name", options: { path: paths.login }, send: "Login", calls: [login] },
  {
    name: "login by SMS code",
    options: { path: paths.login },
    turn: () => player.presses("Login with SMS code"),
    send: "Login",
    calls: [login, sendLoginCode],
  },
  {
    name: "registration",
    options: { path: paths.register },
    send: "Next",
    calls: [register, checkUsername, checkEmail, sendRegisterCode],
  },
  {
    name: "second step of the registration",
    options: { path: paths.register },
    turn: () => fillNewAccount(),
    send: "Register",
    calls: [register, checkEmail, sendRegisterCode],
  },
  {
    name: "recovery by e-mail",
    options: { path: paths.forgot },
    send: "Set new password",
    calls: [sendEmailCode, setPasswordByEmail],
  },
  {
    name: "recovery by SMS",
    options: { path: paths.forgot },
    turn: bySms,
    send: "Set new password",
    calls: [sendLoginCode, setPasswordByPhone],
  },
  {
    name: "change of the password",
    options: { path: paths.changePassword, persona: "0" },
    send: "Submit",
    calls: [changePassword],
  },
]

describe("odd input", () => {
  it.each(ways)("is not sent by the $name", async ({ options, turn, send, calls }) => {
    let proofs = 0
    const proof = () => Effect.sync(() => `proof ${(proofs += 1)}`)
    const { at, callsTo } = await visit({ ...options, proof })
    await turn?.()
    await expect.element(main().getByRole("button", { name: send, exact: true })).toBeEnabled()
    const { title } = document
    for (const [what, text] of Object.entries(odd)) {
      pastes(text)
      await player.presses(send)
      if (send === "Submit") await dialog(samePassword).getByRole("button", { name: "OK" }).click()
      await expect.poll(() => alerts().elements().length, { message: what }).toBeGreaterThan(0)
      expect(proofs, `${what} before the human verification`).toBe(0)
    }
    for (const call of calls) expect(callsTo(call), call.path).toEqual([])
    expect([at(), document.title]).toEqual([options.path, title])
  })

  it("is not sent by the feedback", async () => {
    const { callsTo } = await visit({ persona: "0", path: paths.feedback })
    const submit = button("Send feedback")
    await expect.element(submit).toBeInTheDocument()
    for (const [what, text] of Object.entries(odd)) {
      pastes(text)
      if (submit.element().matches(":disabled, [aria-disabled=true]")) continue
      await submit.click()
      await expect.poll(() => alerts().elements().length, { message: what }).toBeGreaterThan(0)
    }
    expect(callsTo(sendFeedback)).toEqual([])
  })

  it("is cleaned in a feedback before it is sent", async () => {
    const { callsTo } = await visit({ persona: "0", path: paths.feedback })
    await expect.element(form("Feedback")).toBeVisible()
    pastes(`The lamp\u202e of my\u0000 game\nhas gone out.\ud800`)
    await main().getByRole("combobox", { name: "Topic" }).selectOptions("Game")
    await answerCaptcha()
    await player.presses("Send feedback")
    await expect.element(dialog("Sent successfully")).toBeVisible()
    expect(callsTo(sendFeedback)).toMatchObject([{ body: { content: "The lamp of my game\nhas gone out." } }])
  })

  it.each(["right-to-left marks", "halves of characters", "control characters"] as const)(
    "is refused by the login under broken patterns of the merchant: %s",
    async (what) => {
      const { callsTo } = await visit({
        path: paths.login,
        before: ({ rewrite }) =>
          rewrite(fieldRules, () => ({ patterns: { loginUsername: "([a-z", loginPassword: "" } })),
      })
      await expect.poll(() => callsTo(fieldRules).length).toBeGreaterThan(0)
      await expect.element(field("Username")).toBeVisible()
      pastes(odd[what])
      await player.presses("Login")
      await expectSaid("Please check the username: its length is wrong, or a character is not allowed")
      expect(callsTo(login)).toEqual([])
    },
  )
})

describe("page without a secure context", () => {
  it.each([
    ["change of the password", { path: paths.changePassword, persona: "0" }, "Submit", changePassword],
    ["recovery by e-mail", { path: paths.forgot }, "Set new password", setPasswordByEmail],
  ] as const)("refuses a %s and sends nothing", async (_, options, send, call) => {
    const spy = vi.spyOn(crypto, "subtle", "get").mockReturnValue(undefined as never)
    onTestFinished(() => spy.mockRestore())
    const { callsTo } = await visit(options)
    const texts = {
      ...(send === "Submit"
        ? { "Old password": demoPassword }
        : { Username: "member0", Email: "member0@mail.example", "Email code": "123456" }),
      "New password": "secretnew1",
      "Confirm password": "secretnew1",
    }
    for (const [label, text] of Object.entries(texts)) await player.types(label, text)
    await player.presses(send)
    await expectSaid("Nothing was sent. Please open this page with https://.")
    expect(callsTo(call)).toEqual([])
  })
})

describe("hint", () => {
  const hint = "Enter the characters you see, or the answer to the sum."

  it.each<readonly [string, VisitOptions, () => Promise<unknown>]>([
    ["registration", { path: paths.register }, () => fillNewAccount()],
    ["login", { path: paths.login, settings: { captchaAlways: true } }, () => logIn("member0", "wrong0000")],
    [
      "free play",
      { path: paths.trial, before: ({ fails }) => fails(freePlay, "captcha", { times: 1 }) },
      () => player.presses("Free play"),
    ],
    ["feedback", { path: paths.feedback, persona: "0" }, async () => {}],
  ])("[VA-10] explains the captcha of the %s", async (_, options, into) => {
    await visit(options)
    await into()
    await expect.element(field("Captcha")).toBeVisible()
    await expectText(hint)
  })

  it("says where a remembered login is stored, and who can use it", async () => {
    await visit({ path: paths.login })
    await expect.element(form("Login")).toBeVisible()
    await expectText("Saved on this device only. Anyone who uses the device can log in.")
    await expect.element(main().getByRole("checkbox", { name: "Remember password" })).not.toBeChecked()
  })
})
