import type { Page } from "playwright"

type Role = Parameters<Page["getByRole"]>[0]

/** Tab presses after which an element counts as out of reach. */
const reach = 120

export type KeyboardPlayer = ReturnType<typeof keyboardOf>

/** A player without a pointer: every method presses keys only, and waits for an element before it goes there. */
export const keyboardOf = (page: Page) => {
  const tabTo = async (
    role: Role,
    name: string | RegExp,
    key: "Tab" | "Shift+Tab" = "Tab",
  ): Promise<void> => {
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
    enter: async (...goal: Parameters<typeof tabTo>): Promise<void> => {
      await tabTo(...goal)
      await page.keyboard.press("Enter")
    },
    type: async (name: string, text: string): Promise<void> => {
      await tabTo("textbox", name)
      await page.keyboard.type(text)
    },
  }
}
