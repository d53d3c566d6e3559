import { Duration } from "effect"
import { describe, expect, it } from "vitest"
import type { Locator } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { depositManual } from "#gateway/calls/cashier/deposits.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { storageItems } from "#platform/storageItems.ts"
import { passes, openApp } from "#tests/support/page.tsx"
import { dialog, expectHeading, expectText, main, player, question } from "#tests/support/pagePlayer.ts"

import { askWithdrawal, pickBonus } from "./moneyForms.ts"

const lines = (within: Locator) =>
  within
    .getByRole("term")
    .elements()
    .map((term) => [term.textContent, term.nextElementSibling?.textContent?.replace(/\u00a0/g, " ")])

const deposits = async (bank: RegExp) => {
  await player.picks(bank)
  await player.types("Amount", "1500")
  await pickBonus(/^Festival hundred/)
  await player.presses("Continue")
}

describe("the confirmation of a deposit, withdrawal or transfer", () => {
  it("a deposit's confirmation lists method, account, amount, bonus, fee, gain and arrival; its button shows the amount", async () => {
    await openApp({ persona: "0", path: `${paths.deposit}?method=MANUAL` })
    await deposits(/^Crane Transfer/)
    await expect
      .poll(() => lines(question()))
      .toEqual([
        ["Payment method", "Bank transfer"],
        ["Bank", expect.stringMatching(/^Crane Transfer •••• \d{4}$/)],
        ["Bonus", "+ ₱ 375.00"],
        ["Fee", "₱ 25.00"],
        ["You get", "₱ 1,875.00"],
        ["Arrives", "In about 2 h"],
      ])
    await expect
      .element(question().getByRole("button", { name: /^Confirm/ }))
      .toHaveTextContent("Deposit ₱ 1,500.00")
  })

  it("a withdrawal's confirmation lists the account, amount, fee, gain and arrival", async () => {
    await openApp({ persona: "0", path: paths.withdraw })
    const terms = [
      ["Fee", "₱ 0.00"],
      ["You get", "₱ 1,000.00"],
      ["Arrives", "In about 30 min"],
    ]
    await player.types("Amount", "1000")
    await expect.poll(() => lines(main())).toEqual(terms)
    await askWithdrawal("1000")
    await expect
      .poll(() => lines(question()))
      .toEqual([
        ["Bank account", expect.stringMatching(/•••• \d{4}$/)],
        ["Account holder", expect.any(String)],
        ...terms,
      ])
    await expect
      .element(question().getByRole("button", { name: /^Confirm/ }))
      .toHaveTextContent("Withdraw ₱ 1,000.00")
    await player.confirms()
    await expectHeading("Withdrawal requested")
    expect(lines(main())).toContainEqual(["Arrives", "In about 30 min"])
  })

  it("a transfer's confirmation shows both wallet balances before and after the transfer", async () => {
    await openApp({ persona: "0", path: paths.memberHome })
    await player.presses("Transfer between wallets")
    await dialog().getByLabelText("From wallet").selectOptions("Main wallet")
    await dialog().getByLabelText("To wallet").selectOptions("Koiworks")
    await dialog().getByRole("textbox", { name: "Amount" }).fill("50")
    await dialog().getByRole("button", { name: "Transfer" }).click()
    const amounts = (text: string | undefined) =>
      (text?.match(/[\d,]+\.\d\d/g) ?? []).map((each) => Number(each.replace(/,/g, "")))
    await expect.poll(() => lines(question()).map(([label]) => label)).toEqual(["From wallet", "To wallet"])
    const [from, to] = lines(question()).map(([, value]) => amounts(value))
    expect(from?.[1]).toBeCloseTo((from?.[0] ?? 0) - 50, 2)
    expect(to?.[1]).toBeCloseTo((to?.[0] ?? 0) + 50, 2)
    await player.confirms()
    await expect.element(dialog().getByText("The money was transferred")).toBeVisible()
  })

  it("a transfer of a whole balance above 2^53 keeps every digit", async () => {
    await openApp({
      persona: "0",
      path: paths.memberHome,
      before: ({ rewrite }) =>
        rewrite<{ readonly wallets: ReadonlyArray<object> }>(memberWallet, (wallet) => ({
          ...wallet,
          wallets: wallet.wallets.map((each) => ({ ...each, balance: "9007199254740993" })),
        })),
    })
    await player.presses("Transfer between wallets")
    await dialog().getByLabelText("From wallet").selectOptions("Main wallet")
    await dialog().getByLabelText("To wallet").selectOptions("Koiworks")
    await dialog().getByRole("button", { name: "Transfer all" }).click()
    await dialog().getByRole("button", { name: "Transfer" }).click()
    await expect.element(question()).toHaveAccessibleName(/9,007,199,254,740,993\.00/)
  })
})

describe("a hidden balance", () => {
  const opensHidden = (path: string) =>
    openApp({ persona: "0", path, storage: { [storageItems.balanceHidden.key]: "1" } })
  const amounts = () => document.body.textContent?.match(/12,480\.50/g) ?? []

  it.each([
    [paths.withdraw, "Withdraw all"],
    [paths.memberHome, "Wallets"],
  ])("is shown on %s only while the player wants it", async (path, loaded) => {
    await opensHidden(path)
    await expect.element(main().getByText(loaded)).toBeVisible()
    expect(amounts()).toEqual([])
    await main().getByRole("button", { name: "Show amount" }).first().click()
    await expect.poll(amounts).toHaveLength(1)
    await main()
      .getByRole("button", { name: /Hide amount$/ })
      .click()
    expect(amounts()).toEqual([])
  })

  it.each([paths.accountRecord, paths.pointsMall])("is asterisks on %s", async (path) => {
    await opensHidden(path)
    await expect.element(main().getByText("******").first()).toBeVisible()
  })

  it("is not readable in a transfer", async () => {
    await opensHidden(paths.memberHome)
    await player.presses("Transfer between wallets")
    await dialog().getByLabelText("From wallet").selectOptions("Main wallet")
    await dialog().getByLabelText("To wallet").selectOptions("Koiworks")
    await dialog().getByRole("textbox", { name: "Amount" }).fill("50")
    await expect.element(dialog().getByText("******")).toBeVisible()
    await dialog().getByRole("button", { name: "Transfer" }).click()
    const hidden = expect.stringMatching(/^[^\d]*\*{6} → \*{6}$/)
    await expect
      .poll(() => lines(question()))
      .toEqual([
        ["From wallet", hidden],
        ["To wallet", hidden],
      ])
    await player.confirms()
    await expect.element(dialog().getByText("The money was transferred")).toBeVisible()
    for (const [, value] of lines(dialog())) expect(value).toBe("******")
  })
})

describe("the receipt of a deposit", () => {
  it("a deposit's receipt counts down the time to pay, then hides the payment details", async () => {
    const { rewrite } = await openApp({ persona: "0", path: `${paths.deposit}?method=MANUAL`, clock: true })
    rewrite<object>(depositManual, (value) => ({ ...value, expires: Date.now() + 120_000 }))
    await deposits(/^Jade Coin Bank/)
    await player.confirms()
    await expectHeading("Waiting for your payment")
    const timer = main().getByRole("timer", { name: "Pay within" })
    await expect.poll(() => timer.element().textContent).toMatch(/^(1:\d\d|2:00)$/)
    expect(lines(main())).toContainEqual(["You get", "₱ 1,875.00"])
    expect(lines(main())).toContainEqual(["Arrives", "In about 10 min"])
    await passes(Duration.minutes(2))
    await expectText("The time to pay is over. If you have not paid, make another deposit.")
    await expect.element(timer).not.toBeInTheDocument()
    await expect.element(main().getByRole("region", { name: "Transfer to" })).not.toBeInTheDocument()
    await expect.element(main().getByText(/Waiting for your payment|Now transfer/)).not.toBeInTheDocument()
    const heads = lines(main()).map(([head]) => head)
    for (const promised of ["Bonus", "You get", "Fee", "Arrives"]) expect(heads).not.toContain(promised)
  })
})

describe("the bonus of a deposit", () => {
  it("a bonus shows the required stake in pesos for the typed amount, or for the minimum amount", async () => {
    await openApp({ persona: "0", path: `${paths.deposit}?method=MANUAL` })
    const note = (amount: string, stake: string) =>
      main().getByText(`With a deposit of ₱\u00a0${amount}: stake ₱\u00a0${stake} before you withdraw`)
    await player.presses(/^Bonus/)
    await expect.element(note("1,000.00", "10,000.00")).toBeVisible()
    await player.types("Amount", "1500")
    await expect.element(note("1,500.00", "15,000.00")).toBeVisible()
    await expect.element(note("20,000.00", "450,000.00")).toBeVisible()
  })
})
