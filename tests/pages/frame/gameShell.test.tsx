import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { slots } from "#platform/slots.ts"
import { visit } from "#tests/support/page.tsx"
import { dialog, main } from "#tests/support/pagePlayer.ts"

describe("the game shell", () => {
  it("hides amounts while the balance is hidden", async () => {
    await visit({
      persona: "0",
      settings: { scale: "few", launch: "frame" },
      storage: { [slots.balanceHidden.key]: "1" },
    })
    await expect.element(page.getByRole("contentinfo")).toBeInTheDocument()
    const winners = main().getByRole("region", { name: "Latest Winner" })
    await winners.getByRole("row").nth(1).getByRole("button").click()
    await expect.element(dialog().getByRole("timer")).toBeInTheDocument()
    const balance = dialog().getByRole("status", { name: "Balance" })
    await expect.poll(() => balance.element().textContent).toMatch(/^\*+$/)
    const net = dialog().getByRole("status", { name: "Net result since you opened the game" })
    expect(net.query()).toBeNull()
  })
})
