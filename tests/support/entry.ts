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

/** A field of the register form, by its label. */
export const box = (page: Page, name: string): Locator =>
  registerForm(page).getByRole("textbox", { name, exact: true })

export const registerButton = (page: Page): Locator =>
  registerForm(page).getByRole("button", { name: "Register", exact: true })

/** The text in the picture of a form's captcha. */
export const readPicture = async (form: Locator): Promise<string> => {
  const picture = form.getByRole("button", { name: "Refresh captcha" }).locator("img")
  const source = (await picture.getAttribute("src")) ?? ""
  return readCaptcha(source.replace(/^.*base64,/, ""))
}

/** Answers a form's captcha. A picture that arrives meanwhile empties the field, which is then filled again. */
export const answerCaptcha = async (form: Locator): Promise<void> => {
  const input = form.getByRole("textbox", { name: "Captcha" })
  const isAnswered = async () => {
    const answer = await readPicture(form)
    await input.fill(answer)
    return (await readPicture(form)) === answer && (await input.inputValue()) === answer
  }
  await expect.poll(isAnswered).toBe(true)
}

/** Fills the first step of a registration by username. */
export const fillAccount = async (page: Page, username = "newcomer1"): Promise<void> => {
  await box(page, "Username").fill(username)
  await box(page, "Password").fill("Lantern123")
  await box(page, "Confirm password").fill("Lantern123")
}

/** Goes to the second step of the register form, which has the optional fields, the consent and 'Register'. */
export const goToDetails = async (page: Page): Promise<void> => {
  await registerForm(page).getByRole("button", { name: "Next", exact: true }).click()
  await registerButton(page).waitFor()
}

/** Fills the required fields of a registration by username, and stays at the second step. */
export const fillByName = async (page: Page, username = "newcomer1"): Promise<void> => {
  await fillAccount(page, username)
  await goToDetails(page)
  await answerCaptcha(registerForm(page))
}

export const challenge = (page: Page): Locator => page.getByRole("dialog", { name: "Human verification" })

/** Solves the human verification. */
export const solve = async (page: Page): Promise<void> => {
  await challenge(page).getByRole("slider").fill("70")
  await challenge(page).getByRole("button", { name: "Check" }).click()
}

/** A toast or loader announced politely. */
export const status = (page: Page, text: string): Locator =>
  page.getByRole("status").filter({ hasText: text })
