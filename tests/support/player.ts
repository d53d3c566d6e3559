import type { Locator, Page } from "playwright"
import { expect } from "vitest"

import { demoPassword } from "#fixtures/personas.ts"
import { forget, textsOn, isAmong } from "#tests/support/liveRegions.ts"

export const loginForm = (page: Page): Locator => page.getByRole("form", { name: "Login" })

export const field = (page: Page, name: "Username" | "Password" | "Captcha"): Locator =>
  loginForm(page).getByRole("textbox", { name, exact: true })

export const loginButton = (page: Page): Locator =>
  loginForm(page).getByRole("button", { name: "Login", exact: true })

/** Fills and submits the login form. */
export const logIn = async (page: Page, account: string, password: string = demoPassword): Promise<void> => {
  await field(page, "Username").fill(account)
  await field(page, "Password").fill(password)
  await loginButton(page).click()
}

/**
 * Waits for a toast or an error. Messages that disappeared within the last 20 s count once, because a toast lasts one or
 * two seconds and a busy machine may pause for longer.
 */
export const expectMessage = async (
  page: Page,
  text: string | RegExp,
  role: "alert" | "status" = "alert",
): Promise<void> => {
  const shown = page.getByRole(role).filter({ hasText: text }).first()
  const isShown = async () => (await shown.isVisible()) || isAmong(await textsOn(page, role), text)
  await expect.poll(isShown, { message: `${role} '${text}'` }).toBe(true)
  await forget(page, role, text)
}

/** The header, even behind a popup. A popup after the login hides the header from queries by role, although it stays visible. */
export const header = (page: Page): Locator => page.getByRole("banner", { includeHidden: true })

/** The balance in the header, even behind a popup. */
export const headerBalance = (page: Page): Locator =>
  header(page).getByRole("status", { name: "Balance", includeHidden: true })

export const balance = (page: Page): Locator => page.getByRole("status", { name: "Balance" })

export const bottomMenu = (page: Page): Locator => page.getByRole("navigation", { name: "Main" })

/** Opens the right-side menu. */
export const openMenu = async (page: Page): Promise<Locator> => {
  await header(page).getByRole("button", { name: "Menu" }).click()
  const menu = page.getByRole("dialog", { name: "Menu" })
  await menu.waitFor()
  return menu
}

/** Closes the popups after a login: the announcements and the popups that follow. */
export const closePopups = async (page: Page): Promise<void> => {
  const popup = page.getByRole("dialog")
  await popup.waitFor()
  while ((await popup.count()) > 0) {
    const title = (await popup.getByRole("heading").first().textContent()) ?? ""
    await popup.getByRole("button", { name: "Close" }).click()
    await page.getByRole("dialog", { name: title }).waitFor({ state: "detached" })
  }
}

/** Waits for some animation frames, so that an unwanted change would be rendered. */
export const someFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame++) await new Promise(requestAnimationFrame)
  })
