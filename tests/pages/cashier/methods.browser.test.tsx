import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { visit } from "#tests/support/page.tsx"
import { button, main, player } from "#tests/support/pagePlayer.ts"

const chips = () =>
  main()
    .getByRole("group", { name: "Quick amounts" })
    .getByRole("button")
    .elements()
    .map(({ textContent }) => textContent)

const inPesos = (amount: string): string => `₱\u00a0${amount}`

const firstMethod = () => main().getByRole("listitem").first().getByRole("button")

describe("deposit methods", () => {
  it("a deposit method's button has the bare name, and its limits as the description", async () => {
    await visit({ persona: "0", path: paths.deposit })
    for (const [name, limits] of [
      ["Bank transfer", "From ₱\u00a0100.00 to ₱\u00a01,000,000.00"],
      ["WeChat Pay", "From ₱\u00a050.00 to ₱\u00a030,000.00"],
      ["Payment gateway", "₱\u00a050.00 or more"],
    ] as const)
      await expect.element(button(name)).toHaveAccessibleDescription(limits)
  })

  it("a deposit offers only quick amounts within the limits of the method, then of the bank", async () => {
    await visit({ persona: "0", path: `${paths.deposit}?method=WECHAT` })
    await expect.poll(chips).toEqual(["50", "100", "200", "500", "1,000", "2,000"].map(inPesos))
    await player.picks(/^Lantern Card/)
    await expect.poll(chips).toEqual(["500", "1,000", "2,000"].map(inPesos))
  })

  it("a deposit method that was opened by its address leads to the methods, for another choice", async () => {
    const { address, at } = await visit({ persona: "0", path: `${paths.deposit}?method=WECHAT` })
    await player.presses("Change payment method")
    await expect.element(button("Bank transfer")).toBeVisible()
    expect(at()).toBe(paths.deposit)
    expect(address.history).toHaveLength(1)
  })

  it("the deposit method used last comes first, also after a reload", async () => {
    const { again } = await visit({ persona: "0", path: paths.deposit })
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
})
