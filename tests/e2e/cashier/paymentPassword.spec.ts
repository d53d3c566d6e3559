import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { demoPaymentPassword } from "#fixtures/logic/cashier/safes.ts"
import { startProduct } from "#tests/support/product.ts"

const product = startProduct()

const field = (page: Page, name: string) => page.getByRole("main").getByRole("textbox", { name, exact: true })

describe("the payment password", () => {
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
