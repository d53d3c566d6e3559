import { describe, expect, it } from "vitest"
import { page } from "vitest/browser"

import { paths } from "#config/paths.ts"
import { visit } from "#tests/support/page.tsx"
import { dialog, main } from "#tests/support/pagePlayer.ts"

const amount = () => dialog().getByRole("textbox", { name: "Amount for player1001" })

const openTransfer = async () => {
  await main()
    .getByRole("checkbox", { name: /player1001/ })
    .click()
  await page.getByRole("button", { name: "Transfer to selected (1)" }).click()
}

describe("a draft of the agent's transfer", () => {
  it("a transfer to a downline account keeps its amount over a reload", async () => {
    const { again } = await visit({ persona: "9", path: paths.team })
    await openTransfer()
    await amount().fill("12.50")
    await again()
    await openTransfer()
    await expect.element(amount()).toHaveValue("12.50")
  })
})
