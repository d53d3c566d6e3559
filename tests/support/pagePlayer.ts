import { beforeEach, expect, vi } from "vitest"
import { type Locator, page } from "vitest/browser"

import { isAmong } from "#tests/support/liveRegions.ts"

type Name = string | RegExp

/** The content of the page, without its frame and dialogs. */
export const main = (): Locator => page.getByRole("main")

/** The confirmation dialog over the page. */
export const question = (): Locator => page.getByRole("alertdialog")

export const dialog = (name?: Name): Locator => page.getByRole("dialog", name === undefined ? {} : { name })

/** A button in the page's main content. */
export const button = (name: Name): Locator => main().getByRole("button", { name })

/** A text field in the page's main content. */
export const field = (label: Name): Locator => main().getByRole("textbox", { name: label })

/** A radio button in the page's main content. Its name is often longer than its label, so tests usually pass a pattern. */
export const choice = (name: Name): Locator => main().getByRole("radio", { name })

/** The texts of all elements that a locator finds, in order. */
export const textsOf = (all: Locator): ReadonlyArray<string> =>
  all.elements().map(({ textContent }) => textContent)

/** The actions of a player. Each action waits until its element is enabled. Names are accessible names. */
export const player = {
  types: (label: Name, text: string): Promise<void> => field(label).fill(text),
  presses: (name: Name): Promise<void> => button(name).click(),
  picks: (name: Name): Promise<void> => choice(name).click(),
  follows: (name: Name): Promise<void> => main().getByRole("link", { name }).click(),
  /** Confirms the confirmation dialog over the page. */
  confirms: (name: Name = /^Confirm/): Promise<void> => question().getByRole("button", { name }).click(),
  /** Presses the back arrow of the page. The browser's back button is `address.goBack()`. */
  pressesBack: (): Promise<void> => page.getByRole("button", { name: "Back" }).click(),
}

/** Presses a button of the confirmation dialog twice in the same task, because the first press closes the dialog. */
export const confirmsTwice = async (name: Name): Promise<void> => {
  const confirm = question().getByRole("button", { name })
  await expect.element(confirm).toBeVisible()
  const pressed = confirm.element()
  for (const press of [1, 2]) pressed.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: press }))
}

/** Waits for a text in the page's main content. */
export const expectText = async (text: Name): Promise<void> => {
  await expect.element(main().getByText(text).first()).toBeVisible()
}

/** Waits for a heading in the page's main content. */
export const expectHeading = async (name: Name): Promise<void> => {
  await expect.element(main().getByRole("heading", { name })).toBeVisible()
}

/** Waits for a toast or an error. Messages that disappeared within the last 5 s count too. */
export const expectMessage = async (text: Name, role: "alert" | "status" = "alert"): Promise<void> => {
  const shown = () =>
    (window.liveRegionTexts ?? []).filter((each) => each.role === role).map(({ text: each }) => each)
  await expect.poll(() => isAmong(shown(), text), { message: `${role} '${String(text)}'` }).toBe(true)
}

/** The names of the page's copy buttons, in order. */
export const copyButtons = (): ReadonlyArray<string | null> =>
  page
    .getByRole("button", { name: /^Copy / })
    .elements()
    .map((each) => each.getAttribute("aria-label"))

/** Records the texts that each test of this `describe` copies, without changing the real clipboard. */
export const copiedTexts = (): ReadonlyArray<string> => {
  const copied: Array<string> = []
  beforeEach(() => {
    copied.splice(0)
    const spy = vi.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => {
      copied.push(text)
    })
    return () => spy.mockRestore()
  })
  return copied
}
