import type { Locator, Page } from "playwright"
import { expect } from "vitest"

import type { Settings } from "#fixtures/settings.ts"
import { readCaptcha } from "#tests/support/gatewayClient.ts"

/** Switches every field that the server may require on or off. */
export const allFields = (enabled: boolean, required: boolean): Settings["registerFields"] =>
  Object.fromEntries(
    `email nickname payeeName idNumber qqNum facebook wechat line whatsapp zalo recommenderId paymentPassword
    affiliateCode mobileNum verificationCode`
      .split(/\s+/)
      .map((name) => [name, { enabled, required }]),
  )

export const registerForm = (page: Page): Locator => page.getByRole("form", { name: "Register" })

export const registerButton = (page: Page): Locator =>
  registerForm(page).getByRole("button", { name: "Register", exact: true })

/** Reads the text in a form's captcha image. */
export const readPicture = async (form: Locator): Promise<string> => {
  const picture = form.getByRole("button", { name: "Refresh captcha" }).locator("img")
  const source = (await picture.getAttribute("src")) ?? ""
  return readCaptcha(source.replace(/^.*base64,/, ""))
}

/** Fills the required fields of a registration by username, and stays at the second step. */
export const fillByName = async (page: Page): Promise<void> => {
  const form = registerForm(page)
  const field = (name: string) => form.getByRole("textbox", { name, exact: true })
  await field("Username").fill("newcomer1")
  await field("Password").fill("Lantern123")
  await field("Confirm password").fill("Lantern123")
  await form.getByRole("button", { name: "Next", exact: true }).click()
  await registerButton(page).waitFor()
  // A captcha image that arrives in between empties the field, so the test fills the field again.
  const isAnswered = async () => {
    const answer = await readPicture(form)
    await field("Captcha").fill(answer)
    return (await readPicture(form)) === answer && (await field("Captcha").inputValue()) === answer
  }
  await expect.poll(isAnswered).toBe(true)
}

export const challenge = (page: Page): Locator => page.getByRole("dialog", { name: "Human verification" })

/** Solves the human verification. */
export const solve = async (page: Page): Promise<void> => {
  await challenge(page).getByRole("slider").fill("70")
  await challenge(page).getByRole("button", { name: "Check" }).click()
}
