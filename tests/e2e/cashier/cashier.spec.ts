// End to end because money moves cross a real encryption, a real reload and a second tab.
import type { Page } from "playwright"
import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { demoPaymentPassword } from "#fixtures/logic/cashier/securitySettings.ts"
import { depositManual } from "#gateway/calls/cashier/deposits.ts"
import { withdraw } from "#gateway/calls/cashier/withdrawals.ts"
import { cashierStorageItems } from "#platform/cashierStorageItems.ts"
import { expectMessage, headerBalance, logIn } from "#tests/support/player.ts"
import { expectAddress, expectNoErrors, startProduct } from "#tests/support/product.ts"

const product = startProduct()

const main = (page: Page) => page.getByRole("main")
const field = (page: Page, name: string) => main(page).getByRole("textbox", { name, exact: true })
const heading = (page: Page, name: string) => main(page).getByRole("heading", { name })
const unsettled = (page: Page) =>
  main(page).getByRole("status", { name: "We do not know yet whether your request went through" })
const confirm = (page: Page) => page.getByRole("alertdialog").getByRole("button", { name: "Confirm" }).click()
const reads = async (page: Page, text: string) => {
  await expect.poll(() => headerBalance(page).textContent()).toBe(text)
}

const fillDeposit = async (page: Page, amount: string) => {
  await main(page).getByRole("button", { name: "Bank transfer" }).click()
  await main(page)
    .getByRole("radio", { name: /^Jade Coin Bank/ })
    .check()
  await field(page, "Amount").fill(amount)
  await main(page).getByRole("button", { name: "Continue" }).click()
}

const fillWithdrawal = async (page: Page, amount: string) => {
  await field(page, "Amount").fill(amount)
  await field(page, "Payment password").fill(demoPaymentPassword)
  await main(page).getByRole("button", { name: "Continue" }).click()
  await page.getByRole("alertdialog").waitFor()
}

/** Opens the withdrawal. The responses to its first requests are lost. */
const openLossy = (times: number) =>
  product.openApp({
    persona: "0",
    path: paths.withdraw,
    settings: { faults: [{ call: withdraw.path, kind: "lost", times }] },
    apart: true,
  })

/** The request ids of the moves that the device stores. A withdrawal's body is encrypted and hidden in the log. */
const storedIds = (page: Page) =>
  page.evaluate(
    (key) => (localStorage.getItem(key) ?? "").match(/"requestId":"[0-9a-f-]{36}"/g) ?? [],
    cashierStorageItems.unsettledMoves.key,
  )

describe("the cashier", () => {
  it("[GE-05] lets a member log in, see the balance, deposit and withdraw", async () => {
    const page = await product.openApp({ path: paths.deposit })
    await expectAddress(page, paths.login)
    await logIn(page, "member0")
    await expectAddress(page, paths.deposit)
    await reads(page, "₱\u00a012,480.50")
    await fillDeposit(page, "500")
    await page.getByRole("alertdialog", { name: "Deposit ₱ 500.00?" }).waitFor()
    await confirm(page)
    await heading(page, "Waiting for your payment").waitFor()
    await expect.poll(() => page.evaluate(() => scrollY), { message: "opens at the top" }).toBe(0)
    const [deposit] = product.callsTo(depositManual.path)
    expect(deposit).toMatchObject({ body: { amount: 500, vendor: "JADEBANK" } })
    await expect
      .poll(() => main(page).getByRole("link", { name: "See the record" }).getAttribute("href"))
      .toBe(`${paths.accountRecord}?tab=deposit`)
    await reads(page, "₱\u00a012,480.50")
    await page.goto(paths.withdraw)
    await fillWithdrawal(page, "1000")
    await confirm(page)
    await heading(page, "Withdrawal requested").waitFor()
    await reads(page, "₱\u00a011,480.50")
    expectNoErrors(page)
  })
})

describe("unsettled withdrawal", () => {
  it("shows again after a reload and is retried with the same request id", async () => {
    const page = await openLossy(2)
    await fillWithdrawal(page, "500")
    await confirm(page)
    await unsettled(page).waitFor()
    const ids = await storedIds(page)
    expect(ids).toHaveLength(1)
    await unsettled(page).getByRole("button", { name: "Try again" }).click()
    await expect.poll(() => product.callsTo(withdraw.path).length).toBe(2)
    await page.reload()
    await unsettled(page).getByText("₱ 500.00").waitFor()
    expect(await storedIds(page)).toEqual(ids)
    expect(await field(page, "Amount").count()).toBe(0)
    await unsettled(page).getByRole("button", { name: "Try again" }).click()
    await expectMessage(page, "Please enter the payment password")
    expect(product.callsTo(withdraw.path)).toHaveLength(2)
    await field(page, "Payment password").fill(demoPaymentPassword)
    await unsettled(page).getByRole("button", { name: "Try again" }).click()
    await heading(page, "Withdrawal requested").waitFor()
    expect(product.callsTo(withdraw.path)).toHaveLength(3)
    await reads(page, "₱\u00a011,980.50")
    await expect.poll(() => storedIds(page)).toEqual([])
    await page.reload()
    await field(page, "Amount").waitFor()
    expect(await unsettled(page).count()).toBe(0)
    expectNoErrors(page, /ERR_FAILED|Failed to load resource/)
  })

  it("shows in a second tab, which cannot send another withdrawal", async () => {
    const page = await openLossy(1)
    const other = await page.context().newPage()
    await other.goto(paths.withdraw)
    await fillWithdrawal(page, "500")
    await fillWithdrawal(other, "500")
    await confirm(page)
    await unsettled(page).waitFor()
    await unsettled(other).getByText("₱ 500.00").waitFor()
    expect(await other.getByRole("alertdialog").count()).toBe(0)
    await unsettled(page).getByRole("button", { name: "Try again" }).click()
    await heading(page, "Withdrawal requested").waitFor()
    await field(other, "Amount").waitFor()
    expect(product.callsTo(withdraw.path)).toHaveLength(2)
    await reads(page, "₱\u00a011,980.50")
  })
})
