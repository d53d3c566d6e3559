import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { memberWallet } from "#gateway/calls/cashier/wallet.ts"
import { visit } from "#tests/support/page.tsx"
import { expectSaid, main, player, question } from "#tests/support/pagePlayer.ts"

const inBaht = { currencySymbol: "฿", currency: "THB" }

/** Opens a page in Thai, with a wallet in baht. */
const visitInThai = (path: string) =>
  visit({
    persona: "0",
    path,
    language: "TH",
    before: ({ rewrite }) => rewrite<object>(memberWallet, (wallet) => ({ ...wallet, ...inBaht })),
  })

const quick = (name: string) =>
  main()
    .getByRole("group", { name })
    .getByRole("button")
    .elements()
    .map(({ textContent }) => textContent)

describe("amounts in another currency than pesos", () => {
  it("quick amounts, limits and errors of a Thai deposit are in baht, and a pasted baht sign is accepted", async () => {
    await visitInThai(`${paths.deposit}?method=WECHAT`)
    await player.picks(/^Lantern Card/)
    await expect.poll(() => quick("จำนวนเงินแนะนำ")).toEqual(["฿\u00a0500", "฿\u00a01,000", "฿\u00a02,000"])
    await player.types("จำนวนเงิน", "฿ 1")
    await player.presses("ดำเนินการต่อ")
    await expectSaid(/^กรุณากรอกจำนวนเงินตั้งแต่ ฿\s[\d,]+\.00 ถึง ฿\s[\d,]+\.00$/)
    await player.types("จำนวนเงิน", "฿\u00a01,000")
    await player.presses("ดำเนินการต่อ")
    await expect.element(question()).toHaveAccessibleName(/฿\u00a01,000\.00/)
  })

  it("a pasted peso sign is refused in a wallet of baht", async () => {
    await visitInThai(`${paths.deposit}?method=WECHAT`)
    await player.picks(/^Lantern Card/)
    await player.types("จำนวนเงิน", "₱1,000")
    await player.presses("ดำเนินการต่อ")
    await expectSaid("กรุณากรอกจำนวนเงิน เช่น 500 หรือ 99.50")
  })

  it("the button of a Thai withdrawal names the whole amount in baht", async () => {
    await visitInThai(paths.withdraw)
    await expect.element(main().getByRole("button", { name: "ถอนทั้งหมด: ฿ 12,480.50" })).toBeVisible()
  })
})
