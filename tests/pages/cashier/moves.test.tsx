import { describe, expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { depositManual } from "#gateway/calls/cashier/deposits.ts"
import { exchange } from "#gateway/calls/promo/mall.ts"
import { visit } from "#tests/support/page.tsx"
import { main, player, question } from "#tests/support/pagePlayer.ts"

import { deposit, unsettled } from "./moneyForms.ts"

describe("a deposit that the gateway did not process", () => {
  it("a deposit of another amount after an upgrade of the gateway is another request", async () => {
    const { callsTo, fails } = await visit({ persona: "0", path: `${paths.deposit}?method=MANUAL` })
    fails(depositManual, "refused", { times: 1, code: "system_upgrading" })
    await player.picks(/^Jade Coin Bank/)
    for (const amount of ["500", "600"]) {
      await player.types("Amount", amount)
      await player.presses("Continue")
      await player.confirms()
      await expect.element(question()).not.toBeInTheDocument()
    }
    const bodies = callsTo(depositManual).map(({ body }) => JSON.stringify(body))
    expect(bodies.map((body) => /"amount":(\d+)/.exec(body)?.[1])).toEqual(["500", "600"])
    const ids = bodies.map((body) => /"requestId":"([^"]+)"/.exec(body)?.[1])
    expect(new Set(ids).size).toBe(2)
  })
})

describe("a success without the value that the contract promises", () => {
  it("a deposit whose reference is empty shows that its outcome is unknown, and no receipt", async () => {
    await visit({
      persona: "0",
      path: `${paths.deposit}?method=MANUAL`,
      before: ({ rewrite }) => rewrite(depositManual, () => ({ reference: "" })),
    })
    await deposit("500")
    await expect.element(unsettled()).toBeVisible()
  })

  it("an exchange of points without the remaining points shows that its outcome is unknown", async () => {
    await visit({
      persona: "0",
      path: paths.pointsMall,
      before: ({ rewrite }) => rewrite(exchange, () => ({})),
    })
    await main().getByRole("button", { name: "Redeem" }).first().click()
    await question().getByRole("button", { name: "Redeem" }).click()
    await expect.element(unsettled()).toBeVisible()
  })
})
