import type { Locator, Page } from "playwright"
import { expect } from "vitest"

import { millis } from "#config/millis.ts"
import { timings } from "#config/timings.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { readCaptcha } from "#tests/support/world.ts"

export const loginForm = (page: Page): Locator => page.getByRole("form", { name: "Login" })

export const field = (page: Page, name: "Username" | "Password" | "Captcha"): Locator =>
  loginForm(page).getByRole("textbox", { name, exact: true })

export const loginButton = (page: Page): Locator =>
  loginForm(page).getByRole("button", { name: "Login", exact: true })

/** Fills the login form and sends it. */
export const logIn = async (page: Page, account: string, password: string = demoPassword): Promise<void> => {
  await field(page, "Username").fill(account)
  await field(page, "Password").fill(password)
  await loginButton(page).click()
}

const captchaButton = (page: Page): Locator =>
  loginForm(page).getByRole("button", { name: "Refresh captcha" })

/** The captcha's picture, once it is there. */
export const captchaPicture = async (page: Page): Promise<string> => {
  const source = await captchaButton(page).locator("img").getAttribute("src")
  return source ?? ""
}

/** What a player reads in the captcha's picture. */
export const captchaAnswer = async (page: Page): Promise<string> =>
  readCaptcha((await captchaPicture(page)).replace(/^.*base64,/, ""))

export const refreshCaptcha = (page: Page): Promise<void> => captchaButton(page).click()

/** What is said loudly, such as a refusal: a toast, or a field's error. */
export const said = (page: Page, text: string | RegExp): Locator =>
  page.getByRole("alert").filter({ hasText: text })

/** The header, beneath a popup too: one that comes after the login hides it from roles, though it can be read. */
export const header = (page: Page): Locator => page.getByRole("banner", { includeHidden: true })

/** The money in the header, beneath a popup too. */
export const headerBalance = (page: Page): Locator =>
  header(page).getByRole("status", { name: "Balance", includeHidden: true })

export const balance = (page: Page): Locator => page.getByRole("status", { name: "Balance" })

/** Waits out the span in which the last unread counts, or their failure, are the answer to the next one who asks, too. */
export const unreadAskable = (page: Page): Promise<void> =>
  page.waitForTimeout(millis(timings.unreadThrottle))

export const bottomMenu = (page: Page): Locator => page.getByRole("navigation", { name: "Main" })

/** Opens the right-side menu. */
export const openMenu = async (page: Page): Promise<Locator> => {
  await header(page).getByRole("button", { name: "Menu" }).click()
  const menu = page.getByRole("dialog", { name: "Menu" })
  await menu.waitFor()
  return menu
}

/** A game of the winner board, by its name. */
export const winnerGame = (page: Page, name: string): Locator =>
  page.getByRole("region", { name: "Latest Winner" }).getByRole("button", { name, exact: true }).first()

/** Closes what comes up by itself after a login: the announcements, and what follows them. */
export const closePopups = async (page: Page): Promise<void> => {
  const popup = page.getByRole("dialog")
  await popup.waitFor()
  while ((await popup.count()) > 0) {
    const title = (await popup.getByRole("heading").first().textContent()) ?? ""
    await popup.getByRole("button", { name: "Close" }).click()
    await page.getByRole("dialog", { name: title }).waitFor({ state: "detached" })
  }
}

/** Goes on down a page by a thumb's reach, and from its end back to its top: what comes on the way makes it longer. */
export const roam = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isAtEnd = window.scrollY + window.innerHeight >= document.body.scrollHeight - 1
    window.scrollTo(0, isAtEnd ? 0 : window.scrollY + 250)
  })

/** The addresses a page comes by from now on, in their order. */
export const trailOf = (page: Page): ReadonlyArray<string> => {
  const trail: Array<string> = []
  page.on("framenavigated", (frame) => {
    if (frame !== page.mainFrame()) return
    const { pathname, search } = new URL(frame.url())
    trail.push(pathname + search)
  })
  return trail
}

/** Waits until a page has come by an address, be it that another one has taken its place since. */
export const expectPassed = async (trail: ReadonlyArray<string>, address: string): Promise<void> => {
  await expect.poll(() => trail, { timeout: 5000 }).toContain(address)
}
