import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { demoPaymentPassword } from "#fixtures/logic/cashier/safes.ts"
import { startProduct } from "#tests/support/product.ts"

const product = startProduct()

const setting = `${paths.securityCentre}?part=paymentPassword`

const field = (page: Page, name: string) => page.getByRole("main").getByRole("textbox", { name, exact: true })

/** The attributes that keyboards and password managers read. */
const looksOf = (page: Page, name: string) =>
  field(page, name).evaluate((input) => [
    input.getAttribute("type"),
    input.getAttribute("inputmode"),
    input.getAttribute("autocomplete"),
  ])

describe("the payment password", () => {
  it("a payment password is one masked field without autofill, and shows digit keys for a pattern of digits", async () => {
    const page = await product.visit({ persona: "0", path: paths.withdraw })
    await expect
      .poll(() => looksOf(page, "Payment password"))
      .toEqual(["password", "numeric", "one-time-code"])
    await page.goto(setting)
    for (const name of ["Old payment password", "New payment password", "Confirm payment password"])
      await expect.poll(() => looksOf(page, name)).toEqual(["password", "numeric", "one-time-code"])
  })

  it("a payment password shows all keys when the merchant's pattern accepts letters", async () => {
    for (const [path, name] of [
      [paths.withdraw, "Payment password"],
      [setting, "New payment password"],
    ] as const) {
      let isAnswered = false
      const page = await product.visit({
        persona: "0",
        path,
        before: (opened) =>
          opened.route("**/wps/system/settings/consolidated", async (route) => {
            const patterns = { paymentPassword: "^[A-Za-z0-9]{6,8}$" }
            await route.fulfill({ json: { success: true, value: { patterns } } })
            isAnswered = true
          }),
      })
      await expect.poll(() => isAnswered).toBe(true)
      await expect.poll(() => looksOf(page, name)).toEqual(["password", null, "one-time-code"])
    }
  })

  it("a payment password can be pasted", async () => {
    const page = await product.visit({ persona: "0", path: paths.withdraw })
    const password = field(page, "Payment password")
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
    await page.evaluate((text) => navigator.clipboard.writeText(text), demoPaymentPassword)
    await password.focus()
    await page.keyboard.press("ControlOrMeta+V")
    await expect.poll(() => password.inputValue()).toBe(demoPaymentPassword)
  })
})
