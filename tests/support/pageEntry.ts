import { expect } from "vitest"
import { type Locator, page, userEvent } from "vitest/browser"

import type { Language } from "#config/product.ts"
import { demoPassword } from "#fixtures/personas.ts"
import { storageItems } from "#platform/storageItems.ts"
import type { Areas } from "#platform/Storage.ts"
import { button, dialog, field, main, player } from "#tests/support/pagePlayer.ts"
import { type Tabs, watchingTab } from "#tests/support/tabs.ts"
import { readCaptcha } from "#tests/support/gatewayClient.ts"

/** A form in the page's main content. */
export const form = (name: string): Locator => main().getByRole("form", { name, exact: true })

export const logIn = async (account: string, password: string = demoPassword): Promise<void> => {
  await player.types("Username", account)
  await player.types("Password", password)
  await player.presses("Login")
}

/** Fills the first step of a registration by username, and goes to the second step. */
export const fillNewAccount = async (username = "newcomer1"): Promise<void> => {
  await player.types("Username", username)
  await player.types("Password", "Lantern123")
  await player.types("Confirm password", "Lantern123")
  await goToDetails()
}

/** Goes to the second step of the register form, which has the optional fields, the consent and 'Register'. */
export const goToDetails = async (): Promise<void> => {
  await player.presses("Next")
  await expect.element(button("Register")).toBeVisible()
}

/** Waits for the title of the page. */
export const expectTitle = async (name: string): Promise<void> => {
  await expect.element(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible()
}

/** Waits until the app has an address, which may take a second after the last press. */
export const expectAt = async (at: () => string, address: string): Promise<void> => {
  await expect.poll(at).toBe(address)
}

/** Waits until a member's name shows in the header. */
export const expectLoggedIn = async (name: string | RegExp = "Maria Santos"): Promise<void> => {
  await expect.element(header().getByText(name)).toBeVisible()
}

/** Presses Enter in a text field. */
export const pressesEnter = async (label: string): Promise<void> => {
  await field(label).click()
  await userEvent.keyboard("{Enter}")
}

/** The header, even if a popup covers it. */
export const header = (): Locator => page.getByRole("banner", { includeHidden: true })

export const bottomMenu = (): Locator => page.getByRole("navigation", { name: "Main" })

/** Opens the menu on home, once home is completely rendered. */
export const opensMenu = async (): Promise<Locator> => {
  await expect.element(page.getByRole("contentinfo")).toBeInTheDocument()
  await header().getByRole("button", { name: "Menu" }).click()
  await expect.element(dialog("Menu")).toBeVisible()
  return dialog("Menu")
}

/** The present elements with role `alert`: a refusal, a toast or the error of a field. */
export const alerts = (text?: string): Locator => {
  const all = page.getByRole("alert")
  return text === undefined ? all : all.filter({ hasText: text })
}

/** The present elements with role `status` and this text. */
export const status = (text: string | RegExp): Locator => page.getByRole("status").filter({ hasText: text })

export const loader = (): Locator => status("Please wait")

/** The address of the captcha image. */
export const captchaPicture = (): string => {
  const picture = main().getByRole("button", { name: "Refresh captcha" }).element().querySelector("img")
  return picture?.getAttribute("src") ?? ""
}

/**
 * Fills the captcha field with the text of the captcha image. A newly arriving image empties the field, so this repeats
 * until image and field are unchanged for one animation frame.
 */
export const answerCaptcha = async (): Promise<void> => {
  const isAnswered = async (): Promise<boolean> => {
    const picture = captchaPicture()
    if (picture === "") return false
    const answer = readCaptcha(picture.replace(/^.*base64,/, ""))
    await player.types("Captcha", answer)
    await new Promise(requestAnimationFrame)
    return captchaPicture() === picture && valueOf("Captcha") === answer
  }
  await expect.poll(isAnswered).toBe(true)
}

/** The present value of a text field. */
const valueOf = (label: string): string => {
  const input = field(label).query()
  return input instanceof HTMLInputElement ? input.value : ""
}

/** Simulates another tab in which the player chooses a language. */
export const languageTab = (): {
  readonly tabs: Tabs
  readonly chooses: (areas: Areas, language: Language) => void
} => {
  const { tabs, tell } = watchingTab(storageItems.language.key)
  return {
    tabs,
    chooses: ({ local }, language) => {
      local.setItem(storageItems.language.key, language)
      tell()
    },
  }
}
