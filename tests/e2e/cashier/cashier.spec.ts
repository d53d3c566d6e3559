import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { demoPaymentPassword } from "#fixtures/logic/cashier/safes.ts"
import { acceptPromo, depositManual } from "#gateway/calls/cashier/deposits.ts"
import { withdraw } from "#gateway/calls/cashier/withdrawals.ts"
import { receiptsKey } from "#platform/slots.ts"
import { expectSaid, header, headerBalance, logIn, openMenu } from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const depositCall = depositManual.path
const withdrawCall = withdraw.path

const main = (page: Page) => page.getByRole("main")
const heading = (page: Page, name: string | RegExp) => main(page).getByRole("heading", { name })
const reads = async (page: Page, text: string) => {
  await expect.poll(() => headerBalance(page).textContent()).toBe(text)
}
const press = (page: Page, name: string) =>
  page.getByRole("alertdialog").getByRole("button", { name }).click()

/** Fills in a manual transfer in the base version. */
const fillDeposit = async (page: Page, amount: string) => {
  await main(page).getByRole("button", { name: "Bank transfer" }).click()
  await main(page)
    .getByRole("radio", { name: /^Jade Coin Bank/ })
    .check()
  await main(page).getByRole("textbox", { name: "Amount" }).fill(amount)
  await main(page).getByRole("button", { name: "Continue" }).click()
}

describe("the cashier", () => {
  it("[GE-05] a member logs in, sees the balance, deposits and withdraws", async () => {
    const page = await product.visit({ path: paths.deposit })
    await expectAddress(page, paths.login)
    await logIn(page, "member0")
    await expectAddress(page, paths.deposit)
    await reads(page, "₱\u00a012,480.50")
    await fillDeposit(page, "500")
    await page.getByRole("alertdialog", { name: "Deposit ₱ 500.00?" }).waitFor()
    await press(page, "Confirm")
    await heading(page, "Waiting for your payment").waitFor()
    const [deposit] = product.callsTo(depositCall)
    expect(deposit).toMatchObject({ body: { amount: 500, vendor: "JADEBANK" } })
    await main(page)
      .getByText(/^D[A-Z0-9]{8}$/)
      .waitFor()
    await expect
      .poll(() => main(page).getByRole("link", { name: "See the record" }).getAttribute("href"))
      .toBe(`${paths.accountRecord}?tab=deposit`)
    await reads(page, "₱\u00a012,480.50")
    await page.goto(paths.withdraw)
    const amount = main(page).getByRole("textbox", { name: "Amount" })
    const password = main(page).getByRole("textbox", { name: "Payment password" })
    await amount.fill("1000")
    await password.fill("111111")
    await main(page).getByRole("button", { name: "Continue" }).click()
    await press(page, "Confirm")
    await expectSaid(page, "The payment password is not correct. Please try again.")
    expect(await amount.inputValue(), "what was typed is kept").toBe("1000")
    await password.fill(demoPaymentPassword)
    await main(page).getByRole("button", { name: "Continue" }).click()
    await page.getByRole("alertdialog", { name: "Withdraw ₱ 1,000.00 to this account?" }).waitFor()
    await press(page, "Confirm")
    await heading(page, "Withdrawal requested").waitFor()
    await reads(page, "₱\u00a011,480.50")
    expect(JSON.stringify(product.world.log.entries()), "no secret in the log").not.toContain(
      demoPaymentPassword,
    )
    expectQuiet(page)
  })

  it("[SS-34] the template flag dep_func shows the new deposit form, otherwise the base version", async () => {
    const base = await product.visit({ persona: "0", path: paths.deposit })
    await base.locator("main[data-version=base]").waitFor()
    await heading(base, "Payment method").waitFor()
    expect(await main(base).getByRole("region", { name: "Summary" }).count()).toBe(0)
    const newer = await product.visit({
      persona: "0",
      path: paths.deposit,
      settings: { templates: ["dep_func"] },
    })
    await newer.locator("main[data-version=new]").waitFor()
    await main(newer).getByRole("radio", { name: "Alipay" }).check()
    await main(newer)
      .getByRole("radio", { name: /^Koi Purse/ })
      .check()
    await main(newer).getByRole("button", { name: "₱ 1,000", exact: true }).click()
    await main(newer)
      .getByRole("radio", { name: /^Festival hundred/ })
      .check()
    const summary = main(newer).getByRole("region", { name: "Summary" })
    await summary.getByText("₱ 1,000.00", { exact: true }).waitFor()
    await summary.getByText("+ ₱ 250.00").waitFor()
    await main(newer).getByRole("button", { name: "Confirm" }).click()
    const pay = main(newer).getByRole("link", { name: "Pay now" })
    await pay.waitFor()
    await expect.poll(() => pay.getAttribute("target")).toBe("_blank")
    await main(newer).getByRole("img", { name: "Scan this code to pay" }).waitFor()
    await newer.reload()
    await main(newer).getByRole("img", { name: "Scan this code to pay" }).waitFor()
    expect(product.callsTo(acceptPromo.path)).toHaveLength(1)
    expectQuiet(newer)
  })

  it("a deposit's receipt survives a reload, opens at the top, leads back to the methods, and is erased at sign-out", async () => {
    const page = await product.visit({ persona: "0", path: paths.deposit })
    await fillDeposit(page, "500")
    await press(page, "Confirm")
    await heading(page, "Waiting for your payment").waitFor()
    await expect.poll(() => addressOf(page)).toMatch(/\?receipt=D[A-Z0-9]{8}$/)
    const receipt = addressOf(page)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    for (const name of ["Reference number", "Amount", "Account name", "Account number"])
      await main(page)
        .getByRole("button", { name: `Copy ${name}` })
        .waitFor()
    await page.reload()
    await main(page).getByRole("region", { name: "Transfer to" }).getByText("Account number").waitFor()
    await page.getByRole("button", { name: "Back" }).click()
    await expectAddress(page, paths.deposit)
    await heading(page, "Payment method").waitFor()

    await (await openMenu(page)).getByRole("button", { name: "Sign out" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click()
    await header(page).getByRole("link", { name: "Login" }).waitFor()
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), receiptsKey)).toBeNull()
    await page.goto(paths.login)
    await logIn(page, "member0")
    await expectAddress(page, paths.home)
    await page.goto(receipt)
    await heading(page, "Payment method").waitFor()
  })

  it("a deposit's receipt is not shown to another account on the same device", async () => {
    const page = await product.visit({ persona: "0", path: paths.deposit })
    await fillDeposit(page, "500")
    await press(page, "Confirm")
    await heading(page, "Waiting for your payment").waitFor()
    const receipt = addressOf(page)
    const stored = await page.evaluate((key) => localStorage.getItem(key) ?? "", receiptsKey)
    const other = await product.visit({ persona: "1", path: receipt, storage: { [receiptsKey]: stored } })
    await heading(other, "Payment method").waitFor()
    expect(await heading(other, "Waiting for your payment").count()).toBe(0)
  })

  it("a deposit without a response stays unsettled, and its retry moves no money twice", async () => {
    const page = await product.visit({
      persona: "0",
      path: paths.deposit,
      settings: { faults: [{ call: depositCall, kind: "lost", times: 1 }] },
    })
    await fillDeposit(page, "200")
    await press(page, "Confirm")
    await heading(page, "We do not know yet whether your request went through").waitFor()
    await main(page).getByText("₱ 200.00").waitFor()
    await main(page).getByRole("button", { name: "Try again" }).click()
    await heading(page, "Waiting for your payment").waitFor()
    const ids = product.callsTo(depositCall).map(({ body }) => JSON.stringify(body))
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBe(ids[1])
    await page.goto(`${paths.accountRecord}?tab=deposit`)
    const requested = main(page).getByRole("listitem").filter({ hasText: "Requested" })
    await expect.poll(() => requested.allTextContents()).toEqual([expect.stringContaining("200.00")])
    expectQuiet(page, /ERR_FAILED|Failed to load resource/)
  })
})

describe("withdrawal safeguards", () => {
  it("[RT-09] /m/withdraw opens the withdrawal after the payment password and a card are set", async () => {
    const page = await product.visit({ persona: "2", path: paths.withdraw })
    await page.getByRole("heading", { level: 1, name: "Withdraw" }).waitFor()
    await main(page).getByRole("link", { name: "Set payment password" }).click()
    await expectAddress(page, `${paths.securityCentre}?part=paymentPassword`)
    await main(page).getByRole("textbox", { name: "Payment password", exact: true }).fill("135790")
    await main(page).getByRole("textbox", { name: "Confirm payment password" }).fill("135790")
    await main(page).getByRole("button", { name: "Submit" }).click()
    await expectAddress(page, paths.withdraw)
    await main(page).getByRole("link", { name: "Add a bank account" }).click()
    const form = main(page).getByRole("form", { name: "Add a bank account" })
    await form.getByRole("combobox", { name: "Bank" }).selectOption("Old Bell Trust")
    await form.getByRole("textbox", { name: "Account number" }).fill("6222 0000 1111 9876")
    await form.getByRole("textbox", { name: "Account holder" }).fill("Liza Cruz")
    await form.getByRole("textbox", { name: "Payment password" }).fill("135790")
    await form.getByRole("button", { name: "Add a bank account" }).click()
    await expectAddress(page, paths.withdraw)
    await main(page).getByText("Old Bell Trust •••• 9876").waitFor()
    expect(product.callsTo(withdrawCall)).toEqual([])
    expectQuiet(page)
  })

  it("[RT-15] /m/securityCenter opens the security centre, which marks the state of each part", async () => {
    const page = await product.visit({ persona: "1", path: paths.securityCentre })
    await page.getByRole("heading", { level: 1, name: "Security center" }).waitFor()
    const rows = main(page).getByRole("listitem").getByRole("link")
    const states = [
      /^Login password ?Set$/,
      /^Payment password ?Set$/,
      /^Bank accounts ?Not set$/,
      /^Security questions ?Not set$/,
    ]
    await expect.poll(() => rows.count()).toBe(states.length)
    for (const [index, name] of states.entries())
      await main(page).getByRole("listitem").nth(index).getByRole("link", { name }).waitFor()
    await main(page).getByRole("link", { name: "Bank accounts" }).click()
    await main(page).getByText("You have not added a bank account yet.").waitFor()
    await page.goBack()
    await main(page).getByRole("link", { name: "Security questions" }).click()
    for (const [number, question] of [
      [1, "In which street did you grow up?"],
      [2, "What was the name of your first pet?"],
    ] as const) {
      await main(page)
        .getByRole("combobox", { name: `Question ${number}` })
        .selectOption(question)
      await main(page)
        .getByRole("textbox", { name: `Answer ${number}` })
        .fill("lantern")
    }
    await main(page).getByRole("button", { name: "Submit" }).click()
    await expectAddress(page, paths.securityCentre)
    await main(page)
      .getByRole("link", { name: /Security questions ?Set/ })
      .click()
    await main(page).getByRole("button", { name: "Change answers" }).click()
    await main(page)
      .getByRole("combobox", { name: "Question 1" })
      .selectOption("In which street did you grow up?")
    expectQuiet(page)
  })
})
