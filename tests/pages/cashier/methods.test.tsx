import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { timings } from "#config/timings.ts"
import type { Settings } from "#fixtures/settings.ts"
import { depositBanks } from "#gateway/calls/cashier/deposits.ts"
import { whitelabel } from "#gateway/calls/frame/system.ts"
import { launchChat } from "#gateway/calls/messages/chat.ts"
import { passes, openApp } from "#tests/support/page.tsx"
import { button, choice, expectHeading, expectText, field, main, player } from "#tests/support/pagePlayer.ts"

const firstMethod = () => main().getByRole("listitem").first().getByRole("button")

/** Fills the form of Alipay, the only method; then the other methods join it. */
const filledAlipay = async (settings: Partial<Settings> = {}) => {
  let isOnly = true
  const { at, goesOffline, comesOnline } = await openApp({
    persona: "0",
    path: paths.deposit,
    clock: true,
    settings,
    before: ({ rewrite }) =>
      rewrite<ReadonlyArray<{ readonly method: string }>>(depositBanks, (banks) =>
        banks.filter(({ method }) => !isOnly || method === "ALIPAY"),
      ),
  })
  await player.picks(/^Koi Purse/)
  await player.types("Amount", "1234")
  isOnly = false
  goesOffline()
  comesOnline()
  await passes(timings.onlineSpread)
  return { at }
}

describe("deposit methods", () => {
  it("a deposit method's button has the method's name, and the limits and terms as accessible description", async () => {
    await openApp({ persona: "0", path: paths.deposit })
    for (const [name, limits] of [
      ["Bank transfer", "From ₱\u00a0100 to ₱\u00a01,000,000"],
      ["WeChat Pay", "From ₱\u00a050 to ₱\u00a030,000 Instant · no fee"],
      ["Payment gateway", "₱\u00a050 or more"],
    ] as const)
      await expect.element(button(name)).toHaveAccessibleDescription(limits)
  })

  it("the deposit method used last is the first in the list, also after a reload", async () => {
    const { again } = await openApp({ persona: "0", path: paths.deposit })
    await expect.element(firstMethod()).toHaveAccessibleName("Bank transfer")
    await player.presses("QQ Wallet")
    await player.picks(/^Pearl & Post/)
    await player.presses("₱ 100")
    await player.presses("Continue")
    await player.confirms()
    await expect.element(main().getByRole("link", { name: "Pay now" })).toBeVisible()
    await player.pressesBack()
    await expect.element(firstMethod()).toHaveAccessibleName("QQ Wallet")
    await again()
    await expect.element(firstMethod()).toHaveAccessibleName("QQ Wallet")
  })

  it("a deposit method shows the badge that the merchant chose", async () => {
    await openApp({ persona: "0", path: paths.deposit })
    const card = main().getByRole("listitem").filter({ hasText: "Alipay" })
    await expect.element(card.getByText("Recommended")).toBeVisible()
    expect(main().getByText("Recommended").elements()).toHaveLength(1)
  })

  it("the filled form of the only deposit method stays when another method is added, which can then be chosen", async () => {
    const { at } = await filledAlipay()
    await expect.poll(at).toBe(`${paths.deposit}?method=ALIPAY`)
    await expect.element(field("Amount")).toHaveValue("1,234")
    await expect.element(choice(/^Koi Purse/)).toBeChecked()
    await player.presses("Change payment method")
    await expect.element(button("Bank transfer")).toBeVisible()
    expect(at()).toBe(paths.deposit)
  })

  it("the new version of the deposit form keeps the typed values when another method becomes the first", async () => {
    await filledAlipay({ templates: ["dep_func"] })
    await expect.element(choice("Bank transfer")).toBeVisible()
    await expect.element(choice("Alipay")).toBeChecked()
    await expect.element(choice(/^Koi Purse/)).toBeChecked()
    await expect.element(field("Amount")).toHaveValue("1,234")
  })

  it("the deposit page without any method opens the live chat", async () => {
    const { callsTo } = await openApp({
      persona: "0",
      path: paths.deposit,
      before: ({ rewrite }) => rewrite(depositBanks, () => []),
    })
    await expectText("No payment method available")
    await player.presses("Customer service")
    await expect.poll(() => callsTo(launchChat).length).toBe(1)
  })

  it("the list of methods ends with help and the operator's licence; an unsafe licence address is not a link", async () => {
    const { again, rewrite } = await openApp({ persona: "0", path: paths.deposit })
    const licence = main().getByRole("link", { name: /^Licensed by/ })
    await expect.element(licence).toHaveAttribute("href", "https://board.lantern.example/LB-2041")
    await expect.element(main().getByRole("link", { name: "Help center" })).toBeVisible()
    rewrite<object>(whitelabel, (value) => ({
      ...value,
      licence: { text: "Licensed by nobody", url: "javascript:alert(1)" },
    }))
    await again()
    await expectText("Licensed by nobody")
    await expect.element(licence).not.toBeInTheDocument()
  })
})

const methods = ["Bank transfer", "Alipay", "QQ Wallet", "WeChat Pay", "Payment gateway"]

const expectTitle = async (name: string) => {
  await expect.element(page.getByRole("heading", { level: 1, name })).toBeVisible()
}

describe("the deposit page", () => {
  it.each(["0", "1", "2"])(
    "[RT-08, RO-09] /m/voucherCenter opens the deposit page and its methods for a member of type %s",
    async (persona) => {
      await openApp({ persona, path: paths.deposit })
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

  it("the back arrow opens the methods from a deposit form, even if the form was opened by its address", async () => {
    const { again, at } = await openApp({ persona: "0", path: paths.deposit })
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
    await openApp({ persona: "4", path: paths.withdraw })
    await expectText("Play money cannot be withdrawn")
    await expectText("Register to deposit and withdraw real money.")
    await expect.element(main().getByRole("form")).not.toBeInTheDocument()
  })
})
