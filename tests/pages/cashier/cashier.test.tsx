import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { depositManual } from "#gateway/calls/cashier/deposits.ts"
import { visit } from "#tests/support/page.tsx"
import { expectHeading, expectSaid, expectText, main, player, question } from "#tests/support/pagePlayer.ts"

const methods = ["Bank transfer", "Alipay", "QQ Wallet", "WeChat Pay", "Payment gateway"]

const expectTitle = async (name: string) => {
  await expect.element(page.getByRole("heading", { level: 1, name })).toBeVisible()
}

describe("the deposit page", () => {
  it("a deposit understands a pasted amount with currency and spaces, and refuses what is no plain number", async () => {
    const { callsTo } = await visit({ persona: "0", path: paths.deposit })
    await player.presses("Bank transfer")
    await player.picks(/^Jade Coin Bank/)
    await player.types("Amount", "₱ 1\u00a0000")
    await player.presses("Continue")
    await expect.element(question()).toHaveAccessibleName("Deposit ₱\u00a01,000.00?")
    await player.confirms("Cancel")
    for (const written of ["1²", "1e3", "0x10", "-5", "+5", "1 00"]) {
      await player.types("Amount", "500")
      await expect
        .element(main().getByText("Please enter an amount such as 500 or 99.50"))
        .not.toBeInTheDocument()
      await player.types("Amount", written)
      await player.presses("Continue")
      await expectSaid("Please enter an amount such as 500 or 99.50")
      await expectText("Please enter an amount such as 500 or 99.50")
    }
    expect(callsTo(depositManual)).toEqual([])
  })

  it.each(["0", "1", "2"])(
    "[RT-08, RO-09] /m/voucherCenter opens the deposit and its methods for a member of type %s",
    async (persona) => {
      await visit({ persona, path: paths.deposit })
      await expectTitle("Deposit")
      const region = main().getByRole("region", { name: "Payment method" })
      await expect
        .poll(() =>
          region
            .getByRole("listitem")
            .getByRole("button")
            .elements()
            .map((each) => methods.find((name) => each.textContent.startsWith(name))),
        )
        .toEqual(methods)
    },
  )

  it("the back arrow leads from the deposit form to the methods, also when the form was opened by its address", async () => {
    const { again, at } = await visit({ persona: "0", path: paths.deposit })
    await player.presses("Bank transfer")
    await expect.poll(at).toBe(`${paths.deposit}?method=MANUAL`)
    await player.pressesBack()
    await expect.poll(at).toBe(paths.deposit)
    await expectHeading("Payment method")
    await again(`${paths.deposit}?method=ALIPAY`)
    await expectHeading("Alipay")
    await player.pressesBack()
    await expect.poll(at).toBe(paths.deposit)
    await expectHeading("Payment method")
  })
})

describe("withdrawal safeguards", () => {
  it("[ER-03] the withdrawal redirects guests to the login", async () => {
    const { again, at } = await visit({ path: paths.withdraw })
    await expect.poll(at).toBe(paths.login)
    await again(paths.securityCentre)
    await expect.poll(at).toBe(paths.login)
  })

  it("[ER-03] the withdrawal refuses trial members", async () => {
    await visit({ persona: "4", path: paths.withdraw })
    await expectText("Play money cannot be withdrawn")
    await expectText("Register to deposit and withdraw real money.")
    await expect.element(main().getByRole("form")).not.toBeInTheDocument()
  })
})
