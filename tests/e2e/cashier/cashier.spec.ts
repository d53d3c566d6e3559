import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { demoPaymentPassword } from "#fixtures/logic/cashier/safes.ts"
import { receiptsKey } from "#platform/slots.ts"
import { expectSaid, header, headerBalance, logIn, openMenu } from "#tests/support/player.ts"
import { addressOf, expectAddress, expectQuiet, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const depositCall = "/wps/relay/MCS2_depositManualTransfer"
const withdrawCall = "/wps/transaction/withdraw"

const main = (page: Page) => page.getByRole("main")
const heading = (page: Page, name: string | RegExp) => main(page).getByRole("heading", { name })
const reads = async (page: Page, text: string) => {
  await expect.poll(() => headerBalance(page).textContent()).toBe(text)
}
const answer = (page: Page, name: string) =>
  page.getByRole("alertdialog").getByRole("button", { name }).click()

/** The buttons of the methods by their bare names, in the order of the product. */
const inOrder = new RegExp(
  ["Bank transfer", "Alipay", "QQ Wallet", "WeChat Pay", "Payment gateway"]
    .map((name) => `button "${name}"`)
    .join("[^]*"),
)

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
    await reads(page, "₱ 12,480.50")
    await fillDeposit(page, "500")
    await page.getByRole("alertdialog", { name: "Deposit ₱ 500.00?" }).waitFor()
    await answer(page, "Confirm")
    await heading(page, "Waiting for your payment").waitFor()
    const [deposit] = product.callsTo(depositCall)
    expect(deposit).toMatchObject({ body: { amount: 500, vendor: "JADEBANK" } })
    await main(page)
      .getByText(/^D[A-Z0-9]{8}$/)
      .waitFor()
    await expect
      .poll(() => main(page).getByRole("link", { name: "See the record" }).getAttribute("href"))
      .toBe(`${paths.accountRecord}?tab=deposit`)
    await reads(page, "₱ 12,980.50")
    await page.goto(paths.withdraw)
    const amount = main(page).getByRole("textbox", { name: "Amount" })
    const password = main(page).getByRole("textbox", { name: "Payment password" })
    await amount.fill("1000")
    await password.fill("111111")
    await main(page).getByRole("button", { name: "Continue" }).click()
    await answer(page, "Confirm")
    await expectSaid(page, "The payment password is not correct. Please try again.")
    expect(await amount.inputValue(), "what was typed is kept").toBe("1000")
    await password.fill(demoPaymentPassword)
    await main(page).getByRole("button", { name: "Continue" }).click()
    await page.getByRole("alertdialog", { name: "Withdraw ₱ 1,000.00 to this account?" }).waitFor()
    await answer(page, "Confirm")
    await heading(page, "Withdrawal requested").waitFor()
    await reads(page, "₱ 11,980.50")
    expect(JSON.stringify(product.world.log.entries()), "no secret in the log").not.toContain(
      demoPaymentPassword,
    )
    expectQuiet(page)
  })

  it("an amount is understood as it is pasted, or refused in words", async () => {
    const page = await product.visit({ persona: "0", path: paths.deposit })
    await fillDeposit(page, "₱ 1\u00a0000")
    await page.getByRole("alertdialog", { name: "Deposit ₱ 1,000.00?" }).waitFor()
    await answer(page, "Cancel")
    const amount = main(page).getByRole("textbox", { name: "Amount" })
    for (const written of ["1²", "1e3", "0x10", "-5", "+5", "1 00"]) {
      await amount.fill(written)
      await main(page).getByRole("button", { name: "Continue" }).click()
      await expectSaid(page, "Enter an amount such as 500 or 99.50")
    }
    expect(product.callsTo(depositCall)).toEqual([])
  })

  it("[RT-08, RO-09] /m/voucherCenter opens the deposit for members of type 0, 1 and 2", async () => {
    for (const persona of ["0", "1", "2"]) {
      const page = await product.visit({ persona, path: paths.deposit })
      await page.getByRole("heading", { level: 1, name: "Deposit" }).waitFor()
      await heading(page, "Payment method").waitFor()
      const methods = main(page).getByRole("region", { name: "Payment method" })
      await expect.poll(() => methods.ariaSnapshot()).toMatch(inOrder)
      await page.close()
    }
  })

  it("[SS-34] dep_func 1 shows the new deposit detail, otherwise the base version", async () => {
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
    await main(newer).getByRole("button", { name: "1,000", exact: true }).click()
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
    expect(product.callsTo("/wps/relay/MCS2_acceptPromo")).toHaveLength(1)
    expectQuiet(newer)
  })

  it("the arrow leads from the deposit form to the methods, also when the form was opened by its address", async () => {
    const page = await product.visit({ persona: "0", path: paths.deposit })
    const back = page.getByRole("button", { name: "Back" })
    await main(page).getByRole("button", { name: "Bank transfer" }).click()
    await expectAddress(page, `${paths.deposit}?method=MANUAL`)
    await back.click()
    await expectAddress(page, paths.deposit)
    await heading(page, "Payment method").waitFor()
    await page.goto(`${paths.deposit}?method=ALIPAY`)
    await heading(page, "Alipay").waitFor()
    await back.click()
    await expectAddress(page, paths.deposit)
    await heading(page, "Payment method").waitFor()
  })

  it("a deposit's receipt survives a reload, opens at the top, leads back to the methods, and is erased at sign-out", async () => {
    const page = await product.visit({ persona: "0", path: paths.deposit })
    await fillDeposit(page, "500")
    await answer(page, "Confirm")
    await heading(page, "Waiting for your payment").waitFor()
    await expect.poll(() => addressOf(page)).toMatch(/\?receipt=D[A-Z0-9]{8}$/)
    const receipt = addressOf(page)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    for (const name of ["Reference number", "Amount", "Account name", "Account number"])
      await main(page)
        .getByRole("button", { name: `Copy: ${name}` })
        .waitFor()
    await page.reload()
    await main(page).getByRole("region", { name: "Transfer to" }).getByText("Account number").waitFor()
    await page.getByRole("button", { name: "Back" }).click()
    await expectAddress(page, paths.deposit)
    await heading(page, "Payment method").waitFor()

    await (await openMenu(page)).getByRole("button", { name: "Sign out" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "Sign out" }).click()
    await header(page).getByRole("link", { name: "Login" }).waitFor()
    expect(await page.evaluate((key) => localStorage.getItem(key), receiptsKey)).toBeNull()
    await page.goto(paths.login)
    await logIn(page, "member0")
    await expectAddress(page, paths.home)
    await page.goto(receipt)
    await heading(page, "Payment method").waitFor()
  })

  it("a deposit's receipt is not shown to another account on the same device", async () => {
    const page = await product.visit({ persona: "0", path: paths.deposit })
    await fillDeposit(page, "500")
    await answer(page, "Confirm")
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
    await answer(page, "Confirm")
    await heading(page, "We do not know yet whether it went through").waitFor()
    await main(page).getByText("₱ 200.00").waitFor()
    await reads(page, "₱ 12,680.50")
    await main(page).getByRole("button", { name: "Try again" }).click()
    await heading(page, "Waiting for your payment").waitFor()
    await reads(page, "₱ 12,680.50")
    const ids = product.callsTo(depositCall).map(({ body }) => JSON.stringify(body))
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBe(ids[1])
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

  it("[ER-03] the withdrawal redirects guests to the login and refuses trial members", async () => {
    const guest = await product.visit({ path: paths.withdraw })
    await expectAddress(guest, paths.login)
    await guest.goto(paths.securityCentre)
    await expectAddress(guest, paths.login)
    const trial = await product.visit({ persona: "4", path: paths.withdraw })
    await main(trial).getByText("Play money cannot be withdrawn").waitFor()
    await main(trial).getByText("Register to deposit and withdraw real money.").waitFor()
    expect(await main(trial).getByRole("form").count()).toBe(0)
    expectQuiet(trial)
  })

  it("[RT-15] /m/securityCenter opens the security centre, which marks the state of each part", async () => {
    const page = await product.visit({ persona: "1", path: paths.securityCentre })
    await page.getByRole("heading", { level: 1, name: "Security center" }).waitFor()
    const rows = main(page).getByRole("listitem")
    await rows.first().waitFor()
    await expect
      .poll(() => rows.allTextContents())
      .toEqual([
        "Login passwordSet",
        "Payment passwordSet",
        "Bank accountsNot set",
        "Security questionsNot set",
      ])
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
