// End to end because the journey leaves for the vendor's page and comes back.
import type { Page } from "playwright"
import { expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { withdraw as withdrawCall } from "#gateway/calls/cashier/withdrawals.ts"
import { challenge, readPicture, registerButton, registerForm } from "#tests/support/entry.ts"
import { header } from "#tests/support/player.ts"
import { expectAddress, expectNoErrors, startProduct } from "#tests/support/product.ts"

const product = startProduct()

type Role = Parameters<Page["getByRole"]>[0]

/** Tab presses after which an element counts as out of reach. */
const reach = 120

/** Keyboard access to a page. It waits for an element before it goes there. */
const keyboardOf = (page: Page) => {
  /** Presses Tab, or Shift+Tab, until the element has the focus. */
  const tabTo = async (role: Role, name: string | RegExp, key: "Tab" | "Shift+Tab" = "Tab") => {
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
    enter: async (...goal: Parameters<typeof tabTo>) => {
      await tabTo(...goal)
      await page.keyboard.press("Enter")
    },
    type: async (name: string, text: string) => {
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

type KeyboardPlayer = ReturnType<typeof keyboardOf>

const heading = (page: Page, name: string) => page.getByRole("main").getByRole("heading", { name })

const register = async (page: Page, keys: KeyboardPlayer): Promise<void> => {
  await keys.enter("link", "Register")
  await registerForm(page).waitFor()
  await keys.type("Username", "newcomer1")
  await keys.type("Password", "Lantern123")
  await keys.type("Confirm password", "Lantern123")
  await page.keyboard.press("Enter")
  await registerButton(page).waitFor()
  await keys.type("Captcha", await readPicture(registerForm(page)))
  await page.keyboard.press("Enter")
  await keys.verifyHuman()
  await expectAddress(page, paths.home)
  await keys.closeDialogs()
  await header(page).getByText("newcomer1").waitFor()
}

const deposit = async (page: Page, keys: KeyboardPlayer): Promise<void> => {
  await keys.enter("link", "Deposit", "Shift+Tab")
  await expectAddress(page, paths.deposit)
  await keys.enter("button", "Bank transfer")
  await keys.tabTo("radio", /^Jade Coin Bank/)
  await page.keyboard.press("Space")
  await keys.type("Amount", "500")
  await page.keyboard.press("Enter")
  await keys.enter("button", /^Confirm/)
  await heading(page, "Waiting for your payment").waitFor()
}

/** Plays a round for 25 at the vendor and returns to home. */
const play = async (page: Page, keys: KeyboardPlayer): Promise<void> => {
  await keys.enter("link", "Home", "Shift+Tab")
  await expectAddress(page, paths.home)
  await keys.enter("button", "Humming Ferry Sevens")
  await page.waitForURL(/\/lgw\/vendor\//)
  await keys.tabTo("spinbutton", "Stake")
  await page.keyboard.press("ControlOrMeta+A")
  await page.keyboard.type("25")
  await keys.enter("button", "Play a round")
  await page.getByText(/^Won /).waitFor()
  await keys.enter("link", "Back to lobby")
  await expectAddress(page, paths.home)
}

/** Sets the payment password and a card, which a new member lacks, and withdraws. */
const withdraw = async (page: Page, keys: KeyboardPlayer): Promise<void> => {
  await keys.enter("button", "Menu")
  await keys.enter("link", "Withdraw")
  await expectAddress(page, paths.withdraw)
  await keys.enter("link", "Set payment password")
  await keys.type("Payment password", "135790")
  await keys.type("Confirm payment password", "135790")
  await page.keyboard.press("Enter")
  await expectAddress(page, paths.withdraw)
  await keys.enter("link", "Add a bank account")
  await keys.tabTo("combobox", "Bank")
  await page.keyboard.type("Old Bell")
  await keys.type("Account number", "6222 0000 1111 9876")
  await keys.type("Account holder", "Liza Cruz")
  await keys.type("Payment password", "135790")
  await page.keyboard.press("Enter")
  await expectAddress(page, paths.withdraw)
  await page.getByText("Old Bell Trust •••• 9876").waitFor()
  await keys.type("Amount", "200")
  await keys.type("Payment password", "135790")
  await keys.enter("button", "Continue")
  await keys.enter("button", /^Confirm/)
  await heading(page, "Withdrawal requested").waitFor()
}

const signOut = async (page: Page, keys: KeyboardPlayer): Promise<void> => {
  await keys.enter("button", "Menu", "Shift+Tab")
  await keys.enter("button", "Sign out")
  await page.getByRole("alertdialog").waitFor()
  await keys.enter("button", "Sign out")
  await header(page).getByRole("link", { name: "Login" }).waitFor()
  await expectAddress(page, paths.home)
}

it(
  "a player with only a keyboard registers, deposits, plays, withdraws and signs out",
  { timeout: 120_000 },
  async () => {
    const page = await product.openApp({ settings: { scale: "few" } })
    const keys = keyboardOf(page)
    await register(page, keys)
    await deposit(page, keys)
    await play(page, keys)
    await withdraw(page, keys)
    await signOut(page, keys)
    expect(product.callsTo(withdrawCall.path)).toHaveLength(1)
    expectNoErrors(page)
  },
)
