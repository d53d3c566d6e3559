import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { visit } from "#tests/support/page.tsx"
import { expectHeading, expectText, main, player } from "#tests/support/pagePlayer.ts"

const methods = ["Bank transfer", "Alipay", "QQ Wallet", "WeChat Pay", "Payment gateway"]

const expectTitle = async (name: string) => {
  await expect.element(page.getByRole("heading", { level: 1, name })).toBeVisible()
}

describe("the deposit page", () => {
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
  it("[ER-03] the withdrawal refuses trial members", async () => {
    await visit({ persona: "4", path: paths.withdraw })
    await expectText("Play money cannot be withdrawn")
    await expectText("Register to deposit and withdraw real money.")
    await expect.element(main().getByRole("form")).not.toBeInTheDocument()
  })
})
