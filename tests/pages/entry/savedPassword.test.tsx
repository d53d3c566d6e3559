import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { obfuscate } from "#domain/entry/obfuscation.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { login, sendEmailCode, setPasswordByEmail } from "#gateway/calls/entry/account.ts"
import { register } from "#gateway/calls/entry/registration.ts"
import { storageItems } from "#platform/storageItems.ts"
import { openApp } from "#tests/support/page.tsx"
import { answerCaptcha, expectLoggedIn, form, goToDetails } from "#tests/support/pageEntry.ts"
import { button, expectMessage, field, main, player } from "#tests/support/pagePlayer.ts"

const remembered = {
  [storageItems.remembered.key]: JSON.stringify([
    { type: "username", username: "member0", password: obfuscate(demoPassword), countryDialingCode: "" },
  ]),
}

const eye = () => main().getByRole("button", { name: "Show password" })

/** Fills a field as a password manager may: without any event. */
const fillsSilently = (label: string, value: string): void => {
  const input = field(label).element()
  if (!(input instanceof HTMLInputElement)) throw new Error(label)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value)
}

describe("a remembered password", () => {
  it("a remembered password cannot be revealed, even after an edit, until the field was emptied", async () => {
    await openApp({ path: paths.login, storage: remembered })
    await expect.element(field("Password")).toHaveValue(demoPassword)
    await expect.element(eye()).not.toBeInTheDocument()
    await player.types("Password", `${demoPassword}x`)
    await expect.element(eye()).not.toBeInTheDocument()
    await player.types("Password", "")
    await player.types("Password", "Own12345")
    await eye().click()
    await expect.element(field("Password")).toHaveAttribute("type", "text")
  })
})

describe("a password manager that fills fields without events", () => {
  it("a login sends the values that the fields show, also after a correction", async () => {
    const { callsTo } = await openApp({ path: paths.login })
    await expect.element(button("Free play")).toBeVisible()
    await expect.element(field("Username")).toBeVisible()
    fillsSilently("Username", "member0")
    fillsSilently("Password", "wrong1234")
    await button("Login").click()
    await expectMessage(/not correct/)
    expect(callsTo(login)).toHaveLength(1)
    await expect.element(button("Login")).toBeEnabled()
    fillsSilently("Password", demoPassword)
    await button("Login").click()
    await expectLoggedIn()
  })

  it("a registration sends the values that the fields show, and leaving a field reports no filled field as empty", async () => {
    const { callsTo } = await openApp({ path: paths.register })
    await expect.element(form("Register")).toBeVisible()
    fillsSilently("Username", "newcomer7")
    fillsSilently("Password", "Lantern12")
    fillsSilently("Confirm password", "Lantern12")
    await field("Username").click()
    await goToDetails()
    await answerCaptcha()
    await expect.element(main().getByText(/Please fill this in/)).not.toBeInTheDocument()
    await button("Register").click()
    await expect.poll(() => callsTo(register).length).toBe(1)
  })

  it("a password recovery uses the values that the fields show for its code request and its submit", async () => {
    const { callsTo } = await openApp({ path: paths.forgot })
    await expect.element(field("Username")).toBeVisible()
    fillsSilently("Username", "member0")
    fillsSilently("Email", "member0@mail.example")
    await button("Fetch code").click()
    await expect.poll(() => callsTo(sendEmailCode).length).toBe(1)
    await player.types("Email code", "0000")
    fillsSilently("New password", "Secretnew1")
    fillsSilently("Confirm password", "Secretnew1")
    await button("Set new password").click()
    await expect.poll(() => callsTo(setPasswordByEmail).length).toBe(1)
  })
})
