import type { Page } from "playwright"

import { challenge } from "#tests/support/entry.ts"

type Role = Parameters<Page["getByRole"]>[0]

/** Tab presses after which an element counts as out of reach. */
const reach = 120

/** A player without a pointer: every method presses keys only. */
export interface KeyboardPlayer {
  /** Presses Tab, or Shift+Tab, until the element has the focus. */
  readonly tabTo: (role: Role, name: string | RegExp, key?: "Tab" | "Shift+Tab") => Promise<void>
  /** Goes to an element and presses Enter. */
  readonly enter: KeyboardPlayer["tabTo"]
  /** Goes to a field and types. */
  readonly type: (name: string, text: string) => Promise<void>
  /** Presses Escape until no dialog is open. */
  readonly closeDialogs: () => Promise<void>
  /** Moves the slider of the human verification to its mark and confirms. */
  readonly verifyHuman: () => Promise<void>
}

/** Keyboard access to a page. It waits for an element before it goes there. */
export const keyboardOf = (page: Page): KeyboardPlayer => {
  const tabTo: KeyboardPlayer["tabTo"] = async (role, name, key = "Tab") => {
    const expected = page.getByRole(role, { name, exact: true })
    await expected.first().waitFor()
    const focused = expected.and(page.locator(":focus"))
    for (let step = 0; step < reach; step++) {
      if ((await focused.count()) > 0) return
      await page.keyboard.press(key)
    }
    throw new Error(`${reach} presses of ${key} did not reach the ${role} '${name}'`)
  }
  return {
    tabTo,
    enter: async (...goal) => {
      await tabTo(...goal)
      await page.keyboard.press("Enter")
    },
    type: async (name, text) => {
      await tabTo("textbox", name)
      await page.keyboard.type(text)
    },
    closeDialogs: async () => {
      const dialog = page.getByRole("dialog")
      await dialog.waitFor()
      while ((await dialog.count()) > 0) {
        const title = (await dialog.getByRole("heading").first().textContent()) ?? ""
        await page.keyboard.press("Escape")
        await page.getByRole("dialog", { name: title }).waitFor({ state: "detached" })
      }
    },
    verifyHuman: async () => {
      await challenge(page).waitFor()
      await tabTo("slider", /./)
      for (let step = 0; step < 70; step++) await page.keyboard.press("ArrowRight")
      await page.keyboard.press("Enter")
    },
  }
}
