import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import { depositManual } from "#gateway/calls/cashier/deposits.ts"
import { withdraw } from "#gateway/calls/cashier/withdrawals.ts"
import { formStorageItems } from "#platform/formStorageItems.ts"
import { passes, openApp } from "#tests/support/page.tsx"
import { logIn } from "#tests/support/pageEntry.ts"
import { choice, field, main, player } from "#tests/support/pagePlayer.ts"

import { askWithdrawal, fillDeposit } from "./moneyForms.ts"

const secret = (label: string) => main().getByLabelText(label)

const depositForm = `${paths.deposit}?method=MANUAL`

const fillWithdrawal = async (amount: string) => {
  await askWithdrawal(amount)
  await player.confirms()
}

describe("a draft of the cashier", () => {
  it("a withdrawal keeps its amount when the session ends while it is sent, but neither password nor refusal", async () => {
    const { fails, mends, at } = await openApp({ persona: "0", path: paths.withdraw })
    await expect.element(field("Amount")).toBeVisible()
    fails(withdraw, "sessionOver")
    await fillWithdrawal("500")
    await expect.poll(at).toBe(paths.login)
    mends(withdraw)
    await logIn("member0")
    await expect.poll(at).toBe(paths.withdraw)
    await expect.element(field("Amount")).toHaveValue("500")
    await expect.element(secret("Payment password")).toHaveValue("")
    await expect.element(main().getByText(/has been logged out/)).not.toBeInTheDocument()
  })

  it("a deposit keeps its bank, amount and payer over a reload, and forgets them after 30 minutes", async () => {
    const { again } = await openApp({ persona: "0", path: depositForm, clock: true })
    await fillDeposit("1000")
    await player.types("Payer's name", "Maria Santos")
    await again()
    await expect.element(field("Amount")).toHaveValue("1000")
    await expect.element(field("Payer's name")).toHaveValue("Maria Santos")
    await expect.element(choice(/^Jade Coin Bank/)).toBeChecked()
    await passes(timings.draftLifetime)
    await again()
    await expect.element(field("Amount")).toHaveValue("")
  })

  it("a deposit that was sent leaves no draft", async () => {
    const { areas } = await openApp({ persona: "0", path: depositForm })
    await fillDeposit("1000")
    expect(areas.local.getItem(formStorageItems.drafts.key)).toContain("1000")
    await player.presses("Continue")
    await player.confirms()
    await expect.poll(() => areas.local.getItem(formStorageItems.drafts.key)).toBeNull()
  })
})

describe("a refused form of the cashier", () => {
  it("a deposit announces its refusal once, until a field is edited", async () => {
    const { fails } = await openApp({ persona: "0", path: depositForm })
    await fillDeposit("1000")
    fails(depositManual, "refused", { code: "promo_in_use" })
    await player.presses("Continue")
    await player.confirms()
    await expect.poll(() => page.getByRole("alert").elements().length).toBe(1)
    await player.types("Amount", "1500")
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument()
  })
})
