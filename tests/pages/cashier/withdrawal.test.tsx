import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { demoPaymentPassword } from "#fixtures/logic/cashier/securitySettings.ts"
import { answeredSecurityQuestions } from "#gateway/calls/account/security.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { consolidatedFunds } from "#gateway/calls/cashier/funds.ts"
import { withdraw } from "#gateway/calls/cashier/withdrawals.ts"
import { fieldRules } from "#gateway/calls/entry/fieldRules.ts"
import { openApp } from "#tests/support/page.tsx"
import { expectTitle, form, header, logIn } from "#tests/support/pageEntry.ts"
import {
  button,
  expectHeading,
  expectMessage,
  expectText,
  field,
  main,
  player,
  question,
} from "#tests/support/pagePlayer.ts"

import { askWithdrawal } from "./moneyForms.ts"

const security = paths.securityCentre

const selects = (label: string, option: string) => main().getByLabelText(label).selectOptions(option)

describe("withdrawal page", () => {
  it("keeps the amount after a wrong payment password; a withdrawal then reduces the balance", async () => {
    const { world } = await openApp({ persona: "0", path: paths.withdraw })
    const balance = header().getByRole("status", { name: "Balance", includeHidden: true })
    await player.types("Amount", "1000")
    for (const password of ["111111", demoPaymentPassword]) {
      await player.types("Payment password", password)
      await player.presses("Continue")
      await expect.element(question()).toHaveAccessibleName(/^Withdraw ₱\s1,000\.00 to this account\?$/)
      await player.confirms()
      if (password === demoPaymentPassword) continue
      await expectMessage("The payment password is not correct. Please try again.")
      await expect.element(field("Amount")).toHaveValue("1,000")
    }
    await expectHeading("Withdrawal requested")
    await expect.element(balance).toHaveTextContent("₱ 11,480.50")
    expect(JSON.stringify(world.log.entries()), "no secret in the log").not.toContain(demoPaymentPassword)
  })

  it("[RT-09] opens its form once a payment password and a card are set", async () => {
    const { at, callsTo } = await openApp({ persona: "2", path: paths.withdraw })
    await expectTitle("Withdraw")
    await player.follows("Set payment password")
    await expect.poll(at).toBe(`${security}?part=paymentPassword`)
    await player.types("Payment password", "135790")
    await player.types("Confirm payment password", "135790")
    await player.presses("Submit")
    await expect.poll(at).toBe(paths.withdraw)
    await player.follows("Add a bank account")
    const card = form("Add a bank account")
    await card.getByLabelText("Bank").selectOptions("Old Bell Trust")
    await player.types("Account number", "6222 0000 1111 9876")
    await player.types("Account holder", "Liza Cruz")
    await player.types("Payment password", "135790")
    await card.getByRole("button", { name: "Add a bank account" }).click()
    await expect.poll(at).toBe(paths.withdraw)
    await expectText("Old Bell Trust •••• 9876")
    expect(callsTo(withdraw)).toEqual([])
  })

  it("offers and sends no amount before the fee is known", async () => {
    let release = () => {}
    await openApp({
      persona: "0",
      path: paths.withdraw,
      before: ({ rewrite, holds }) => {
        rewrite<object>(consolidatedFunds, (funds) => ({ ...funds, withdraw: { fee: 25 } }))
        release = holds(consolidatedFunds)
      },
    })
    await expect.element(button("Continue")).toHaveAttribute("aria-busy", "true")
    expect(button(/^Withdraw all/).elements()).toEqual([])
    release()
    await expect.element(button(/^Withdraw all: ₱\s12,455\.50$/)).toBeVisible()
    await askWithdrawal("500")
    await expect.element(question().getByText("Fee")).toBeVisible()
  })

  it("accepts a pasted payment password", async () => {
    await openApp({ persona: "0", path: paths.withdraw })
    await expect.element(field("Payment password")).toBeVisible()
    for (const type of ["paste", "beforeinput", "contextmenu"]) {
      const event = new Event(type, { bubbles: true, cancelable: true })
      field("Payment password").element().dispatchEvent(event)
      expect(event.defaultPrevented, type).toBe(false)
    }
  })

  it("keeps the amount, but neither password nor error, when the session ends during the request", async () => {
    const { fails, mends, at } = await openApp({ persona: "0", path: paths.withdraw })
    await expect.element(field("Amount")).toBeVisible()
    fails(withdraw, "sessionOver")
    await askWithdrawal("500")
    await player.confirms()
    await expect.poll(at).toBe(paths.login)
    mends(withdraw)
    await logIn("member0")
    await expect.poll(at).toBe(paths.withdraw)
    await expect.element(field("Amount")).toHaveValue("500")
    await expect.element(main().getByLabelText("Payment password")).toHaveValue("")
    await expect.element(main().getByText(/has been logged out/)).not.toBeInTheDocument()
  })
})

describe("security centre", () => {
  it("[RT-15] shows the state of each security item, and saves the security answers", async () => {
    const { address, at, holds } = await openApp({ persona: "1", path: security })
    await expectTitle("Security center")
    for (const [index, name] of [
      /^Login password ?Set$/,
      /^Payment password ?Set$/,
      /^Bank accounts ?Not set$/,
      /^Security questions ?Not set$/,
    ].entries())
      await expect.element(main().getByRole("listitem").nth(index).getByRole("link", { name })).toBeVisible()
    expect(main().getByRole("listitem").elements()).toHaveLength(4)
    await player.follows(/^Bank accounts/)
    await expectText("You have not added a bank account yet")
    address.goBack()
    await player.follows(/^Security questions/)
    await selects("Question 1", "In which street did you grow up?")
    await player.types("Answer 1", "lantern")
    await selects("Question 2", "What was the name of your first pet?")
    await player.types("Answer 2", "lantern")
    const release = holds(answeredSecurityQuestions)
    await player.presses("Submit")
    await expect.poll(at).toBe(security)
    release()
    await player.follows(/^Security questions ?Set/)
    await player.presses("Change answers")
    await selects("Question 1", "In which street did you grow up?")
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument()
  })
})

const setting = `${paths.securityCentre}?part=paymentPassword`

/** The attributes that keyboards and password managers read. */
const expectLooks = async (name: string, inputMode: string | null) => {
  const input = main().getByLabelText(name)
  await expect.element(input).toBeVisible()
  await expect
    .poll(() => ["type", "inputmode", "autocomplete"].map((each) => input.element().getAttribute(each)))
    .toEqual(["password", inputMode, "one-time-code"])
}

describe("the payment password", () => {
  it("a payment password is one masked field without autofill; for a digit pattern the keyboard shows digits", async () => {
    const { again } = await openApp({ persona: "0", path: paths.withdraw })
    await expectLooks("Payment password", "numeric")
    await again(setting)
    for (const name of ["Old payment password", "New payment password", "Confirm payment password"])
      await expectLooks(name, "numeric")
  })

  it.each([
    [paths.withdraw, "Payment password"],
    [setting, "New payment password"],
  ])(
    "a payment password at %s uses the full keyboard when the merchant's pattern accepts letters",
    async (path, name) => {
      await openApp({
        persona: "0",
        path,
        before: ({ rewrite }) =>
          rewrite(fieldRules, () => ({ patterns: { paymentPassword: "^[A-Za-z0-9]{6,8}$" } })),
      })
      await expectLooks(name, null)
    },
  )
})

const why = "We do not know your balance yet. Refresh it above, then continue."

const balance = () => main().getByRole("status", { name: "Balance" })

describe("a withdrawal while the balance is unknown", () => {
  it("a withdrawal says why it waits for the balance, and continues after a refresh", async () => {
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
    await expect.element(balance()).not.toBeInTheDocument()
    await player.presses("Continue")
    await expect.element(page.getByRole("alertdialog")).toBeVisible()
    expect(callsTo(withdraw)).toEqual([])
  })
})
