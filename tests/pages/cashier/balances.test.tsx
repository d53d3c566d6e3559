import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { withdraw } from "#gateway/calls/cashier/withdrawals.ts"
import { openApp } from "#tests/support/page.tsx"
import { dialog, expectMessage, expectText, main, player, question } from "#tests/support/pagePlayer.ts"

import { askWithdrawal } from "./moneyForms.ts"

const why = "We do not know your balance yet. Refresh it above, then continue."

const balance = () => main().getByRole("status", { name: "Balance" })

describe("balances with more digits than cents", () => {
  it("a funds transfer of a whole balance above 2^53 keeps every digit", async () => {
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

describe("a balance that is not known", () => {
  it("a withdrawal says why it waits, and continues after a refresh", async () => {
    const { rewrite, callsTo } = await openApp({
      persona: "0",
      path: paths.withdraw,
      before: (gateway) =>
        gateway.rewrite<object>(memberWallet, (wallet) => ({ ...wallet, sumBalance: null })),
    })
    await expect.element(balance()).toHaveTextContent("Not known")
    await expectText(why)
    await askWithdrawal("500")
    await expectMessage(why)
    await expect.element(question()).not.toBeInTheDocument()
    rewrite(memberWallet, (wallet) => wallet)
    await main().getByRole("button", { name: "Refresh balance" }).click()
    await expect.element(balance()).toHaveTextContent("₱ 12,480.50")
    await player.presses("Continue")
    await expect.element(page.getByRole("alertdialog")).toBeVisible()
    expect(callsTo(withdraw)).toEqual([])
  })
})
