import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import type { Settings } from "#fixtures/settings.ts"
import { uncopied } from "#tests/support/copies.ts"
import { expectSaid } from "#tests/support/player.ts"
import { expectAddress, expectQuiet, rewrite, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const depositCall = "/wps/relay/MCS2_depositManualTransfer"
const promosCall = "/wps/relay/MCS2_depositPromoList"
const form = `${paths.deposit}?method=MANUAL`
const newer = { templates: ["dep_func"] } as const satisfies Partial<Settings>

const main = (page: Page) => page.getByRole("main")
const heading = (page: Page, name: string) => main(page).getByRole("heading", { name })
const amount = (page: Page) => main(page).getByRole("textbox", { name: "Amount" })
const payer = (page: Page) => main(page).getByRole("textbox", { name: "Payer's name" })
const bank = (page: Page) => main(page).getByRole("radio", { name: /^Jade Coin Bank/ })
const promo = (page: Page, name: RegExp) => main(page).getByRole("radio", { name })
const payAndGet = (page: Page) => main(page).getByText(/^You pay .* you get/)
const confirm = (page: Page) => page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click()

const fill = async (page: Page) => {
  await bank(page).check()
  await amount(page).fill("1000")
  await payer(page).fill("Maria Santos")
  await promo(page, /^Festival hundred/).check()
}

const submit = async (page: Page) => {
  await main(page).getByRole("button", { name: "Continue" }).click()
  await confirm(page)
}

const expectFilled = async (page: Page) => {
  await expect.poll(() => amount(page).inputValue()).toBe("1000")
  expect(await payer(page).inputValue()).toBe("Maria Santos")
  expect(await bank(page).isChecked()).toBe(true)
  expect(await promo(page, /^Festival hundred/).isChecked()).toBe(true)
}

describe("a deposit with a bonus", () => {
  it.each([
    ["base", {}],
    ["new", newer],
  ] as const)(
    "the %s version says what is paid and what is added, once a bonus applies",
    async (_, settings) => {
      const page = await product.visit({ persona: "0", path: form, settings })
      await bank(page).check()
      await promo(page, /^Festival hundred/).check()
      await amount(page).fill("999.99")
      expect(await payAndGet(page).count(), "below the bonus's minimum").toBe(0)
      await amount(page).fill("1000")
      await expect.poll(() => payAndGet(page).textContent()).toBe("You pay ₱ 1,000.00 · you get ₱ 1,250.00")
      await amount(page).fill("600000")
      await expect.poll(() => payAndGet(page).count()).toBe(0)
      await amount(page).fill("2,000.50")
      await expect.poll(() => payAndGet(page).textContent()).toBe("You pay ₱ 2,000.50 · you get ₱ 2,500.63")
      await promo(page, /^No bonus/).check()
      await expect.poll(() => payAndGet(page).count()).toBe(0)
      expectQuiet(page)
    },
  )

  it("a bonus without a rate promises nothing", async () => {
    const page = await product.visit({
      persona: "0",
      path: form,
      before: (opened) =>
        rewrite<ReadonlyArray<object>>(opened, promosCall, (promos) =>
          promos.map((each) => ({ ...each, rate: undefined })),
        ),
    })
    await fill(page)
    expect(await payAndGet(page).count()).toBe(0)
    expect(await main(page).getByText("0% bonus").count()).toBe(0)
  })

  it("a deposit form without its bonuses offers to load them again, and is usable meanwhile", async () => {
    const page = await product.visit({
      persona: "0",
      path: form,
      settings: { faults: [{ call: promosCall, kind: "refused", times: 1, code: "no_permission" }] },
    })
    await amount(page).fill("500")
    await expectSaid(page, "The bonuses could not be loaded.")
    await main(page).getByRole("button", { name: "Try again" }).click()
    await promo(page, /^First lantern/).check()
    expect(await amount(page).inputValue()).toBe("500")
  })

  it("the summary names the payment method before a bank is chosen", async () => {
    const page = await product.visit({ persona: "0", path: paths.deposit, settings: newer })
    await main(page).getByRole("radio", { name: "Alipay" }).check()
    const summary = main(page).getByRole("region", { name: "Summary" })
    await summary.getByText("Alipay", { exact: true }).waitFor()
    await summary.getByText("Payment channel", { exact: true }).waitFor()
  })
})

describe("a failed deposit", () => {
  it("a refused deposit keeps all that was typed, and back leads to the methods", async () => {
    const page = await product.visit({
      persona: "0",
      path: paths.deposit,
      settings: { faults: [{ call: depositCall, kind: "refused", times: 1, code: "no_permission" }] },
    })
    await main(page).getByRole("button", { name: "Bank transfer" }).click()
    await fill(page)
    await submit(page)
    await expect.poll(() => product.callsTo(depositCall).length).toBe(1)
    await expectFilled(page)
    await page.goBack()
    await expectAddress(page, paths.deposit)
    await heading(page, "Payment method").waitFor()
    await page.goForward()
    await expect.poll(() => amount(page).inputValue()).toBe("1000")
    await expect.poll(() => payer(page).inputValue()).toBe("Maria Santos")
  })

  it("back closes the confirmation of a deposit, and another method does not show it again", async () => {
    const page = await product.visit({ persona: "0", path: paths.deposit })
    await main(page).getByRole("button", { name: "Bank transfer" }).click()
    await fill(page)
    await main(page).getByRole("button", { name: "Continue" }).click()
    await page.getByRole("alertdialog").waitFor()
    await page.goBack()
    await heading(page, "Payment method").waitFor()
    await main(page).getByRole("button", { name: "Alipay" }).click()
    await heading(page, "Alipay").waitFor()
    await expect.poll(() => amount(page).inputValue()).toBe("1000")
    expect(await page.getByRole("alertdialog").count()).toBe(0)
    expect(product.callsTo(depositCall)).toEqual([])
  })

  it("a stored deposit whose retry is refused opens its form again, and the arrow leads to the methods", async () => {
    const page = await product.visit({
      persona: "0",
      path: form,
      settings: {
        faults: [
          { call: depositCall, kind: "lost", times: 1 },
          { call: depositCall, kind: "refused", times: 1, code: "no_permission" },
        ],
      },
      apart: true,
    })
    await fill(page)
    await submit(page)
    await heading(page, "We do not know yet whether it went through").waitFor()
    await page.goto(paths.deposit)
    await main(page).getByRole("button", { name: "Try again" }).click()
    await expectFilled(page)
    await expectAddress(page, form)
    await page.getByRole("button", { name: "Back" }).click()
    await heading(page, "Payment method").waitFor()
    await expectAddress(page, paths.deposit)
  })
})

describe("copying", () => {
  it("each field of a deposit's receipt and of its record can be copied", async () => {
    const page = await product.visit({ persona: "0", path: form })
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
    await fill(page)
    await submit(page)
    await heading(page, "Waiting for your payment").waitFor()
    for (const [name, text] of [
      ["Amount", "1000"],
      ["Payment method", "Bank transfer"],
      ["Bank", "Jade Coin Bank"],
      ["Account name", "Lantern Market Trading"],
    ] as const) {
      await main(page)
        .getByRole("button", { name: `Copy: ${name}`, exact: true })
        .click()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(text)
    }
    expect(await page.getByRole("term").count()).toBeGreaterThan(5)
    expect(await uncopied(page)).toEqual([])
    await main(page).getByRole("link", { name: "See the record" }).click()
    await main(page).getByRole("list", { name: "Deposits" }).getByRole("button").first().click()
    await page.getByRole("dialog").getByRole("term").first().waitFor()
    expect(await uncopied(page)).toEqual([])
  })
})
